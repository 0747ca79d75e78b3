import { strToU8, zipSync } from 'fflate';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const ofPackage = 'http://schemas.openxmlformats.org/package/2006';

const ofSheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const types = Object.entries({ workbook: 'sheet.main', styles: 'styles', 'worksheets/sheet1': 'worksheet' })
  .map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${ofSheet}.${type}+xml"/>`)
  .join('');

/** A workbook of one sheet, in which style 1 is a date, 2 a number of two decimals and 3 a percentage of as many. @param sheet what stands in its XML @param name the sheet's, as XML */
export function workbook(sheet: string, name = 'VL &amp; co'): Buffer {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${ofPackage}/content-types">${types}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${ofPackage}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ofPackage}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="2"/><xf numFmtId="10"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

/** Cells as a sheet has them: a text, a number, or XML of the cell's own. */
export function rows(...all: (string | number)[][]): string {
  const xml = all.map((cells, row) => {
    const inRow = cells.map((cell, column) => {
      const at = `r="${'ABCDEF'[column]}${row + 1}"`;
      if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
      if (cell.startsWith('<c ')) return cell.replace('<c ', `<c ${at} `);
      return cell === '' ? '' : `<c ${at} t="inlineStr"><is><t>${cell}</t></is></c>`;
    });
    return `<row r="${row + 1}">${inRow.join('')}</row>`;
  });
  return `<sheetData>${xml.join('')}</sheetData>`;
}
