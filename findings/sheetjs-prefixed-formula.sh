#!/bin/sh
# Guess: SheetJS, which reads cells behind any XML prefix (<x:c>, as Python's ElementTree writes them), finds their formulas, too.
# Behaviour: an empty formula element behind a prefix (<x:f t="shared" si="0"/>, as all but the first cell of a shared formula have it)
# is not found: the cell has no `f`, as if its last result had been typed. Without the prefix it has one. A data table's (<f t="dataTable" …/>)
# is not found in either form.
# Seen with @e965/xlsx 0.20.3 (SheetJS CE). Shared formulas: ECMA-376 part 1, 18.3.1.40; the code: `parse_ws_xml_data`, /<f[^<>]*\/>/.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund @e965/xlsx@0.20.3 fflate@0.8.3 >/dev/null 2>&1
cat > run.cjs <<'JS'
const { read, write, utils } = require('@e965/xlsx');
const { strFromU8, strToU8, unzipSync, zipSync } = require('fflate');
const sheet = utils.aoa_to_sheet([[1, 2, 3, 4]]);
const book = utils.book_new(sheet, 'A');
const parts = unzipSync(write(book, { type: 'buffer', bookType: 'xlsx' }));
const name = 'xl/worksheets/sheet1.xml';
const xml = strFromU8(parts[name])
  .replace(/(<c r="B1"[^>]*>)/, '$1<f t="shared" ref="B1:C1" si="0">A1+1</f>')
  .replace(/(<c r="C1"[^>]*>)/, '$1<f t="shared" si="0"/>')
  .replace(/(<c r="D1"[^>]*>)/, '$1<f t="dataTable" ref="D1" dt2D="0" dtr="0" r1="A1"/>');
const formulas = (text) => {
  const cells = read(zipSync({ ...parts, [name]: strToU8(text) })).Sheets.A;
  return ['A1', 'B1', 'C1', 'D1'].map((at) => `${at}=${cells[at].v} f:${cells[at].f ?? 'none'}`).join(', ');
};
const prefixed = xml.replace('xmlns=', 'xmlns:x=').replace(/<(\/?)(?=[a-zA-Z])/g, '<$1x:');
console.log('plain:   ', formulas(xml));
console.log('prefixed:', formulas(prefixed));
JS
node run.cjs | tee seen
grep -q '^plain: .*C1=3 f:B1+1, D1=4 f:none' seen && grep -q '^prefixed: .*B1=2 f:A1+1, C1=3 f:none' seen
