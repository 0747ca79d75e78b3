#!/bin/sh
# <html lang="fr"> with a title, made a PDF by LibreOffice (soffice --convert-to pdf).
# Guess: title and language of the page become those of the PDF, as with WeasyPrint.
# Behaviour: the title does; the language of the PDF is that of LibreOffice's own settings (en-US), so that a screen reader reads
# French with an English voice, and nothing looks amiss. WeasyPrint takes both.
# Seen with LibreOffice 7.4.7, WeasyPrint 57.2, qpdf 11.3.0 (Debian 12). Printed: libreoffice u:en-US, weasyprint u:fr
set -eu
cd "$(mktemp -d)"
dpkg-query -W libreoffice-writer weasyprint qpdf
echo '<html lang="fr"><head><title>Lettre</title></head><body><p lang="fr">Bonjour</p></body></html>' > page.html
languageOf() { qpdf --json "$1" | sed -n 's/.*"\/Lang": "\(.*\)".*/\1/p' | head -1; }
weasyprint page.html weasyprint.pdf 2> /dev/null
LC_ALL=C.UTF-8 soffice -env:UserInstallation="file://$PWD/profile" --headless --infilter='HTML (StarWriter)' --convert-to pdf:writer_pdf_Export page.html > /dev/null 2>&1
pdfinfo page.pdf | grep '^Title'
echo "libreoffice $(languageOf page.pdf)"
echo "weasyprint $(languageOf weasyprint.pdf)"
test "$(languageOf page.pdf)" = u:en-US
test "$(languageOf weasyprint.pdf)" = u:fr
