import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRelease } from './checkRelease';
import { FactsAhead, factsIndexName } from './readPageFacts';
import {
  absoluteAddress,
  type SmallPage,
  smallPages,
  smallRelease,
  writeRelease,
} from '../testing/writeSmallRelease';
import { useFolder } from '../../platform/testing/useFolder';

const inFolder = useFolder();

/** The problems that the checks report; `release` is a path within the folder. */
async function problemsOf(files: ReadonlyMap<string, string>, previous?: string): Promise<string[]> {
  const release = inFolder('release');
  await rm(release, { recursive: true, force: true });
  await writeRelease(release, files);
  return (await checkRelease(release, previous)).problems;
}

/** The small release with a changed French page. */
function withPage(change: (page: SmallPage) => Partial<SmallPage>): Map<string, string> {
  const [french, ...others] = smallPages();
  return smallRelease([{ ...french!, ...change(french!) }, ...others]);
}

function withFile(name: string, text: string | undefined): Map<string, string> {
  const files = smallRelease();
  if (text === undefined) files.delete(name);
  else files.set(name, text);
  return files;
}

const inMain = (html: string) => withPage(({ main }) => ({ main: main + html }));

it('asks a page without translations for none to other languages', async () => {
  const alone = smallPages().map((small) => ({
    ...small,
    alternates: small.alternates.filter(([language]) => language === small.page.locale),
  }));
  expect(await problemsOf(smallRelease(alone))).toEqual([]);
});

it('finds nothing wrong with a whole release', async () => {
  const links = [
    '/en/funds/',
    '/fr/fonds-%C3%A9mergents#a',
    '/fr/ancien?x=1',
    '/e/fr/docs/a',
    '#a',
    'mailto:a@b.c',
  ];
  const more = ['https://www.example.org/x', 'https://www.korvane.example/it/fondi', '../en/funds'];
  const files = inMain(
    [...links, ...more].map((address) => `<a href="${address}">a</a>`).join('') +
      '<img src="/static/a.woff2" srcset="/static/a.woff2 1x, /media/b.png 2x" alt=""/>' +
      '<svg><use href="/static/a.woff2#icon"></use></svg>',
  );
  await writeRelease(inFolder('release'), files);
  expect(await checkRelease(inFolder('release'), undefined)).toEqual({
    problems: [],
    warnings: [],
    pages: 3,
  });
});

describe('what pages say of a share as JSON', () => {
  const structured = (price: number) => ({
    '@type': 'InvestmentFund',
    identifier: [{ '@type': 'PropertyValue', propertyID: 'ISIN', name: 'I', value: 'ZZ0011759204' }],
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR', validFrom: '2026-10-30' },
  });
  const ofBrowser = (facts: object) => ({ props: { isin: 'ZZ0011759204', shareName: 'I', ...facts } });
  const script = (type: string, data: object) =>
    `<script type="application/${type}">${JSON.stringify(data)}</script>`;

  async function problemsWith(scripts: Partial<Record<string, string>>): Promise<string[]> {
    const pages = smallPages().map((small) => ({
      ...small,
      main: small.main + (scripts[small.page.locale] ?? ''),
    }));
    return problemsOf(smallRelease(pages));
  }

  it('is the same on all pages', async () => {
    expect(
      await problemsWith({
        fr: script('ld+json', structured(112.5)),
        en: script('json', ofBrowser({ currency: 'EUR', price: { value: 112.5, day: '2026-10-30' } })),
        // Each language has its words, and a part without facts says nothing.
        it: script('json', ofBrowser({ ongoingCosts: '1,29 %' })) + script('json', []) + script('json', {}),
      }),
    ).toEqual([]);
  });

  it.each([
    ['currency', '"USD"', '"EUR"', ofBrowser({ currency: 'USD' })],
    ['price.day', '"2026-10-29"', '"2026-10-30"', ofBrowser({ price: { day: '2026-10-29' } })],
    ['price.value', '112.4', '112.5', structured(112.4)],
  ])('is a problem where %s is %s here and %s elsewhere', async (name, other, right, data) => {
    const problems = await problemsWith({
      fr: script('ld+json', structured(112.5)),
      en: script('ld+json', structured(112.5)),
      it: script('json', data),
    });
    expect(problems.filter((problem) => problem.includes(name))).toEqual([
      `/it/fondi says of ZZ0011759204 that ${name} is ${other}, and /fr/fonds-émergents says ${right}. The content has one ` +
        'value: have Gatsby build all pages (npm run release -- --with-gatsby).',
    ]);
  });
});

