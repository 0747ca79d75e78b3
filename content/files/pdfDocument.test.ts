import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { testPdf } from '../testing/testPdf';
import { readPdfDocument } from './pdfDocument';

const golden = path.join(__dirname, '../testing/goldenPdfs');

const refused = {
  cut: 'expected a whole PDF file, which begins with %PDF- and ends with %%EOF: export it again',
  changed:
    'expected a PDF as it was exported, got one that was changed on its way (line ends or encoding): export it again, and send it as a file, not as text',
  encrypted: 'expected a PDF without password and encryption: save it without',
  unreadable: 'expected a PDF whose objects can be read: export it again',
  script: 'expected a PDF without JavaScript: save it without scripts',
  launch: 'expected a PDF without actions that start programs (Launch): save it without',
} as const;

type Expected = [title: 'title' | 'no title', language: string] | keyof typeof refused;

async function found(bytes: Buffer | string): Promise<Expected> {
  const document = await readPdfDocument(Buffer.from(bytes));
  if (!('refused' in document)) return [document.hasTitle ? 'title' : 'no title', document.language];
  const reasons = Object.keys(refused) as (keyof typeof refused)[];
  const reason = reasons.find((each) => refused[each] === document.refused);
  assert(reason, document.refused);
  return reason;
}

/** Real programs have made these files, or a test has damaged them afterwards. */
const goldenFiles: Record<string, Expected> = {
  libreoffice: ['title', 'fr-fr'],
  'libreoffice-no-title': ['no title', 'fr-fr'],
  'libreoffice-of-html': ['title', 'en-us'],
  'libreoffice-pdfa': ['title', 'fr-fr'],
  weasyprint: ['title', 'fr'],
  'weasyprint-accents': ['title', 'fr'],
  'weasyprint-no-title': ['no title', ''],
  'weasyprint-ua': ['title', 'fr'],
  ghostscript: ['title', 'fr'],
  'ghostscript-untitled': ['no title', ''],
  'ghostscript-of-libreoffice': ['title', ''],
  'ghostscript-of-weasyprint': ['title', ''],
  'ghostscript-script': 'script',
  'ghostscript-launch': 'launch',
  'qpdf-object-streams': ['title', 'fr-fr'],
  'qpdf-linearized': ['title', 'fr-fr'],
  'qpdf-linearized-object-streams': ['title', 'fr'],
  'qpdf-qdf': ['title', 'fr-fr'],
  'qpdf-pdfa': ['title', 'fr-fr'],
  'qpdf-encrypted': 'encrypted',
  'qpdf-encrypted-object-streams': 'encrypted',
  'qpdf-decrypted': ['title', 'fr-fr'],
  'qpdf-script': 'script',
  'qpdf-launch': 'launch',
  'exiftool-title': ['title', 'fr-fr'],
  'exiftool-title-taken': ['no title', 'fr-fr'],
  'exiftool-xmp': ['title', ''],
  'pdf-lib-incremental': ['title', 'fr-fr'],
  'pdf-lib-indirect-lang': ['no title', 'fr-fr'],
  'pdf-lib-utf16-lang': ['title', 'fr'],
  'pdf-lib-utf8-lang': ['no title', 'fr'],
  'pdf-lib-set-language': ['no title', 'fr'],
  'pdf-lib-opening-script': 'script',
  'pdf-lib-opening-script-plain': 'script',
  'damaged-libreoffice-short': 'cut',
  'damaged-linearized-short': 'cut',
  'damaged-libreoffice-crlf': 'changed',
  'damaged-qdf-crlf': 'changed',
  'damaged-weasyprint-crlf': 'changed',
  'damaged-weasyprint-cr': 'changed',
  'damaged-ghostscript-cr': 'changed',
  'damaged-libreoffice-cr-lf': 'changed',
  'damaged-exiftool-lf': 'changed',
  'damaged-object-streams-utf8': 'changed',
  'damaged-ghostscript-utf8': 'changed',
  'damaged-weasyprint-replaced': 'changed',
  'damaged-libreoffice-ascii': 'changed',
  'damaged-ghostscript-ascii': 'changed',
};

test.each(Object.entries(goldenFiles))('%s.pdf is %j', async (name, expected) => {
  expect(await found(await readFile(path.join(golden, `${name}.pdf`)))).toEqual(expected);
});

test('each file that a program made is read', async () => {
  const files = (await readdir(golden)).filter((file) => file.endsWith('.pdf'));
  expect(files.sort()).toEqual(
    Object.keys(goldenFiles)
      .map((name) => `${name}.pdf`)
      .sort(),
  );
});

test('a later version of a file is whole, or the file is refused', async () => {
  const bytes = await readFile(path.join(golden, 'pdf-lib-incremental.pdf'));
  for (let lost = 1; lost <= 200; lost += 1) {
    expect([lost, await found(bytes.subarray(0, -lost))]).toEqual([lost, 'cut']);
  }
});

