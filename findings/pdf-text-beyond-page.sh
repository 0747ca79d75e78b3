#!/usr/bin/env bash
# Guess: the text of a PDF is what its content streams draw; a line that goes on beyond the edge of the page comes whole.
# Behaviour: pdf.js (unpdf) and pdftotext leave out what begins beyond the edge, letter by letter: a line ends in the middle of a word, and the
# figure at its end is gone. Ghostscript's txtwrite has the whole line.
# Version: unpdf 1.7.0 (pdf.js 5.6.205); poppler-utils and Ghostscript of Debian 12, printed below.
# Source: ISO 32000-2, 14.11.2, says what is clipped for display; nothing asks readers of text to do the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query -W poppler-utils ghostscript
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund unpdf@1.7.0 @cantoo/pdf-lib@2.11.1 >/dev/null 2>&1
cat > make.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { PDFDocument, StandardFonts } = require('@cantoo/pdf-lib');
(async () => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const text = 'Ongoing costs of this share class as charged in the year: 1.03 %';
  pdf.addPage([300, 200]).drawText(text, { x: 20, y: 100, size: 12, font });
  writeFileSync('made.pdf', await pdf.save());
})();
JS
node make.cjs
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
const { text } = await extractText(new Uint8Array(readFileSync('made.pdf')), { mergePages: true });
console.log(`pdf.js: ${text}`);
JS
{
  node read.mjs
  echo "pdftotext: $(pdftotext -nopgbrk made.pdf -)"
  echo "Ghostscript: $(gs -q -dNOPAUSE -dBATCH -sDEVICE=txtwrite -o - made.pdf | tr -s ' \r\n' ' ' | sed 's, *$,,')"
} | tee output.txt
diff output.txt - <<'END2'
pdf.js: Ongoing costs of this share class as charged in the y
pdftotext: Ongoing costs of this share class as charged in the y
Ghostscript:  Ongoing costs of this share class as charged in the year: 1.03 %
END2
