import { minimalPortrait } from '../testing/minimalContent';
import { testPdf } from '../testing/testPdf';
import { type Mistake, useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

const news = 'news/2026-10-13-example/news.yaml';
const newsText = 'news/2026-10-13-example/fr.md';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const mistakes: Mistake[] = [
  [
    'an external item with no address',
    'ROUTE',
    'EXTERNAL',
    `${news}:2: externalUrl: missing, expected an address that begins with https:// for EXTERNAL`,
  ],
  [
    'an address that is not https',
    'routeType: ROUTE',
    'routeType: EXTERNAL\nexternalUrl: http://example.org',
    `${news}:3: externalUrl: expected an address that begins with https://, got "http://example.org"`,
  ],
  [
    'an address that may lead elsewhere than it seems to',
    'routeType: ROUTE',
    'routeType: EXTERNAL\nexternalUrl: https://www.example.org@evil.example/',
    `${news}:3: externalUrl: expected an address that begins with https://, got "https://www.example.org@evil`,
  ],
  [
    'an address of an item that is not external',
    'funds:',
    'externalUrl: https://example.org\nfunds:',
    `${news}:3: externalUrl: expected for EXTERNAL only, and the routeType is ROUTE`,
  ],
  [
    'a time of publishing that is none',
    'funds:',
    'publishAt: 2026-12-01 9h\nfunds:',
    `${news}:3: publishAt: expected a time in Paris written YYYY-MM-DD HH:MM, or a day, of the years 1900 to 2999, got "2026-12-01 9h"`,
  ],
  [
    'an item that expires before it is published',
    'funds:',
    'expireAt: 2026-12-01\npublishAt: 2026-12-01T00:00\nfunds:',
    `${news}:3: expireAt: expected a time after publishAt`,
  ],
  [
    'a document with no title in a locale',
    'routeType: ROUTE',
    'routeType: DOC\ndocumentTitle: { fr: Lettre }',
    `${news}:3: documentTitle.en: missing, expected a text for DOC, as there is a text in en.md`,
  ],
  [
    'a title of an item that is no document',
    'funds:',
    'documentTitle: { fr: Lettre }\nfunds:',
    `${news}:3: documentTitle: expected for DOC only, and the routeType is ROUTE`,
  ],
  [
    'an article with no body',
    'A **first** paragraph.\n',
    '',
    `${newsText}:1: expected a body after the front matter, as the routeType is ROUTE`,
  ],
  [
    'no front matter',
    '---\ntitle',
    'title',
    `${newsText}:1: expected front matter (title, slug and summary) between two lines of ---`,
  ],
  [
    'a wrong key of front matter',
    'summary:',
    'abstract:',
    `${newsText}:4: abstract: unknown key, expected only title, slug, summary`,
  ],
  [
    'other markup in a body',
    'A **first**',
    '- First\n- second',
    `${newsText}:6: expected paragraphs, **bold**, *italic*, [links](https://…) and`,
  ],
  [
    'an iframe that is not https',
    'A **first**',
    '<iframe src="http://example.org"></iframe>\n\nA',
    `${newsText}:6: expected an iframe whose src begins with https://, got "http://example.org"`,
  ],
];

it.each(mistakes)('names %s', (...mistake) => content.expectProblem(...mistake));

it('names a document without a file, and a file without a document', async () => {
  const doc = 'routeType: DOC\ndocumentTitle: { fr: Lettre, en: Letter }';
  await content.edit(news, 'routeType: ROUTE', doc);
  expect(await content.problems()).toEqual([
    `content/${news}:2: routeType: expected a file fr.pdf, en.pdf or it.pdf beside this one for DOC`,
  ]);
  await content.write('news/2026-10-13-example/en.pdf', testPdf());
  expect(await content.problems()).toEqual([]);
  await content.edit(news, doc, 'routeType: ROUTE');
  expect(await content.problems()).toEqual([
    'content/news/2026-10-13-example/en.pdf:1: expected for DOC only, and the routeType is ROUTE',
  ]);
});

it('names what two news items have in common', async () => {
  await content.write('news/2026-10-14-example/news.yaml', 'category: supports\nrouteType: ROUTE\n');
  await content.write('news/2026-10-14-example/fr.md', '---\ntitle: A\nslug: example\n---\nText.\n');
  expect(await content.problems()).toEqual([
    'content/news/2026-10-14-example/fr.md:3: slug: expected a slug that is not taken in fr, got "example" as in news/2026-10-13-example',
    'content/news/2026-10-14-example/news.yaml:1: expected a code that is not taken, got "example" as in news/2026-10-13-example',
  ]);
});

it('names the same slug of two news categories', async () => {
  await content.write(
    'news/categories.yaml',
    ['supports', 'stories']
      .map(
        (code) =>
          `- { code: ${code}, slug: { fr: a, en: ${code}, it: ${code} }, title: { fr: a, en: b, it: c } }\n`,
      )
      .join(''),
  );
  expect(await content.problems()).toEqual([
    'content/news/categories.yaml:2: [1].slug.fr: expected a slug that is not taken in fr, got "a" as in supports',
  ]);
});

describe('the image of an item', () => {
  const image = 'news/2026-10-13-example/image.png';
  const describe = (yaml: string) => content.edit(news, 'funds:', `image: ${yaml}\nfunds:`);

  it.each(['{ alt: { fr: Un quai, en: A quay } }', '{ decorative: true }'])(
    '%s: has all it needs',
    async (yaml) => {
      await content.write(image, minimalPortrait);
      await describe(yaml);
      expect(await content.problems()).toEqual([]);
    },
  );

  it.each([
    ['nothing about what it shows', '{}', /image: expected alt with a text .* or decorative: true/],
    [
      'no text in a language of the item',
      '{ alt: { fr: Un quai } }',
      /image\.alt\.en: missing, expected a text/,
    ],
  ])('with %s', async (_what, yaml, problem) => {
    await content.write(image, minimalPortrait);
    await describe(yaml);
    expect(await content.problems()).toEqual([expect.stringMatching(problem)]);
  });

  it('is a PNG file beside the texts', async () => {
    await describe('{ decorative: true }');
    const problem = `content/${news}:3: image: expected a whole PNG image, of 10000 pixels a side at most, beside this file and named image.png`;
    expect(await content.problems()).toEqual([problem]);
    await content.write(image, 'GIF89a');
    expect(await content.problems()).toEqual([problem]);
  });

  it('has to be named in news.yaml', async () => {
    await content.write(image, minimalPortrait);
    expect(await content.problems()).toEqual([
      expect.stringContaining(`content/${image}:1: expected "image" in news.yaml`),
    ]);
  });
});