/** An object that holds others, written in ASCII. */
function objectStream(object: string, filter = '/ASCIIHexDecode'): string {
  const hexadecimal = Buffer.from(`10 0 ${object}`, 'latin1').toString('hex');
  const dictionary = `/Type /ObjStm /N 1 /First 5 /Filter ${filter} /Length ${hexadecimal.length + 1}`;
  return `7 0 obj << ${dictionary} >> stream\n${hexadecimal}>\nendstream endobj`;
}

const action = (type: string) => testPdf({ objects: `7 0 obj << /Type /Action /S ${type} >> endobj` });
const later = (objects: string) => {
  const before = testPdf();
  return `${before}${objects}\nxref\n0 0\ntrailer << /Root 1 0 R /Info 6 0 R >>\nstartxref\n${before.length + objects.length + 1}\n%%EOF\n`;
};

test.each<[what: string, file: string, expected: Expected]>([
  ['nothing', '', 'cut'],
  ['a page of a site', '<!doctype html>%PDF- %%EOF', 'cut'],
  ['the first half of a file', testPdf().slice(0, 300), 'cut'],
  [
    'a file without its end, and another one’s',
    `${testPdf().slice(0, 300)}\nstartxref\n700\n%%EOF`,
    'changed',
  ],
  ['a file without the place of its table', testPdf().replace('startxref', ''), 'changed'],
  ['an encrypted file', testPdf({ trailer: '/Encrypt 7 0 R' }), 'encrypted'],
  ['a script', action('/JavaScript /JS (app.alert\\(1\\))'), 'script'],
  ['a script whose names are written with codes', action('/Java#53cript /J#53 7 0 R'), 'script'],
  ['a script of a film', action('/Rendition /JS 8 0 R'), 'script'],
  [
    'a script whose type is an object of its own',
    testPdf({ objects: '7 0 obj << /S 8 0 R >> endobj\n8 0 obj /JavaScript endobj' }),
    'script',
  ],
  ['a script among the names', testPdf({ catalogue: '/Names << /JavaScript 7 0 R >>' }), 'script'],
  [
    'a script as a page opens',
    testPdf({ objects: '7 0 obj << /AA << /O << /S /JavaScript >> >> >> endobj' }),
    'script',
  ],
  ['a script in an object stream', testPdf({ objects: objectStream('<< /S /JavaScript >>') }), 'script'],
  ['an action that starts a program', action('/Launch /F (calc.exe)'), 'launch'],
  [
    'such an action in a list',
    testPdf({ catalogue: '/OpenAction << /S /GoTo /Next [<< /S /Launch >>] >>' }),
    'launch',
  ],
  ['such an action in an object stream', testPdf({ objects: objectStream('<< /S /#4caunch >>') }), 'launch'],
  [
    'what looks like a stream around a script',
    testPdf({ objects: '% stream\n7 0 obj << /S /JavaScript >> endobj\n% endstream' }),
    'script',
  ],
  ['a file without its version', testPdf().replace('%PDF-1.7', '%PDF-x.y'), 'unreadable'],
  ['a trailer that is no dictionary', testPdf().replace('trailer <<', 'trailer ++'), 'unreadable'],
  ['objects in a damaged stream', testPdf({ objects: objectStream('<< >>', '/FlateDecode') }), 'unreadable'],
  [
    'objects in a stream of an unknown kind',
    testPdf({ objects: objectStream('<< >>', '/Unknown') }),
    'unreadable',
  ],
  ['a title and the language', testPdf(), ['title', 'fr']],
  ['the language of a country', testPdf({ catalogue: '/Lang (FR-fr)' }), ['title', 'fr-fr']],
  [
    'both in UTF-16',
    testPdf({ catalogue: '/Lang <FEFF00660072>', information: '/Title <FEFF0041>' }),
    ['title', 'fr'],
  ],
  ['a language with the other bytes first', testPdf({ catalogue: '/Lang <FFFE66007200>' }), ['title', 'fr']],
  [
    'a title as an object of its own',
    testPdf({ information: '/Title 7 0 R', objects: '7 0 obj (A) endobj' }),
    ['title', 'fr'],
  ],
  ['an empty title', testPdf({ information: '/Title ()' }), ['no title', 'fr']],
  ['a title of UTF-16 alone', testPdf({ information: '/Title <FEFF>' }), ['no title', 'fr']],
  ['a title that says there is none', testPdf({ information: '/Title (untitled)' }), ['no title', 'fr']],
  [
    'the title of a chapter only',
    testPdf({ information: '', objects: '7 0 obj << /Title (A) >> endobj' }),
    ['no title', 'fr'],
  ],
  [
    'a later version without them',
    later('1 0 obj << /Pages 2 0 R >> endobj\n6 0 obj << >> endobj'),
    ['no title', ''],
  ],
  ['a later version with another title', later('6 0 obj << /Title (B) >> endobj'), ['title', 'fr']],
  ['words about scripts', testPdf({ text: '/JavaScript, /JS, /Encrypt and /Launch' }), ['title', 'fr']],
  [
    'a link to a page on scripts',
    action('/URI /URI (https://example.com/JavaScript/Launch/JS)'),
    ['title', 'fr'],
  ],
])('%s is found', async (_what, file, expected) => {
  expect(await found(file)).toEqual(expected);
});
