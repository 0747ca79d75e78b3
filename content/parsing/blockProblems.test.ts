import { useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

const page = 'pages/index/fr.yaml';

const bars = {
  title: 'Indicateurs',
  itemLabel: 'Indicateur',
  seriesLabel: 'Fonds',
  referenceLabel: 'Univers',
  '1.label': 'Intensité carbone',
  '1.value': '118',
  '1.reference': '311.5',
  '1.unit': 't CO₂e',
  '2.label': 'Femmes au conseil',
  '2.value': '24',
  '2.reference': '100',
  '2.unit': '%',
};

const scale = {
  title: 'Classes',
  classLabel: 'Classe',
  rangeLabel: 'Note',
  bodyLabel: 'Conséquence',
  valueLabel: 'Part',
  '1.class': 'A',
  '1.range': '75 à 100',
  '1.body': 'Achat possible',
  '1.value': '60.4',
  '2.class': 'B',
  '2.range': '60 à 74',
  '2.body': 'Achat possible',
  '2.value': '40',
};

/** Problems of a block, without the file path. Its texts begin on line 9 of the file. */
async function problemsOf(kind: string, texts: Readonly<Record<string, string | undefined>>) {
  const lines = Object.entries(texts).flatMap(([code, text]) =>
    text === undefined ? [] : [`      ${code}: ${JSON.stringify(text)}\n`],
  );
  await content.edit(
    page,
    'components:\n',
    `components:\n  - code: data\n    kind: ${kind}\n    texts:\n${lines.join('')}`,
  );
  const problems = await content.problems();
  return problems.map((problem) => problem.replace(`content/${page}:`, ''));
}

it.each([
  ['BARS', bars],
  ['BARS', { ...bars, body: 'Texte.', noteLabel: 'Couverture', '1.note': '97 %' }],
  ['BARS', { ...bars, '1.value': '0', '1.reference': '100000' }],
  ['RATING_SCALE', scale],
  ['RATING_SCALE', { ...scale, '1.value': '59.5' }],
])('takes %s with all that is drawn of it', async (kind, texts) => {
  expect(await problemsOf(kind, texts)).toEqual([]);
});

it.each(['-1', '1,5', '1e3', '12 %', 'beaucoup', '.5', '5.', '0x10', 'Infinity'])(
  'refuses "%s" as a number, and says in which line',
  async (text) => {
    expect(await problemsOf('BARS', { ...bars, '1.value': text })).toEqual([
      expect.stringContaining(
        `14: components[0].texts.1.value: expected a number from 0, with a point before decimals, such as 118 or 24.5, got "${text}"`,
      ),
    ]);
  },
);

it.each([
  ['BARS', { ...bars, '2.reference': '100.1' }, '2.reference'],
  ['RATING_SCALE', { ...scale, '2.value': '140' }, '2.value'],
])('refuses more than 100 %% in %s', async (kind, texts, code) => {
  expect(await problemsOf(kind, texts)).toContainEqual(
    expect.stringContaining(`components[0].texts.${code}: expected a percentage of 100 at most`),
  );
});

it.each(['58.9', '60.6'])(
  'refuses classes of which the first has %s, as they are not 100 %%',
  async (value) => {
    expect(await problemsOf('RATING_SCALE', { ...scale, '1.value': value })).toEqual([
      `8: components[0].texts: expected values of the items that add up to 100, got ${Number(value) + 40}`,
    ]);
  },
);

it.each([
  ['BARS', bars],
  ['RATING_SCALE', scale],
])('names each text that %s lacks', async (kind, texts) => {
  expect(await problemsOf(kind, { ...texts, title: undefined, '2.value': undefined })).toEqual([
    '8: components[0].texts: expected a text "title", got nothing',
    '8: components[0].texts: expected a text "2.value", got nothing',
  ]);
});

it('asks for the name of the column that notes stand in', async () => {
  expect(await problemsOf('BARS', { ...bars, '2.note': '99 %' })).toEqual([
    '8: components[0].texts: expected a text "noteLabel", got nothing',
  ]);
});

it('asks for items', async () => {
  const { title, itemLabel, seriesLabel, referenceLabel } = bars;
  expect(await problemsOf('BARS', { title, itemLabel, seriesLabel, referenceLabel })).toEqual([
    '8: components[0].texts: expected items with label, value, reference, unit, got none',
  ]);
});

/** Problems of a block with two links, the second one to `url`. */
async function linkProblems(kind: string, url: string): Promise<string[]> {
  const texts = {
    '1.title': 'A',
    '1.url': '/fr/contact',
    '2.title': 'B',
    ...(url !== '' && { '2.url': url }),
  };
  const lines = Object.entries(texts).map(([code, text]) => `      ${code}: ${JSON.stringify(text)}\n`);
  await content.edit(
    'pages/index/fr.yaml',
    'components:\n',
    `components:\n  - code: links-1\n    kind: ${kind}\n    texts:\n${lines.join('')}`,
  );
  return content.problems();
}

it.each([
  '/e/fr/docs/funds/a/KIID',
  '#cookies',
  'https://www.example.org/',
  'mailto:a@b.example',
  'tel:+331',
])('takes a link to %s', async (url) => {
  expect(await linkProblems('LINKS', url)).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'contact',
  'http://www.example.org/',
  'https://partner example.com',
  'https://',
  'https://www.example.org@evil.example/',
])('refuses a link to %s, and says in which line', async (url) => {
  expect(await linkProblems('LINKS', url)).toEqual([
    expect.stringMatching(
      /^content\/pages\/index\/fr\.yaml:12: components\[0\]\.texts\.2\.url: expected a link to https:/,
    ),
  ]);
});

it('asks for the address of each link', async () => {
  expect(await linkProblems('LINKS', '')).toEqual([
    'content/pages/index/fr.yaml:8: components[0].texts: expected a text "2.url", got nothing',
  ]);
});

it('looks at links only', async () => {
  expect(await linkProblems('CARDS', 'contact')).toEqual([]);
});
