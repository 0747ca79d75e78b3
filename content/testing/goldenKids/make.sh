#!/bin/sh
# Makes the PDFs beside this file. Run it by hand from the root of the project: npm test reads what is kept. Needs chromium and gs.
set -eu
cd content/testing/goldenKids
for locale in fr en it; do
  chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf="chromium.$locale.pdf" "kid.$locale.html"
done
gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sOutputFile=ghostscript.fr.pdf chromium.fr.pdf
# A picture of each page, as a scanner makes it.
gs -q -dNOPAUSE -dBATCH -r60 -sDEVICE=pdfimage8 -sOutputFile=scanned.fr.pdf chromium.fr.pdf
