#!/usr/bin/env bash
# Builds the game for the browser.
#
#   ./build_web.sh                    build/web: on pygbag, whose runtime comes from its own host
#   ./build_web.sh --self-contained   build/web-offline: on Pyodide, every file in the one folder
#       --wheel PATH-or-URL           the pygame-ce wheel for it (or BRISCOLA_PYGAME_WHEEL; else Pyodide's own)
#   ... --zip                         afterwards pack the folder into a .zip beside it, as itch.io takes it
#   ... --serve [PORT]                afterwards serve it, to this network too, on PORT (8000)
set -euo pipefail
cd "$(dirname "$0")"
export PYGAME_HIDE_SUPPORT_PROMPT=1

readonly PYODIDE=0.29.5
readonly STAGE=build/stage APP=build/stage/briscola CACHE=build/cache

fail() { echo "build_web.sh: $*" >&2; exit 1; }

usage() { sed -n '2,9s/^# \{0,1\}//p' "$0"; }

find_python() {
  PYTHON=${PYTHON:-.venv/bin/python}
  PYTHON=$(command -v "$PYTHON" || command -v python3) || fail "no Python found (set PYTHON)"
  [[ $PYTHON == /* ]] || PYTHON=$PWD/$PYTHON
  needs pygame pygame-ce
}

# needs MODULE PACKAGE
needs() {
  "$PYTHON" -c "import $1" 2>/dev/null \
    || fail "$PYTHON has no $2; this brings it: python3 -m venv .venv && .venv/bin/pip install -q -e '.[dev]'"
}

# A clean folder: what the game needs in a browser and nothing else. The sources are only read.
stage() {
  [[ -f game/main.py ]] || fail "there is no game/main.py here"
  rm -rf "$STAGE"
  mkdir -p "$APP" "$STAGE/static" "$CACHE"
  find game sprites -type f \( -name '*.py' -o -name '*.json' -o -name '*.bin' \) \
    -not -path 'game/host/page/*' -not -path 'game/host/pack/*' -not -path 'game/ai/train/*' -not -path 'game/tools/*' \
    -not -name __main__.py -not -path game/arena.py \
    -not -path game/host/native.py -not -path game/host/assistive.py -not -path game/host/files.py -not -path game/host/locks.py -not -path game/host/quiet.py \
    -not -path sprites/files.py | sort | while read -r file; do
    mkdir -p "$APP/$(dirname "$file")"
    cp "$file" "$APP/$file"
  done
  FONT=$("$PYTHON" -c 'from sprites.typeface import font_path; print(font_path())') \
    || fail "no typeface: pip install font-source-serif-pro"
  "$PYTHON" game/host/pack/lean.py "$APP" || fail "what only readers need cannot be left out"
  write_font
  write_main
  stage_page
}

# The letters of the game's languages only: a third of the file. A part of a typeface may not bear its reserved name.
write_font() {
  needs fontTools fonttools
  "$PYTHON" - "$FONT" "$APP/sprites/font.ttf" <<'FONT' || fail "the typeface cannot be cut down"
import sys

from fontTools import subset, ttLib

LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), 0x20AC, 0x2190, 0x2192, 0x2212, 0x2605]
NAMES = {1: "Briscola Serif", 2: "Regular", 3: "Briscola Serif", 4: "Briscola Serif", 6: "BriscolaSerif"}

font = ttLib.TTFont(sys.argv[1], recalcTimestamp=False)
letters = subset.Subsetter(subset.Options(name_IDs=[0, *NAMES, 8, 9, 13, 14], layout_features=["kern"], notdef_outline=True))
letters.populate(unicodes=LETTERS)
letters.subset(font)
for number, name in NAMES.items():
    font["name"].setName(name, number, 3, 1, 0x409)
font.save(sys.argv[2])
FONT
}

# What the runtimes execute. pygbag reads the header, looks for imports in this one file only, and tells nobody of faults.
write_main() {
  cat > "$APP/main.py" <<'MAIN'
# /// script
# dependencies = ["pygame-ce"]
# ///
import asyncio

try:
    import pygame  # noqa: F401

    from game.main import main
except Exception:
    import json
    import platform
    import traceback

    if hasattr(platform, "window"):
        platform.window.briscola.fail(json.dumps(traceback.format_exc()))
    raise

asyncio.run(main())
MAIN
}

# A script without comments and indents, on the same lines; none of its strings goes over several lines.
lean_script() { sed -E 's#^ +##; s#(^| +)// .*##'; }

stage_page() {
  local web=game/host/page static=$STAGE/static
  cp $web/manifest.webmanifest $web/icon.svg "$static/"
  sed -E 's#^ +##; s#/\*.*\*/##' $web/page.css > "$static/page.css"
  cat $web/words.js $web/page.js $web/mirror.js | lean_script > "$static/page.js"
  sed '/<rect width="512" height="512"/d' $web/icon.svg > "$static/cards.svg"
  "$PYTHON" - $web/icon.svg "$static" <<'ICONS'
import sys

import pygame

for name, size in (("icon-192.png", 192), ("icon-512.png", 512), ("favicon.png", 64)):
    pygame.image.save(pygame.image.load_sized_svg(sys.argv[1], (size, size)), f"{sys.argv[2]}/{name}")
ICONS
}

# page TARGET FRAGMENT: the page with its runtime's part.
page() {
  sed -e "/<!-- the renewal -->/{r game/host/page/renewal.html" -e 'd}' \
    -e "/<!-- the runtime -->/{r game/host/page/$2" -e 'd}' game/host/page/page.html | sed 's#^ *// .*##' > "$1"
}

# The service worker keeps every file of the folder, under a name that changes with any of them and with itself.
write_service_worker() {
  "$PYTHON" - "$1" <(lean_script < game/host/page/service-worker.js) <<'WORKER'
import hashlib
import json
import sys
from pathlib import Path

folder, source = Path(sys.argv[1]), Path(sys.argv[2]).read_text(encoding="utf-8")
names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
kept = [name for name in names if not name.startswith("licences/") and not name.endswith((".apk", "service-worker.js"))]
files = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in kept}
list_ = json.dumps({"./": files["index.html"], **files})
version = hashlib.sha256((source + list_).encode()).hexdigest()[:12]
text = source.replace("@VERSION@", version).replace("@FILES@", list_)
(folder / "service-worker.js").write_text(text, encoding="utf-8")
WORKER
}

# repack ARCHIVE...: the same bytes for the same files, whenever they were written.
repack() {
  "$PYTHON" - "$@" <<'REPACK' || fail "cannot pack anew: $*"
import io
import sys
import tarfile
import zipfile

from zopfli import gzip


def repack_zip(path):
    with zipfile.ZipFile(path) as old:
        files = {name: old.read(name) for name in sorted(old.namelist()) if not name.endswith("/")}
    with zipfile.ZipFile(path, "w") as new:
        for name, data in files.items():
            new.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)


def repack_tar(path):
    with tarfile.open(path) as old:
        files = {each.name: old.extractfile(each).read() for each in old.getmembers() if each.isfile()}
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w") as new:
        for name, data in sorted(files.items()):
            told = tarfile.TarInfo(name)
            told.size = len(data)
            new.addfile(told, io.BytesIO(data))
    with open(path, "wb") as packed:
        packed.write(gzip.compress(plain.getvalue(), numiterations=5))


for path in sys.argv[1:]:
    (repack_tar if path.endswith(".tar.gz") else repack_zip)(path)
REPACK
}

