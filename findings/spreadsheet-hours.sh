#!/usr/bin/env bash
# Guess: SheetJS and ExcelJS give a cell of time as the same moment, counted from 30 December 1899 as Excel's serials are after February 1900: hours are
# what is left of that day.
# Behaviour: 11:00 is on 31 December 1899 to SheetJS and on the 30th to ExcelJS and read-excel-file, and a duration of 36:00 is 1 January 1900, 12:00,
# or 31 December 1899, 12:00. Whoever takes 30 December off has 36 hours with one, and 60 with the other. Only openpyxl gives 36 hours.
# Version: @e965/xlsx 0.20.3 (SheetJS CE), exceljs 4.4.0, read-excel-file 9.3.17, Debian's python3-openpyxl, printed below (3.0.9 when this was written).
# Format: ECMA-376 part 1, 18.17.4 (serials; in the 1900 system 1 January is 1).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query -W python3-openpyxl
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 exceljs@4.4.0 read-excel-file@9.3.17 >/dev/null
cat > read.mjs <<'END'
import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { readSheet } from 'read-excel-file/node';
const made = new ExcelJS.Workbook();
const cells = made.addWorksheet('A').addRow([11 / 24, 1.5]);
cells.getCell(1).numFmt = 'hh:mm';
cells.getCell(2).numFmt = '[h]:mm';
await made.xlsx.writeFile('a.xlsx');
const bytes = readFileSync('a.xlsx');
const print = (name, row) => console.log(name, row.map((value) => value.toISOString().slice(0, 16)).join(' '));
print('SheetJS', utils.sheet_to_json(read(bytes, { cellDates: true, UTC: true }).Sheets.A, { header: 1, UTC: true })[0]);
const book = new ExcelJS.Workbook();
await book.xlsx.load(bytes);
print('ExcelJS', book.worksheets[0].getRow(1).values.slice(1));
print('read-excel-file', (await readSheet(bytes))[0]);
END
{
  node read.mjs
  /usr/bin/python3 -c '
from openpyxl import load_workbook
print("openpyxl", *[str(cell.value) for cell in load_workbook("a.xlsx").active[1]])'
} | tee output.txt
diff output.txt - <<'END'
SheetJS 1899-12-31T11:00 1900-01-01T12:00
ExcelJS 1899-12-30T11:00 1899-12-31T12:00
read-excel-file 1899-12-30T11:00 1899-12-31T12:00
openpyxl 11:00:00 1 day, 12:00:00
END