it.each([
  ['/static/a.webp 1x, /static/b.webp 2x', ['/static/a.webp', '/static/b.webp']],
  ['/static/a.webp 224w,/static/b,c.webp 448w', ['/static/a.webp', '/static/b,c.webp']],
  ['/static/a.webp,\n /static/b.webp 640w', ['/static/a.webp', '/static/b.webp']],
])('knows the pictures of %j', async (srcset, pictures) => {
  await writeRelease(inFolder('release'), inMain(`<img srcset="${srcset}" alt=""/>`));
  const { problems } = await checkRelease(inFolder('release'), undefined);
  const missing = problems.flatMap((problem) => /the file (\S+\.webp), which/.exec(problem)?.[1] ?? []);
  expect(missing).toEqual(pictures);
});

it.each<[string, () => Map<string, string>, string]>([
  [
    'a page without HTML',
    () => withFile('it/fondi/index.html', undefined),
    '/it/fondi has no file it/fondi/index.html.',
  ],
  [
    'an error page that is missing',
    () => withFile('en/500/index.html', undefined),
    '/en/500 has no file en/500/index.html.',
  ],
  [
    'no page at /',
    () => withFile('index.html', undefined),
    'The page of the bare address has no file index.html.',
  ],
  ['no page', () => smallRelease([]), 'The release has no pages.'],
  [
    'two pages of one identity',
    () => withPage(({ page }) => ({ page: { ...page, locale: 'en' } })),
    '/fr/fonds-émergents and /en/funds are listed as one page (page:funds in en).',
  ],
  [
    'no heading',
    () => withPage(({ main }) => ({ main: main.replaceAll('h1', 'h2') })),
    '/fr/fonds-émergents has no heading h1.',
  ],
  [
    'an empty page',
    () =>
      withPage(() => ({
        main: '<h1> </h1>  <script>"a script that nobody reads"</script>',
      })),
    '/fr/fonds-émergents is empty: its main part has no text.',
  ],
  [
    'a page without a title',
    () =>
      withFile('fr/404/index.html', '<svg><title>Logo</title></svg><main><h1>E</h1>' + 'word '.repeat(30)),
    '/fr/404 has no title.',
  ],
  [
    'a link to nothing',
    () => inMain('<a href="/fr/nulle-part">a</a>'),
    '/fr/fonds-émergents links to /fr/nulle-part, which is neither a page nor a file, a redirect or a path of the API.',
  ],
  [
    'a link that is relative to the page',
    () => inMain('<a href="nulle-part">a</a>'),
    '/fr/fonds-émergents links to /fr/nulle-part,',
  ],
  [
    'an absolute link to nothing of this site',
    () => inMain('<a href="https://www.korvane.example/x">a</a>'),
    'links to https://www.korvane.example/x, which is neither',
  ],
  ['a malformed link', () => inMain('<a href="/fr/%zz">a</a>'), 'links to /fr/%zz, which is neither'],
  [
    'a link to an error page',
    () => inMain('<a href="/fr/404">a</a>'),
    '/fr/fonds-émergents links to /fr/404, which is neither',
  ],
  [
    'a canonical address that leads on to the page',
    () => withPage(({ page }) => ({ head: `<link rel="canonical" href="${absoluteAddress(page.path)}/"/>` })),
    'has the canonical address',
  ],
  [
    'a link to what is never served',
    () => inMain('<a href="/_headers">a</a>'),
    'links to /_headers, which is neither',
  ],
  [
    'an image that is missing',
    () => inMain('<img src="/static/b.png" alt=""/>'),
    '/fr/fonds-émergents needs the file /static/b.png, which is missing.',
  ],
  [
    'one of several sizes',
    () => inMain('<img srcset="/static/a.woff2 1x, /static/c.png 2x" alt=""/>'),
    'needs the file /static/c.png,',
  ],
  [
    'a preview image',
    () =>
      withPage(() => ({
        head: '<meta property="og:image" content="https://www.korvane.example/static/share/a.png"/>',
      })),
    'needs the file https://www.korvane.example/static/share/a.png, which is missing.',
  ],
  [
    'a font that styles name',
    () => withFile('static/a.woff2', undefined),
    'needs the file /static/a.woff2, which is missing. So do 2 other pages.',
  ],
  [
    'a script that a script loads',
    () => withFile('app-1.js', undefined),
    'needs the file /app-1.js, which is missing. So do 2 other pages.',
  ],
  [
    'a sitemap that is missing',
    () => withFile('sitemap-0.xml', undefined),
    "The sitemap's file sitemap-0.xml is missing.",
  ],
  [
    'a sitemap of no files',
    () => withFile('sitemap-index.xml', '<sitemapindex/>'),
    "The sitemap's index sitemap-index.xml names no file.",
  ],
  [
    'a page that the sitemap lacks',
    () => withFile('sitemap-0.xml', smallRelease(smallPages().slice(1)).get('sitemap-0.xml')),
    'The sitemap lacks /fr/fonds-émergents.',
  ],
  [
    'a page that the sitemap names twice',
    () => {
      const [first, ...others] = smallPages();
      return withFile('sitemap-0.xml', smallRelease([first!, first!, ...others]).get('sitemap-0.xml'));
    },
    'The sitemap names https://www.korvane.example/fr/fonds-%C3%A9mergents twice.',
  ],
  [
    'a sitemap with a page that is gone',
    () => withFile('sitemap-0.xml', smallRelease().get('sitemap-0.xml')!.replace('/it/fondi<', '/it/altri<')),
    'The sitemap names https://www.korvane.example/it/altri, which is no page that may be indexed.',
  ],
  [
    'a sitemap with other translations',
    () =>
      withFile(
        'sitemap-0.xml',
        smallRelease().get('sitemap-0.xml')!.replace('hreflang="it"', 'hreflang="de"'),
      ),
    'The sitemap names other translations of /fr/fonds-émergents than the page itself.',
  ],
  [
    'a page that is to be indexed and says otherwise',
    () => withPage(() => ({ head: '<meta name="robots" content="noindex"/>' })),
    '/fr/fonds-émergents tells search engines not to list it (noindex), and is listed as a page that may be indexed.',
  ],
  [
    'a canonical address of another page',
    () =>
      withFile(
        'it/fondi/index.html',
        smallRelease().get('it/fondi/index.html')!.replace('example/it/fondi', 'example/en/funds'),
      ),
    '/en/funds and /it/fondi have the same canonical address https://www.korvane.example/en/funds.',
  ],
  [
    'a translation that does not name it back',
    () =>
      withPage(({ alternates }) => ({ alternates: alternates.filter(([language]) => language !== 'it') })),
    '/en/funds names /fr/fonds-émergents for fr, which names other translations than it.',
  ],
  [
    'no page for other languages',
    () => smallRelease(smallPages().map((small) => ({ ...small, alternates: small.alternates.slice(0, 3) }))),
    '/it/fondi names no page for other languages (x-default).',
  ],
  [
    'a page that leaves itself out',
    () => withPage(({ alternates }) => ({ alternates: alternates.slice(1, 3) })),
    '/fr/fonds-émergents does not name itself among its translations.',
  ],
  [
    'a translation that is not there',
    () => smallRelease(smallPages().slice(0, 2)),
    '/fr/fonds-émergents names https://www.korvane.example/it/fondi for it, which is no page that may be indexed.',
  ],
  ['no headers', () => withFile('_headers', undefined), 'The file _headers is missing.'],
  [
    'a link to what has been removed',
    () =>
      inMain('<a href="/fr/parti">a</a>').set('_redirects', '/fr/ancien /fr 301\n/fr/parti /fr/404 410\n'),
    '/fr/fonds-émergents links to /fr/parti, which has been removed (410).',
  ],
  ['headers that cannot be read', () => withFile('_headers', '/*\n  Nonsense'), '_headers line 2: '],
  ['a redirect that cannot be read', () => withFile('_redirects', '/a b'), '_redirects line 1: '],
])('finds %s', async (_, files, problem) => {
  expect(await problemsOf(files())).toContainEqual(expect.stringContaining(problem));
});

