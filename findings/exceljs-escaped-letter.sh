#!/usr/bin/env bash
# Guess: ExcelJS reads the figure 7 in a format `0\d` ("7d", seven days) as 7, like 7 in `0"d"`: a backslash makes the next character a text.
# Behaviour: it takes the d for a day of the month, and the cell is a Date, 6 January 1900. The same with `0\ \h` (hours). In quotes they are figures.
# Version: exceljs 4.4.0; read-excel-file 9.3.17 and @e965/xlsx 0.20.3 (SheetJS CE) read 7.
# Format: ECMA-376 part 1, 18.8.31 (number formats: `\` shows the next character). Source: lib/utils/utils.js, isDateFmt, takes out what stands in brackets and quotes, and no escapes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 exceljs@4.4.0 read-excel-file@9.3.17 >/dev/null
cat > read.mjs <<'END'
import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { readSheet } from 'read-excel-file/node';
const made = new ExcelJS.Workbook();
const row = made.addWorksheet('A').addRow([7, 7, 7]);
['0\\d', '0\\ \\h', '0"d"'].forEach((format, index) => (row.getCell(index + 1).numFmt = format));
await made.xlsx.writeFile('a.xlsx');
const bytes = readFileSync('a.xlsx');
const book = new ExcelJS.Workbook();
await book.xlsx.load(bytes);
const print = (name, values) => console.log(name, values.map((value) => value.toJSON?.() ?? value).join(' '));
print('ExcelJS', book.worksheets[0].getRow(1).values.slice(1));
print('read-excel-file', (await readSheet(bytes))[0]);
print('SheetJS', utils.sheet_to_json(read(bytes, { cellDates: true }).Sheets.A, { header: 1 })[0]);
END
node read.mjs | tee output.txt
diff output.txt - <<'END'
ExcelJS 1900-01-06T00:00:00.000Z 1900-01-06T00:00:00.000Z 7
read-excel-file 7 7 7
SheetJS 7 7 7
END
