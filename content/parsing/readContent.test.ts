import path from 'node:path';
import { useMinimalContent } from '../testing/useMinimalContent';
import { readContent } from './readContent';

const content = useMinimalContent();

const fund = 'funds/first-fund/fund.yaml';
const share = 'funds/first-fund/shares/ZZ0000000016.yaml';
const navs = 'funds/first-fund/navs/ZZ0000000016.csv';
const page = 'pages/index/fr.yaml';
const newsText = 'news/2026-10-13-example/fr.md';

it('reads the sample content', async () => {
  const sample = await readContent(path.join(__dirname, '../sample'));
  expect(sample.funds.length).toBeGreaterThan(0);
  expect(sample.news.length).toBeGreaterThan(0);
  expect(sample.pages.map(({ code }) => code)).toEqual(expect.arrayContaining(['index', 'disclaimers']));
  // Generous timeout: the sample holds twenty years of NAVs.
});

describe('content', () => {
  it('has every reference resolved', async () => {
    const { funds, news: items } = await readContent(content.contentDir);
    expect(funds[0]).toMatchObject({
      code: 'first-fund',
      category: { code: 'EQUITY', displayOrder: 1 },
      tags: [{ code: 'LABEL_ISR' }],
      eligibilities: [{ code: 'LIFE_INSURANCE' }],
      managers: [{ code: 'first-last', portrait: { fileName: 'first-last.png', width: 4, height: 5 } }],
      characteristics: {
        custodian: { fr: 'Banque d’exemple', en: 'Banque d’exemple', it: 'Banque d’exemple' },
      },
      documents: [{ type: 'PROSPECTUS', date: '2026-03-31' }],
      quote: null,
    });
    expect(items[0]).toMatchObject({ category: { code: 'supports' }, fundCodes: ['first-fund'] });
  });

  it('has shares in their display order, with their NAVs', async () => {
    const { funds } = await readContent(content.contentDir);
    expect(funds[0]?.shares.map(({ name, navs: series }) => [name, series])).toEqual([
      [
        'I',
        [
          { date: '2024-01-02', nav: 1000, benchmark: 1000 },
          { date: '2024-01-03', nav: 1001.5, benchmark: 1000.8 },
          { date: '2026-10-30', nav: 1210.4, benchmark: null },
        ],
      ],
      ['R USD', []],
    ]);
  });

  it('has Markdown as HTML, and other texts as they are', async () => {
    await content.write(
      page,
      `title: Example
components:
  - code: hero
    kind: CARDS
    texts:
      title: A *star*
      1.body: "[A link](/fr/equipes)"
`,
    );
    const { funds, pages } = await readContent(content.contentDir);
    expect(funds[0]?.philosophy?.fr).toBe('<p>Une <strong>méthode</strong>.</p>');
    const written = pages.find(({ code, locale }) => code === 'index' && locale === 'fr');
    expect(written?.components[0]?.texts).toEqual([
      { code: 'title', content: 'A *star*' },
      { code: '1.body', content: '<p><a href="/fr/equipes">A link</a></p>' },
    ]);
  });

  it('has news in the locales in which they are published, latest first', async () => {
    await content.write(
      'news/2026-10-14-later/news.yaml',
      'category: supports\nrouteType: EXTERNAL\nexternalUrl: https://example.org/\n',
    );
    await content.write('news/2026-10-14-later/it.md', '---\ntitle: Dopo\nslug: dopo\n---\n');
    const { news: items } = await readContent(content.contentDir);
    expect(items.map(({ code, date, texts }) => [code, date, Object.keys(texts)])).toEqual([
      ['later', '2026-10-14', ['it']],
      ['example', '2026-10-13', ['fr', 'en']],
    ]);
    expect(items[1]?.texts.fr?.body).toBe('A <b>first</b> paragraph.');
    expect(items[0]?.texts.it).toEqual({ title: 'Dopo', slug: 'dopo', summary: null, body: null });
  });

  it('may come with Windows line ends and byte order marks', async () => {
    await content.write(navs, '\uFEFFdate,nav,benchmark\r\n2024-01-02,1000,\r\n');
    await content.write(newsText, '\uFEFF---\r\ntitle: A\r\nslug: a\r\n---\r\nText.\r\n');
    expect(await content.problems()).toEqual([]);
  });

  it('is not disturbed by notes, hidden files and backups', async () => {
    await content.write('funds/first-fund/shares/README.md', 'Notes');
    await content.write('pages/index/fr.yaml~', 'Backup');
    await content.write('news/2026-10-13-example/.fr.md.swp', 'Draft');
    expect(await content.problems()).toEqual([]);
  });
});