# report FOLDER FILE...: how much of it is ours, as a server sends it (text compressed).
report() {
  local folder=$1 total=0 size file
  shift
  for file in "$@"; do
    size=$(gzip -9c "$folder/$file" | wc -c)
    total=$((total + size))
  done
  echo "$folder is ready. Our own part, compressed: $((total / 1000)) kB"
}

readonly OWN="index.html page.css page.js service-worker.js manifest.webmanifest cards.svg favicon.png"

build_pygbag() {
  needs pygbag pygbag
  needs zopfli zopfli
  page $STAGE/template.html pygbag.html
  mv $STAGE/static $APP/static
  mkdir $STAGE/empty
  # An empty PATH: with a formatter in it, pygbag would rewrite the staged sources.
  PATH=$PWD/$STAGE/empty "$PYTHON" -m pygbag --build --no_opt --template $STAGE/template.html \
    --icon $APP/static/favicon.png --ume_block 0 --can_close 1 --title Briscola $APP > $STAGE/pygbag.log 2>&1 \
    || fail "pygbag failed: $(tail -1 $STAGE/pygbag.log) (all of it: $STAGE/pygbag.log)"
  [[ -s $APP/build/web/index.html && -s $APP/build/web/briscola.tar.gz ]] \
    || fail "pygbag made no bundle (see $STAGE/pygbag.log)"
  rm -rf build/web
  mv $APP/build/web build/web
  repack build/web/briscola.apk build/web/briscola.tar.gz
  write_service_worker build/web
  report build/web $OWN briscola.tar.gz
}

