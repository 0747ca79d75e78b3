#!/bin/sh
# A PDF with a title and a language, taken through three programs of one package: pdfseparate, pdfunite, pdftocairo -pdf.
# Guess: pdfseparate and pdftocairo keep the title, pdfunite does not; none keeps the language of the catalogue.
# Behaviour: pdfseparate keeps both for each page; pdftocairo keeps neither, as pdfunite.
# Seen with poppler-utils 22.12.0, WeasyPrint 57.2, qpdf 11.3.0 (Debian 12).
# Printed: "source: Lettre, u:fr", "pdfseparate: Lettre, u:fr", "pdfunite: , ", "pdftocairo: , "
set -eu
cd "$(mktemp -d)"
dpkg-query -W poppler-utils weasyprint qpdf
echo '<html lang="fr"><head><title>Lettre</title></head><body><p>Bonjour</p></body></html>' > page.html
weasyprint page.html source.pdf 2> /dev/null
pdfseparate -f 1 -l 1 source.pdf pdfseparate.pdf
pdfunite source.pdf source.pdf pdfunite.pdf
pdftocairo -pdf source.pdf pdftocairo.pdf
for name in source pdfseparate pdfunite pdftocairo; do
  title=$(pdfinfo $name.pdf | sed -n 's/^Title: *//p')
  language=$(qpdf --json $name.pdf | sed -n 's/.*"\/Lang": "\(.*\)".*/\1/p' | head -1)
  echo "$name: $title, $language"
done | tee printed
grep -q '^pdfseparate: Lettre, u:fr$' printed
grep -q '^pdfunite: , $' printed
grep -q '^pdftocairo: , $' printed
