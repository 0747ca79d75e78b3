import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { kidOf } from '../files/documentFacts';
import { testPdf } from '../testing/testPdf';
import { normalisedText } from './documentText';

const golden = path.join(__dirname, '../testing/goldenKids');

test('spaces, apostrophes, ligatures and line ends of all kinds become plain ones', () => {
  expect(normalisedText(' l\u2019e\uFB03cacite\u0301 \r\n\f 1\u202F,85\u00A0%\n\n so\u00ADlo ')).toBe(
    "l'efficacité\n1 ,85 %\nsolo",
  );
});

test.each(['chromium.fr', 'chromium.en', 'chromium.it', 'ghostscript.fr'])(
  '%s is read with the facts that the law asks for',
  async (name) => {
    const locale = name.endsWith('fr') ? 'fr' : name.endsWith('en') ? 'en' : 'it';
    const zero = { value: 0, decimals: 2 };
    expect(await kidOf(await readFile(path.join(golden, `${name}.pdf`)), locale)).toEqual({
      hasText: true,
      opening: expect.stringContaining('Meridane'),
      isins: ['ZZ0011759386'],
      riskIndicator: 4,
      holdingPeriod: 5,
      day: '2026-02-16',
      costs: {
        entry: { value: 3, decimals: 2 },
        exit: zero,
        operating: { value: 1.96, decimals: 2 },
        transaction: { value: 0.31, decimals: 2 },
        performance: zero,
      },
    });
  },
);

test('a scanned document has no text', async () => {
  const scanned = await readFile(path.join(golden, 'scanned.fr.pdf'));
  expect(await kidOf(scanned, 'fr')).toEqual({ hasText: false });
});

test('a text in a font that is not in the file is read', async () => {
  const lines = Array.from({ length: 8 }, () => 'The risk class of the product is 4 out of 7.');
  const text = lines.join(') Tj 0 5 Td (');
  expect(await kidOf(Buffer.from(testPdf({ text })), 'en')).toMatchObject({ riskIndicator: 4 });
});

test('what is beyond the edge of the page is not read: nobody sees it', async () => {
  const lines = Array.from({ length: 8 }, () => 'The risk class of the product is 4 out of 7.');
  const text = `${lines.join(') Tj 0 5 Td (')}) Tj 0 500 Td (The risk class is 5 out of 7.`;
  expect(await kidOf(Buffer.from(testPdf({ text })), 'en')).toMatchObject({ riskIndicator: 4 });
});

test('a file that is no PDF has no reading', async () => {
  expect(await kidOf(Buffer.from('%PDF-1.7 cut'), 'fr')).toBeUndefined();
});
