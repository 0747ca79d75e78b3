import { documentLabels } from './labels';

/** Every text of a dictionary; functions are called with sample values. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

test('no text is empty', () => {
  Object.values(documentLabels).forEach((labels) => {
    expect(texts(labels).every((text) => text.trim() !== '')).toBe(true);
  });
});

test('French sets no-break spaces before high punctuation and within guillemets', () => {
  expect(texts(documentLabels.fr).filter((text) => / [;:!?%€»]|« /.test(text))).toEqual([]);
});

test('apostrophes are typographic', () => {
  expect(
    Object.values(documentLabels)
      .flatMap(texts)
      .filter((text) => text.includes("'")),
  ).toEqual([]);
});

test.each(['fr', 'en', 'it'] as const)('%s names every risk class, column and signature', (locale) => {
  const { riskClasses, navWorkbook, subscription } = documentLabels[locale];
  expect([riskClasses, navWorkbook.columns, subscription.signature].map(({ length }) => length)).toEqual([
    7, 6, 2,
  ]);
});

test('durations agree in number', () => {
  expect(documentLabels.fr.facts.years(1)).toBe('1\u00a0an');
  expect(documentLabels.en.facts.years(5)).toBe('5 years');
  expect(documentLabels.it.facts.years(1)).toBe('1 anno');
});

test('Italian elides before the 8th and the 11th', () => {
  expect(documentLabels.it.facts.asOf('8 ottobre 2026')).toBe('all’8 ottobre 2026');
  expect(documentLabels.it.facts.asOf('11 ottobre 2026')).toBe('all’11 ottobre 2026');
  expect(documentLabels.it.facts.asOf('18 ottobre 2026')).toBe('al 18 ottobre 2026');
});

test('lists of names end with a conjunction', () => {
  expect(documentLabels.en.letter.list(['India', 'Brazil', 'Mexico'])).toBe('India, Brazil and Mexico');
  expect(documentLabels.fr.letter.list(['Inde'])).toBe('Inde');
});

test('a currency is not said twice in the title of a share', () => {
  expect(documentLabels.fr.facts.shareTitle('I USD', 'USD')).toBe('Part I USD');
  expect(documentLabels.fr.facts.shareTitle('I', 'EUR')).toBe('Part I (EUR)');
});
