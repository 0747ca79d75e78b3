#!/usr/bin/env bash
# Guess: a library that reads a PDF leaves the bytes to the caller, who may hash, check or store them afterwards.
# Behaviour: pdf.js transfers them to its worker, also where that runs in the same thread: the array is empty as soon as the document is asked for,
# and a digest taken afterwards is that of nothing. A Node Buffer, which is such an array, is refused. `bytes.slice()` beforehand keeps them.
# Version: unpdf 1.7.0 (pdf.js 5.6.205).
# Source: https://mozilla.github.io/pdf.js/api/draft/module-pdfjsLib.html, DocumentInitParameters, `data`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund unpdf@1.7.0 @cantoo/pdf-lib@2.11.1 >/dev/null 2>&1
cat > read.mjs <<'JS'
import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { extractText } from 'unpdf';
const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);
const pdf = await PDFDocument.create();
pdf.addPage([300, 200]);
const bytes = await pdf.save();
const before = digest(bytes);
await extractText(bytes);
console.log('same digest:', digest(bytes) === before, '– bytes left:', bytes.length, '– of nothing:', digest('') === digest(bytes));
const refusal = await extractText(Buffer.from(await pdf.save())).catch((error) => error.message);
console.log(typeof refusal === 'string' ? refusal : 'read');
JS
node read.mjs 2>/dev/null | tee output.txt
diff output.txt - <<'END2'
same digest: false – bytes left: 0 – of nothing: true
Please provide binary data as `Uint8Array`, rather than `Buffer`.
END2
