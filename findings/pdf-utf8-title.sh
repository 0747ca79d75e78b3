#!/bin/sh
# A title in UTF-8, as PDF 2.0 allows (ISO 32000-2, 7.9.2.2: text strings may begin with EF BB BF).
# Guess: readers of 2022 and later show it, the standard is of 2017; a JavaScript library of 2026 surely does.
# Behaviour: @cantoo/pdf-lib, pdfinfo and Ghostscript take it for PDFDocEncoding ("ï»¿Ã›tÃ©"); Ghostscript writes that into Info
# and XMP of what it makes, for good. Only qpdf reads it.
# Seen with @cantoo/pdf-lib 2.11.1, poppler-utils 22.12.0, Ghostscript 10.00.0, qpdf 11.3.0 (Debian 12).
# Printed: pdf-lib "ï»¿Ã›tÃ©", pdfinfo ï»¿Ã›tÃ©, after Ghostscript ï»¿Ã›tÃ©, qpdf u:Été
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund @cantoo/pdf-lib@2.11.1 > /dev/null
dpkg-query -W poppler-utils ghostscript qpdf
cat > make.cjs <<'JS'
const { writeFileSync, readFileSync } = require('node:fs');
const { PDFDocument, PDFHexString } = require('@cantoo/pdf-lib');
(async () => {
  if (process.argv[2] === 'read') {
    const pdf = await PDFDocument.load(readFileSync('title.pdf'), { updateMetadata: false });
    return console.log('pdf-lib', JSON.stringify(pdf.getTitle()));
  }
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage();
  const title = PDFHexString.of(Buffer.from('\uFEFFÉté').toString('hex'));
  pdf.context.trailerInfo.Info = pdf.context.register(pdf.context.obj({ Title: title }));
  writeFileSync('made.pdf', await pdf.save());
})();
JS
node make.cjs
qpdf --force-version=2.0 made.pdf title.pdf
{
  node make.cjs read
  echo "pdfinfo $(pdfinfo title.pdf | sed -n 's/^Title: *//p')"
  gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -o again.pdf title.pdf
  echo "after Ghostscript $(pdfinfo again.pdf | sed -n 's/^Title: *//p')"
  echo "qpdf $(qpdf --json title.pdf | sed -n 's/.*"\/Title": "\(.*\)".*/\1/p' | head -1)"
} | tee printed
test "$(grep -c 'ï»¿Ã›tÃ©' printed)" = 3
grep -q '^qpdf u:Été$' printed
