import {
  categoryRow,
  fundRow,
  localeContent,
  pageRow,
  seen,
  shareRow,
  sourcesOf,
} from '../testing/contentRows';
import { footerContext } from './footerContext';

type Categories = ReturnType<typeof categoryRow>[];

const contextOf = (categories: Categories = [], infos: { code: string; content: string }[] = []) =>
  footerContext(sourcesOf(localeContent('en', { categories, company: { infos } })));

describe('subscribe (behaviour.md §2.5)', () => {
  const bond = categoryRow({ code: 'BONDS', funds: [fundRow({ code: 'bond' })] });

  it('leads to the first share of the equity category', () => {
    const equity = categoryRow({ funds: [fundRow({ code: 'a' }), fundRow({ code: 'b' })] });
    expect(contextOf([bond, equity]).subscribe).toEqual([
      {
        title: 'Subscribe',
        path: '/en/funds/a/shares/i#subscribe',
        visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
      },
    ]);
  });

  it('leads to the first category without an equity category', () => {
    const asia = categoryRow({ code: 'EQUITY ASIE', funds: [fundRow({ code: 'asia' })] });
    expect(contextOf([asia, bond]).subscribe).toMatchObject([{ path: '/en/funds/asia/shares/i#subscribe' }]);
  });

  it('leads each profile to a share that it sees', () => {
    const row = fundRow({ code: 'a', shares: [shareRow({ name: 'I' }), shareRow({ name: 'R' })] });
    const equity = categoryRow({ funds: [row], retail: seen([row], ['R']), pro: [] });
    expect(contextOf([equity, bond]).subscribe.map(({ path, visibleTo }) => [path, visibleTo])).toEqual([
      ['/en/funds/a/shares/r#subscribe', ['RETAIL']],
      ['/en/funds/a/shares/i#subscribe', ['INSTIT']],
      ['/en/funds/bond/shares/i#subscribe', ['PRO']],
    ]);
  });

  it('passes over an equity fund that a profile does not see', () => {
    const [first, second] = [fundRow({ code: 'first' }), fundRow({ code: 'second' })];
    const equity = categoryRow({ funds: [first, second], retail: seen([second]) });
    expect(contextOf([equity]).subscribe).toMatchObject([
      { path: '/en/funds/second/shares/i#subscribe', visibleTo: ['RETAIL'] },
      { path: '/en/funds/first/shares/i#subscribe', visibleTo: ['INSTIT', 'PRO'] },
    ]);
  });

  it('is not there without funds', () => {
    expect(contextOf().subscribe).toEqual([]);
  });
});

describe('whereabouts', () => {
  it('are left out where the company has none', () => {
    expect(contextOf()).toMatchObject({ addressLines: [], phone: null, legalText: null, social: [] });
  });

  it('are in the order of a letter, whatever the order of the infos', () => {
    const infos = [
      { code: 'TWITTER', content: 'https://x.example/korvane' },
      { code: 'COUNTRY', content: 'France' },
      { code: 'CITY', content: 'Paris' },
      { code: 'ZIP_CODE', content: '75008' },
      { code: 'ADDRESS', content: '1 rue Haute' },
      { code: 'PHONE', content: '+33 1 23 45 67 89' },
      { code: 'LINKEDIN', content: 'https://linkedin.example/korvane' },
      { code: 'LEGAL_TEXT', content: 'Approved' },
    ];
    expect(contextOf([], infos)).toMatchObject({
      addressLines: ['1 rue Haute', '75008 Paris', 'France'],
      phone: '+33 1 23 45 67 89',
      legalText: 'Approved',
      social: [{ code: 'LINKEDIN' }, { code: 'TWITTER', url: 'https://x.example/korvane' }],
    });
  });

  it('have no gap where one part is missing', () => {
    expect(contextOf([], [{ code: 'CITY', content: 'Paris' }]).addressLines).toEqual(['Paris']);
  });
});

it('links to the locale’s own pages', () => {
  expect(contextOf()).toMatchObject({
    homePath: '/en',
    links: [{ path: '/en/esg-our-sustainable-approach' }, { path: '/en/fund-range' }, { path: '/en/news' }],
    regulatory: [
      { path: '/en/legal-notices' },
      { path: '/en/gdpr' },
      { path: '/en/regulatory-informations' },
    ],
    contact: { path: '/en/contact' },
    cookies: { path: '/en/gdpr#cookies' },
  });
});

it('leads to the text of the disclaimer without scripts, which cannot show it at entry', () => {
  expect(contextOf().withoutScripts).toContainEqual({
    title: 'Disclaimer',
    path: '/en/legal-notices#disclaimer',
  });
});

describe('pages that may be missing', () => {
  const footerWith = (...codes: string[]) =>
    footerContext(sourcesOf(localeContent('it', { site: { pages: codes.map((code) => pageRow(code)) } })));
  const linksWith = (...codes: string[]) =>
    footerWith(...codes).regulatory.map(({ title, path }) => [title, path]);

  it('have the documents among the links of the site', () => {
    const document = { title: 'Title of documents', path: '/it/documenti' };
    expect(footerWith('index', 'documents').links).toContainEqual(document);
    expect(footerWith('index').links).not.toContainEqual(document);
  });

  it('have the bar that leads to the comparison', () => {
    expect(footerWith('index', 'compare').isCompared).toBe(true);
    expect(footerWith('index').isCompared).toBe(false);
  });

  it('have the standard page as the last regulatory link, under its own title', () => {
    expect(linksWith('index', 'standard-page').at(-1)).toEqual([
      'Title of standard-page',
      '/it/standard-page',
    ]);
  });

  it('have no link to a standard page that is not published', () => {
    expect(linksWith('index').flat()).not.toContain('/it/standard-page');
  });
});
