#!/usr/bin/env bash
# Guess: `soffice --convert-to` reads a CSV file that begins with a byte order mark as UTF-8: the dialog of the program chooses Unicode for it.
# Behaviour: without options it reads Windows-1252, also in a locale of UTF-8: the first heading is "ï»¿SociÃ©tÃ©", and is found
# by no name. `--infilter=CSV:44,34,76` reads UTF-8 and drops the mark.
# Version: Debian's libreoffice-calc, printed below (7.4.7 when this was written).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query -W libreoffice-calc
printf '\xef\xbb\xbfSociété,NAV\r\nA,1\r\n' > a.csv
headings() {
  HOME=$folder LC_ALL=C.UTF-8 soffice --headless "$@" --convert-to fods a.csv >/dev/null 2>&1
  grep -oE '<text:p>[^<]+' a.fods | sed 's/<text:p>//' | grep -v '^Page' | head -2 | paste -s
}
{
  headings
  headings --infilter=CSV:44,34,76
} | tee output.txt
diff output.txt - <<'END'
ï»¿SociÃ©tÃ©	NAV
Société	NAV
END
