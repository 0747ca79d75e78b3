#!/usr/bin/env bash
# Guess: `getText().text` of pdf-parse is the text of the document.
# Behaviour: it ends each page with a line of its own, "-- 4 of 7 --", which no option but `pageJoiner` takes away: a search for "4 of 7", a risk
# class on its scale, finds page four. `pages[n].text` has no such line.
# Version: pdf-parse 2.4.5.
# Source: ParseParameters.d.ts of pdf-parse, `pageJoiner`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdf-parse@2.4.5 @cantoo/pdf-lib@2.11.1 >/dev/null 2>&1
cat > make.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { PDFDocument, StandardFonts } = require('@cantoo/pdf-lib');
(async () => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= 7; page += 1) pdf.addPage([300, 200]).drawText('Text', { x: 20, y: 100, size: 12, font });
  writeFileSync('made.pdf', await pdf.save());
})();
JS
node make.cjs
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { PDFParse } from 'pdf-parse';
const { text, pages } = await new PDFParse({ data: readFileSync('made.pdf') }).getText();
console.log('text:', /4 of 7/.exec(text)?.[0], '– pages:', /4 of 7/.exec(pages.map((page) => page.text).join('\n'))?.[0]);
JS
node read.mjs | tee output.txt
diff output.txt - <<'END2'
text: 4 of 7 – pages: undefined
END2