it('warns of a page of few words', async () => {
  await writeRelease(
    inFolder('release'),
    withPage(() => ({ main: '<h1>Fonds</h1><p>Bientôt.</p>' })),
  );
  expect(await checkRelease(inFolder('release'), undefined)).toMatchObject({
    problems: [],
    warnings: [{ about: 'short-page', path: '/fr/fonds-émergents', characters: 13 }],
  });
});

it('warns of a page that only its translations link to', async () => {
  const files = smallRelease();
  for (const [name, html] of files) {
    if (name.includes('404') || name.includes('500')) {
      files.set(name, html.replace('<a href="/it/fondi">Page</a>', '<a href="/en/funds">Page</a>'));
    }
  }
  files.set(
    'fr/fonds-émergents/index.html',
    `${files.get('fr/fonds-émergents/index.html')}<a href="/it/fondi">it</a>`,
  );
  await writeRelease(inFolder('release'), files);
  expect(await checkRelease(inFolder('release'), undefined)).toMatchObject({
    problems: [],
    warnings: [{ about: 'unlinked-page', path: '/it/fondi' }],
  });
});

it('reports twenty problems and the number of the others', async () => {
  const links = Array.from({ length: 30 }, (_, index) => `<a href="/fr/missing-${index}">a</a>`);
  const problems = await problemsOf(inMain(links.join('')));
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe('And 10 more.');
});