describe('problems', () => {
  it('are reported together, for all files, in file order', async () => {
    await content.edit(fund, 'riskLevel: 4', 'riskLevel: high');
    await content.edit(fund, 'category: EQUITY', 'category: EQUTY');
    await content.edit(share, 'currency: EUR', 'currency: euro');
    await content.edit(navs, '1001.50', '-1');
    await content.edit(page, 'LEAD', 'HERO');
    await content.remove('profiles/profiles.yaml');
    expect(await content.problems()).toEqual([
      `content/${fund}:3: category: expected one of EQUITY, got "EQUTY"`,
      `content/${fund}:10: riskLevel: expected a whole number from 1 to 7, got "high"`,
      `content/${navs}:3: nav: expected a number above 0, such as 1042.37, got "-1"`,
      `content/${share}:4: currency: expected a currency code of three capital letters (ISO 4217), got "euro"`,
      expect.stringMatching(
        `^content/${page}:7: components\\[0\\].kind: expected one of LEAD, PROSE, .*, got "HERO"$`,
      ),
      'content/profiles/profiles.yaml:1: expected this file, which does not exist',
    ]);
  });

  it('are a list too', async () => {
    await content.edit(fund, 'riskLevel: 4', 'riskLevel: 8');
    await expect(readContent(content.contentDir)).rejects.toMatchObject({
      name: 'ContentError',
      problems: [
        {
          file: `content/${fund}`,
          line: 10,
          expected: 'riskLevel: expected a whole number from 1 to 7, got 8',
        },
      ],
    });
  });

  it('name an address of a social network that the footer could not link to', async () => {
    const infos =
      '  - { code: LINKEDIN, content: { fr: https://a.example/fr, en: a.example, it: https://a.example/it } }\n';
    await content.edit('company/company.yaml', 'infos:\n', `infos:\n${infos}`);
    expect(await content.problems()).toEqual([
      'content/company/company.yaml:4: infos[0].content: expected an address that begins with https://, got "a.example"',
    ]);
  });

  it('do not follow from a list that is wrong itself', async () => {
    await content.edit('categories/categories.yaml', 'displayOrder: 1', 'displayOrder: first');
    expect(await content.problems()).toEqual([
      'content/categories/categories.yaml:2: [0].displayOrder: expected a whole number from 0 to 9999, got "first"',
    ]);
  });

  it('name a file that is not in its place', async () => {
    await content.write('funds/first-fund/navs/ZZ0000000032.csv', 'date,nav,benchmark\n');
    await content.write('funds/first-fund/shares/old.txt', '');
    await content.write('funds/first-fund/portfolio.yml', '');
    await content.write('funds/first-fund/nav/ZZ0000000024.csv', 'date,nav,benchmark\n');
    await content.write('news/2026-10-13-example/de.md', '');
    await content.write('news/2026-13-01-example/news.yaml', 'category: supports\nrouteType: ROUTE\n');
    await content.write('pages/index/de.yaml', '');
    const names =
      'the files fund.yaml, portfolio.yaml, sustainability.yaml and the folders documents, shares, navs, scenarios';
    expect(await content.problems()).toEqual([
      `content/funds/first-fund/nav:1: expected only ${names} in this folder: rename or remove it`,
      'content/funds/first-fund/navs/ZZ0000000032.csv:1: expected a share in funds/first-fund/shares/ZZ0000000032.yaml',
      `content/funds/first-fund/portfolio.yml:1: expected only ${names} in this folder: rename or remove it`,
      'content/funds/first-fund/shares/old.txt:1: expected only files named <ISIN>.yaml in this folder',
      'content/news/2026-10-13-example/de.md:1: expected only the files news.yaml, image.png, fr.md, en.md, it.md, fr.pdf, en.pdf, it.pdf in this folder',
      'content/news/2026-13-01-example:1: expected a folder named <YYYY-MM-DD>-<code>, the code in lower case with hyphens',
      'content/news/2026-13-01-example/news.yaml:1: expected a text beside this file, in at least one of fr.md, en.md, it.md',
      'content/pages/index/de.yaml:1: expected only the files fr.yaml, en.yaml, it.yaml in this folder',
    ]);
  });
});
