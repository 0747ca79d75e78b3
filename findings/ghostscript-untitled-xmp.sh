#!/bin/sh
# A page without a title, made a PDF by Ghostscript.
# Guess: it has no title, or the same "Untitled" in the document information and in XMP.
# Behaviour: there is none in the document information, and "Untitled" in XMP (dc:title): pdfinfo says that there is no title, and
# whoever asks XMP, as checkers of PDF/A and PDF/UA do, is told that there is one.
# Seen with Ghostscript 10.00.0, poppler-utils 22.12.0 (Debian 12). Printed: "Info: (none)", "XMP: Untitled"
set -eu
cd "$(mktemp -d)"
dpkg-query -W ghostscript poppler-utils
printf '%%!PS\nshowpage\n' > page.ps
gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -o page.pdf page.ps
info=$(pdfinfo page.pdf | sed -n 's/^Title: *//p')
xmp=$(pdfinfo -meta page.pdf | sed -n 's/.*<dc:title>.*x-default.>\([^<]*\)<.*/\1/p')
echo "Info: ${info:-(none)}"
echo "XMP: ${xmp:-(none)}"
test -z "$info"
test "$xmp" = Untitled