fetch_pyodide() {
  PACKAGE=$CACHE/pyodide-$PYODIDE/package
  [[ -f $PACKAGE/pyodide.asm.wasm ]] && return
  command -v npm > /dev/null || fail "npm is missing: it fetches Pyodide"
  (cd $CACHE && npm pack --silent "pyodide@$PYODIDE" > /dev/null) || fail "npm cannot fetch pyodide@$PYODIDE"
  mkdir -p "$CACHE/pyodide-$PYODIDE"
  tar -xzf "$CACHE/pyodide-$PYODIDE.tgz" -C "$CACHE/pyodide-$PYODIDE"
}

# Pyodide's lock file names its own build of pygame-ce and that file's checksum.
fetch_pyodides_wheel() {
  local name sum
  read -r name sum < <("$PYTHON" -c '
import json, sys
entry = json.load(open(sys.argv[1]))["packages"]["pygame-ce"]
print(entry["file_name"], entry["sha256"])' "$PACKAGE/pyodide-lock.json")
  WHEEL=$CACHE/$name
  [[ -f $WHEEL ]] || download "https://cdn.jsdelivr.net/pyodide/v$PYODIDE/full/$name" "$WHEEL"
  echo "$sum  $WHEEL" | sha256sum --check --status || { rm -f "$WHEEL"; fail "$name is not the file that Pyodide names"; }
}

download() {
  curl --fail --silent --show-error --location --output "$2.part" "$1" \
    || fail "cannot fetch $1 (give another with --wheel)"
  mv "$2.part" "$2"
}

find_wheel() {
  case $WHEEL in
    "") fetch_pyodides_wheel ;;
    http://* | https://*) download "$WHEEL" "$CACHE/$(basename "$WHEEL")" && WHEEL=$CACHE/$(basename "$WHEEL") ;;
    *) [[ -f $WHEEL ]] || fail "there is no wheel at $WHEEL" ;;
  esac
}

# Python, pygame-ce and the game: what is used of them, compiled by the very Python that the browser runs.
pack_python() {
  command -v node > /dev/null || fail "node is missing: it compiles the game with Pyodide's Python"
  node game/host/pack/pack.mjs "$PACKAGE" game/host/pack/library.txt "$PACKAGE" $APP "$WHEEL" "$1" || fail "Python cannot be packed"
}

build_self_contained() {
  local out=build/web-offline wheel bytes file
  fetch_pyodide
  find_wheel
  wheel=$(basename "$WHEEL" .whl).bin
  rm -rf $out
  mkdir -p $out/licences
  cp $STAGE/static/* game/host/page/start.js $out/
  for file in pyodide.js pyodide.asm.js pyodide.asm.wasm; do
    cp "$PACKAGE/$file" $out/ || fail "pyodide@$PYODIDE has no $file"
  done
  pack_python $out
  chmod go-w $out/*
  cp game/host/page/licences/*.txt $out/licences/
  cp "$(dirname "$FONT")/LICENSE.txt" $out/licences/OFL-1.1.txt || fail "the typeface came without its licence"
  bytes=$(cd $out && cat pyodide.asm.wasm pyodide-lock.json ./*.bin | wc -c)
  page $out/index.html pyodide.html
  sed -i "s/@BYTES@/$bytes/; s/@WHEEL@/$wheel/; s/@BUNDLE@/briscola.bin/" $out/index.html
  write_service_worker $out
  report $out $OWN start.js briscola.bin
  echo "With Python and pygame-ce, compressed: $(gzip -9c $out/*.wasm $out/*.js $out/*.bin $out/*.json | wc -c | awk '{printf "%.1f MB", $1 / 1e6}')"
}

pack() {
  rm -f "$1.zip"
  (cd "$1" && "$PYTHON" -m zipfile -c "../$(basename "$1").zip" ./*) || fail "cannot pack $1"
  repack "$1.zip"
  echo "$1.zip is ready"
}

serve() {
  echo "http://localhost:$2/ (and this computer's address in the network); Ctrl-C ends it"
  exec "$PYTHON" -m http.server --directory "$1" "$2"
}

main() {
  local target=pygbag out=build/web port="" zip=""
  WHEEL=${BRISCOLA_PYGAME_WHEEL:-}
  while (($#)); do
    case $1 in
      --self-contained) target=self_contained out=build/web-offline ;;
      --wheel) [[ $# -gt 1 ]] || fail "--wheel needs a path or an address"; WHEEL=$2; shift ;;
      --zip) zip=yes ;;
      --serve) port=8000; if [[ ${2:-} =~ ^[0-9]+$ ]]; then port=$2; shift; fi ;;
      -h | --help) usage; exit ;;
      *) fail "unknown option $1 (see --help)" ;;
    esac
    shift
  done
  find_python
  stage
  build_$target
  [[ -z $zip ]] || pack $out
  [[ -z $port ]] || serve $out "$port"
}

main "$@"
