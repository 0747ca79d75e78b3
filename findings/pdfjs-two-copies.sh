#!/usr/bin/env bash
# Guess: unpdf and pdf-parse each bring a pdf.js of their own, so that one process can read PDFs with both.
# Behaviour: whichever reads first leaves its worker in `globalThis.pdfjsWorker`, which the other takes for its own: "The API version "5.4.296"
# does not match the Worker version "5.6.205"." Each alone reads the file. A worker thread for each keeps them apart.
# Version: unpdf 1.7.0 (pdf.js 5.6.205), pdf-parse 2.4.5 (pdf.js 5.4.296).
# Source: src/display/api.js of pdf.js, PDFWorker.#mainThreadWorkerMessageHandler.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund unpdf@1.7.0 pdf-parse@2.4.5 @cantoo/pdf-lib@2.11.1 >/dev/null 2>&1
cat > make.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { PDFDocument, StandardFonts } = require('@cantoo/pdf-lib');
(async () => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([300, 200]).drawText('Hello', { x: 20, y: 150, size: 12, font });
  writeFileSync('made.pdf', await pdf.save());
})();
JS
node make.cjs
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
const readers = {
  unpdf: async (data) => {
    const { extractText } = await import('unpdf');
    return (await extractText(data, { mergePages: true })).text;
  },
  'pdf-parse': async (data) => {
    const { PDFParse } = await import('pdf-parse');
    return (await new PDFParse({ data }).getText()).pages[0].text;
  },
};
const tried = [];
for (const name of process.argv.slice(2)) {
  const data = new Uint8Array(readFileSync('made.pdf'));
  tried.push(`${name}: ${await readers[name](data).then((text) => text.trim(), (error) => error.message)}`);
}
console.log(tried.join(', '));
JS
{
  node read.mjs unpdf
  node read.mjs pdf-parse
  node read.mjs unpdf pdf-parse
} | tee output.txt
diff output.txt - <<'END2'
unpdf: Hello
pdf-parse: Hello
unpdf: Hello, pdf-parse: The API version "5.4.296" does not match the Worker version "5.6.205".
END2
