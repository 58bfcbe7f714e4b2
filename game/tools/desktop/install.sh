#!/bin/sh
# Puts this folder's game into the menu of your desktop: ./install.sh   (./install.sh --remove takes it out again)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/briscola.desktop
icon=$share/icons/hicolor/256x256/apps/briscola.png
case ${1:-} in
  --remove) rm -f "$entry" "$icon"; exit ;;
  "") ;;
  *) echo "install.sh: expected no option, or --remove" >&2; exit 2 ;;
esac
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/briscola.png" "$icon"
{ grep -v '^Exec=' "$here/briscola.desktop"; printf 'Exec="%s/Briscola"\n' "$here"; } > "$entry"
echo "Briscola is in the menu now; the game itself stays in $here"
