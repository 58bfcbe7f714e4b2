"""Português. What goes wrong with files or with the game."""

TEXTS: dict[str, str] = {
    "file_broken": "Não foi possível ler {name}; está guardado como {aside}.",
    "file_newer": "{name} é de uma versão mais nova; está guardado como {aside}.",
    "file_closed": "O jogo não consegue usar nem gravar {name}.",
    "not_saved_full": "O disco está cheio: o jogo continua sem gravar.",
    "not_saved_forbidden": "O jogo não pode escrever na sua pasta e continua sem gravar.",
    "not_saved_folder": "Não há uma pasta onde gravar: o jogo continua assim mesmo.",
    "not_saved_browser": "O navegador não deixa gravar (janela privada ou falta de espaço): o jogo continua assim.",
    "not_saved_other": "Não é possível gravar: o jogo continua assim mesmo.",
    "open_elsewhere": "O jogo está aberto também em outro lugar: as mãos terminadas contam; das outras, só uma fica.",
    "trouble": "Algo deu errado",
    "trouble_fault": "Erro: {fault}",
    "trouble_safe": "A sua mão está a salvo: ao abrir o jogo de novo, ela continua de onde estava.",
    "trouble_unsaved": "A mão não ficou gravada: pode perder-se, no todo ou em parte.",
    "trouble_report": "O que aconteceu está escrito aqui: {path}",
    "trouble_close": "Fechar",
}