it('names the list of pages that is missing', async () => {
  await mkdir(inFolder('release'));
  const file = inFolder('release', 'pages.json');
  await expect(checkRelease(inFolder('release'), undefined)).rejects.toThrow(`${file} is missing`);
});

describe('after a release', () => {
  /** An earlier release with this many pages. */
  async function before(count: number): Promise<string> {
    const page = { locale: 'fr', identity: 'page:a', isIndexed: true };
    await mkdir(inFolder('before'), { recursive: true });
    const pages = Array.from({ length: count }, (_, index) => ({ ...page, path: `/fr/${index}` }));
    await writeFile(inFolder('before', 'pages.json'), JSON.stringify(pages));
    return inFolder('before');
  }

  it.each([
    ['of twice as many pages and more', 10, ['The release has 3 pages and the one before 10.']],
    ['of fewer than ten pages', 9, []],
  ])('%s', async (_, count, expected) => {
    const problems = await problemsOf(smallRelease(), await before(count));
    expect(problems).toEqual(expected.map((problem): unknown => expect.stringContaining(problem)));
  });

  it('may lose pages when that is meant, and halve', async () => {
    const previous = await before(10);
    expect(await problemsOf(smallRelease(), await before(6))).toEqual([]);
    const options = { allowFewerPages: true };
    expect((await checkRelease(inFolder('release'), previous, options)).problems).toEqual([]);
  });

  it('parses only files that are others than before', async () => {
    const first = inFolder('first');
    await writeRelease(first, inMain('<a href="/fr/nulle-part">a</a>'));
    expect((await checkRelease(first, undefined)).problems).toHaveLength(1);
    // Falsify the remembered facts: they must be used for a hard-linked file, and
    // for no other.
    const index = path.join(first, factsIndexName);
    await writeFile(index, (await readFile(index, 'utf8')).replaceAll('/fr/nulle-part', '/fr/remembered'));

    const second = inFolder('second');
    await writeRelease(second, inMain('<a href="/fr/nulle-part">a</a>'));
    const page = 'fr/fonds-émergents/index.html';
    expect((await checkRelease(second, first)).problems).toEqual([expect.stringContaining('/fr/nulle-part')]);
    await rm(path.join(second, page));
    await link(path.join(first, page), path.join(second, page));
    expect((await checkRelease(second, first)).problems).toEqual([expect.stringContaining('/fr/remembered')]);
  });

  it('does not parse a page again that was read as it was rendered', async () => {
    const file = 'fr/fonds-émergents/index.html';
    const [rendered, release] = [inFolder('rendered'), inFolder('release')];
    await writeRelease(rendered, inMain('<a href="/fr/as-rendered">a</a>'));
    const ahead = new FactsAhead();
    await ahead.read(rendered, path.join(rendered, file));
    // The two have the same size, and tell which of them was read.
    await writeRelease(release, inMain('<a href="/fr/assembled--">a</a>'));
    const problems = async () => (await checkRelease(release, undefined, { ahead })).problems;
    expect(await problems()).toEqual([expect.stringContaining('/fr/assembled--')]);
    const { atime, mtime } = await stat(path.join(rendered, file));
    await utimes(path.join(release, file), atime, mtime);
    expect(await problems()).toEqual([expect.stringContaining('/fr/as-rendered')]);
  });

  it.each(['{', '{"version":0}'])('parses everything when what it remembered is %s', async (text) => {
    const previous = await before(3);
    await writeFile(path.join(previous, factsIndexName), text);
    expect(await problemsOf(inMain('<a href="/x">a</a>'), previous)).toHaveLength(1);
  });
});
