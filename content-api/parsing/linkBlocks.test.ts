import { contentProblems } from '../testing/contentProblems';
import { type TestContent, writeMinimalContent } from '../testing/writeMinimalContent';

let content: TestContent;

beforeEach(async () => {
  content = await writeMinimalContent();
});

afterEach(() => content.dispose());

/** What is wrong with a block of two links, the second of which leads to `url`. */
async function problemsOf(kind: string, url: string): Promise<string[]> {
  const texts = { '1.title': 'A', '1.url': '/fr/contact', '2.title': 'B', '2.url': url };
  const lines = Object.entries(texts).map(([code, text]) => `      ${code}: ${JSON.stringify(text)}\n`);
  await content.edit(
    'pages/index/fr.yaml',
    'components:\n',
    `components:\n  - code: links-1\n    kind: ${kind}\n    texts:\n${lines.join('')}`,
  );
  return contentProblems(content.contentDir);
}

it.each([
  '/e/fr/docs/funds/a/KIID',
  '#cookies',
  'https://www.example.org/',
  'mailto:a@b.example',
  'tel:+331',
])('takes a link to %s', async (url) => {
  expect(await problemsOf('LINKS', url)).toEqual([]);
});

it.each(['javascript:alert(1)', '//evil.example', 'contact'])(
  'refuses a link to %s, and says in which line',
  async (url) => {
    expect(await problemsOf('LINKS', url)).toEqual([
      expect.stringMatching(
        /^content\/pages\/index\/fr\.yaml:12: components\[0\]\.texts\.2\.url: expected a link to https:/,
      ),
    ]);
  },
);

it('looks at links only', async () => {
  expect(await problemsOf('CARDS', 'contact')).toEqual([]);
});
