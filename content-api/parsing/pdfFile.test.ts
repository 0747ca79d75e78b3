import { deflateSync } from 'node:zlib';
import { testPdf } from '../testing/testPdf';
import { missingInPdf } from './pdfFile';

/** A PDF whose objects are in a stream, as most programs write them since PDF 1.5. */
function withObjectStream(
  objects: readonly string[],
  { filter = '/FlateDecode', bytes = (text: Buffer): Buffer => deflateSync(text) } = {},
): Buffer {
  const list = objects.map((_, index) => [
    10 + index,
    objects.slice(0, index).join(' ').length + (index && 1),
  ]);
  const heading = `${list.flat().join(' ')} `;
  const inside = bytes(Buffer.from(heading + objects.join(' '), 'latin1'));
  const dictionary = `/Type /ObjStm /N ${objects.length} /First ${heading.length} /Filter ${filter} /Length ${inside.length}`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n5 0 obj << ${dictionary} >> stream\r\n`),
    inside,
    Buffer.from('\r\nendstream endobj\ntrailer << /Root 10 0 R /Info 11 0 R >>\n%%EOF'),
  ]);
}

const action = (type: string) => testPdf({ objects: `7 0 obj << /Type /Action /S ${type} >> endobj` });
const javaScript = 'expected a PDF without JavaScript: save it without scripts';
const launch = 'expected a PDF without actions that start programs (Launch): save it without';
const encrypted = 'expected a PDF without password and encryption: save it without';
const notWhole = 'expected a whole PDF file, which begins with %PDF- and ends with %%EOF: export it again';
const unreadable = 'expected a PDF whose objects can be read (object streams): export it again';

test.each<[what: string, file: string | Buffer, problem: string]>([
  ['nothing', '', notWhole],
  ['a page of a site', '<!doctype html>%PDF- %%EOF', notWhole],
  ['the first half of a file', testPdf().slice(0, 300), notWhole],
  ['an encrypted file', testPdf({ trailer: '/Encrypt 7 0 R' }), encrypted],
  ['a script', action('/JavaScript /JS (app.alert\\(1\\))'), javaScript],
  ['a script whose names are written with codes', action('/Java#53cript /J#53 7 0 R'), javaScript],
  ['a script of a film', action('/Rendition /JS 8 0 R'), javaScript],
  ['a script among the names', testPdf({ catalogue: '/Names << /JavaScript 7 0 R >>' }), javaScript],
  ['a script in an object stream', withObjectStream(['<< /S /JavaScript >>']), javaScript],
  ['an action that starts a program', action('/Launch /F (calc.exe)'), launch],
  ['such an action in an object stream', withObjectStream(['<< /S /#4caunch >>']), launch],
  [
    'what looks like a stream around a script',
    testPdf({ objects: '% stream\n7 0 obj << /S /JavaScript >> endobj\n% endstream' }),
    javaScript,
  ],
  ['objects in a stream of another kind', withObjectStream(['<< >>'], { filter: '/LZWDecode' }), unreadable],
  ['objects in a damaged stream', withObjectStream(['<< >>'], { bytes: (text) => text }), unreadable],
  ['objects that would fill the memory', withObjectStream([' '.repeat(100_000_001)]), unreadable],
])('%s is no document', (_what, file, problem) => {
  expect(() => missingInPdf(Buffer.from(file), 'fr')).toThrow(problem);
});

test.each<[what: string, file: string | Buffer, missing: string[]]>([
  ['a title and the language', testPdf(), []],
  ['the language of a country', testPdf({ catalogue: '/Lang (FR-fr)' }), []],
  ['both in UTF-16', testPdf({ catalogue: '/Lang <FEFF00660072>', information: '/Title <FEFF0041>' }), []],
  ['both in an object stream', withObjectStream(['<< /Lang (fr) >>', '<< /Title (A) >>']), []],
  ['neither in an object stream', withObjectStream(['<< >>', '<< >>']), ['title', 'language']],
  ['another language', testPdf({ catalogue: '/Lang (en)' }), ['language']],
  ['an empty title', testPdf({ information: '/Title ()' }), ['title']],
  [
    'the title of a chapter only',
    testPdf({ information: '', objects: '7 0 obj << /Title (A) >> endobj' }),
    ['title'],
  ],
  [
    'a title as XMP',
    testPdf({ information: '', objects: '<dc:title><rdf:Alt><rdf:li>A</rdf:li></rdf:Alt></dc:title>' }),
    [],
  ],
  [
    'a later version without them',
    `${testPdf()}1 0 obj << >> endobj\n6 0 obj << >> endobj\ntrailer << /Root 1 0 R /Info 6 0 R >>\n%%EOF`,
    ['title', 'language'],
  ],
  ['a word about scripts in its text', testPdf({ text: 'JavaScript, JS and Launch' }), []],
])('metadata with %s lack %j', (_what, file, missing) => {
  expect(missingInPdf(Buffer.from(file), 'fr')).toEqual(missing);
});

test('a file that is made to be slow is looked through', () => {
  for (const part of ['stream\n', '/ObjStm ', '1 0 obj ', '/Root 1 0 R ', '<dc:title', '/Info ']) {
    const hostile = Buffer.from(`%PDF-${part.repeat(2_000_000 / part.length)}%%EOF`);
    try {
      missingInPdf(hostile, 'fr');
    } catch (error) {
      expect(String(error)).toContain(unreadable);
    }
  }
});
