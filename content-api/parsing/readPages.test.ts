import { contentProblems } from '../testing/contentProblems';
import { writeMinimalContent } from '../testing/writeMinimalContent';
import type { TestContent } from '../testing/writeMinimalContent';

let content: TestContent;

beforeEach(async () => {
  content = await writeMinimalContent();
});

afterEach(() => content.dispose());

const page = 'pages/index/fr.yaml';

/** Each makes one mistake in a file; the message is what is told of it, after `content/`. */
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

it('names a page that is missing in a locale', async () => {
  await content.remove('pages/index/it.yaml');
  expect(await contentProblems(content.contentDir)).toEqual([
    'content/pages/index/it.yaml:1: expected this file, which does not exist',
  ]);
});
