"""Português. Words that several screens share."""

TEXTS: dict[str, str] = {
    "back": "Voltar",
    "close": "Fechar",
    "no": "Não",
    "on": "sim",
    "off": "não",
    "you": "Você",
    "name_and_level": "{name} · {level}",
    "name_and_value": "{name}: {value}",
    "scroll_on": "Mais abaixo",
    "scroll_back": "Mais acima",
    "of": "{part} de {whole}",
    "copied": "Copiado.",
    "not_copied": "Aqui não é possível copiar.",
    "date": "{day}/{month}/{year}",
    "practice": "treino",
    "opponent": "O adversário",
    "player": "Jogador {number}",
}
