#!/bin/sh
# Guess: `ssconvert a.xlsx b.xlsx` keeps a hidden sheet hidden, as it keeps hidden rows and columns.
# Behaviour: the sheet is visible in b.xlsx: its `state` is gone, while a hidden row stays hidden. What its author had hidden is shown,
# and read, by whoever gets the file.
# Seen with Gnumeric 1.12.55 of Debian 12. The attribute: ECMA-376 part 1, 18.2.19 (sheet, state).
set -eu
dpkg-query -W -f '${Package} ${Version}\n' gnumeric
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund exceljs@4.4.0 >/dev/null 2>&1
node -e '
const { Workbook } = require("exceljs");
const book = new Workbook();
book.addWorksheet("Shown").addRow(["a"]);
book.getWorksheet("Shown").addRow(["b"]).hidden = true;
book.addWorksheet("Draft", { state: "hidden" }).addRow(["secret"]);
book.xlsx.writeFile("a.xlsx");'
ssconvert a.xlsx b.xlsx 2>/dev/null
for file in a b; do
  node -e '
const { Workbook } = require("exceljs");
const book = new Workbook();
const file = process.argv[1];
book.xlsx.readFile(file).then(() => {
  const row = book.getWorksheet("Shown").getRow(2).hidden;
  console.log(`${file}: Draft is ${book.getWorksheet("Draft").state}, row 2 hidden: ${row}`);
});' "$file.xlsx"
done | tee seen
grep -q '^a.xlsx: Draft is hidden, row 2 hidden: true' seen && grep -q '^b.xlsx: Draft is visible, row 2 hidden: true' seen
