import { contentProblems } from '../testing/contentProblems';
import { type TestContent, writeMinimalContent } from '../testing/writeMinimalContent';

let content: TestContent;

beforeEach(async () => {
  content = await writeMinimalContent();
});

afterEach(() => content.dispose());

const page = 'pages/index/fr.yaml';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const mistakes: [what: string, file: string, from: string, to: string, message: string][] = [
  [
    'a text of no known form',
    page,
    '      body: |',
    '      one.body: |',
    `${page}:10: components[0].texts.one.body: expected a code such as title, body, 1.title or 1.body, got "one.body"`,
  ],
  [
    'Markdown that the site cannot show',
    page,
    '        A *first* paragraph.',
    '        First.\n\n        # Heading',
    `${page}:13: components[0].texts.body: expected headings of ### or ####, got #`,
  ],
  [
    'a link that may not be published',
    page,
    'A *first*',
    'A\n        [first](javascript:alert)',
    `${page}:12: components[0].texts.body: expected a link to https://…`,
  ],
  [
    'a component code twice',
    page,
    'components:\n',
    'components:\n  - { code: hero, kind: TEAM, texts: {} }\n',
    `${page}:7: components[1].code: expected a code that is not taken, got "hero" again`,
  ],
];

it.each(mistakes)('names %s', async (_what, file, from, to, message) => {
  await content.edit(file, from, to);
  const [first] = await contentProblems(content.contentDir);
  expect(first).toContain(`content/${message}`);
});

describe('the notices of the disclaimers', () => {
  const file = 'pages/disclaimers/en.yaml';

  it.each([
    [
      'part-moins-un-an: Under one year.',
      'components: expected a text "part-moins-un-an" in one of them, the notice in place of the performance of a share under one year (AMF DOC-2011-24): add it',
    ],
    [
      'empty-portfolio: Under investment.',
      'components: expected a text "empty-portfolio" in one of them, the notice in place of a portfolio that is being invested: add it',
    ],
  ])('are named when one is missing: %s', async (notice, problem) => {
    await content.edit(file, notice, 'other: Another text.');
    expect(await contentProblems(content.contentDir)).toEqual([`content/${file}:2: ${problem}`]);
  });

  it('are named when one is empty', async () => {
    await content.edit(file, 'Under one year.', '"  "');
    const [first] = await contentProblems(content.contentDir);
    expect(first).toContain(`content/${file}:6: components[0].texts.part-moins-un-an: expected a text`);
  });

  it('may stand in any component', async () => {
    await content.edit(
      file,
      '      empty-portfolio:',
      '  - code: portfolio\n    kind: TEXTS\n    texts:\n      empty-portfolio:',
    );
    expect(await contentProblems(content.contentDir)).toEqual([]);
  });

  it('are asked for where there is no such page', async () => {
    await content.remove('pages/disclaimers');
    expect(await contentProblems(content.contentDir)).toEqual(
      ['en', 'fr', 'it'].map(
        (locale) => `content/pages/disclaimers/${locale}.yaml:1: expected this file, which does not exist`,
      ),
    );
  });
});

it('names a page that is missing in a locale', async () => {
  await content.remove('pages/index/it.yaml');
  expect(await contentProblems(content.contentDir)).toEqual([
    'content/pages/index/it.yaml:1: expected this file, which does not exist',
  ]);
});
