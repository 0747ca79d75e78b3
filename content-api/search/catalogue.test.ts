import { exampleContent, withShare } from '../../content/testing/exampleContent';
import { isins } from '../../content/testing/exampleFunds';
import type { Content } from '../../content/parsing/content';
import type { ContentLocale } from '../../content/contentLocales';
import { catalogueOf } from './catalogue';
import { noFile } from './contentItem';

const everyone = ['RETAIL', 'INSTIT', 'PRO'];

function itemAt(path: string, content: Content = exampleContent) {
  const locale = path.split('/')[1] as ContentLocale;
  return catalogueOf(content, locale).items.find((item) => item.path === path);
}

function pathsIn(locale: ContentLocale, content: Content = exampleContent): string[] {
  return catalogueOf(content, locale).items.map(({ path }) => path);
}

/** Those of the first fund, of its shares and of the company, with the pages that are published like them. */
const documentsIn = (locale: ContentLocale) =>
  [
    'emerging-equity/ANNUAL_REPORT',
    'emerging-equity/PROSPECTUS',
    'emerging-equity/SUSTAINABILITY',
    `emerging-equity/${isins.old}/MONTHLY_REPORT`,
    `emerging-equity/${isins.old}/KIID`,
    `emerging-equity/${isins.old}/PAST_PERFORMANCE`,
    `emerging-equity/${isins.young}/MONTHLY_REPORT`,
    'company/VOTING_REPORT',
  ].map((path) => `/${locale}/documents/${path}`);

test('each locale has what is published in it', () => {
  expect(pathsIn('fr')).toEqual([
    '/fr/pages/index',
    '/fr/pages/teams',
    '/fr/funds/actions-émergentes',
    '/fr/funds/actions-émergentes/i',
    '/fr/funds/actions-émergentes/r-usd',
    ...documentsIn('fr'),
    '/fr/news/un-article',
    '/fr/news/un-entretien',
    '/fr/news/le-guide-été',
  ]);
  expect(pathsIn('it')).toEqual([
    '/it/pages/index',
    '/it/pages/teams',
    '/it/funds/azionario-emergenti',
    '/it/funds/azionario-emergenti/i',
    '/it/funds/azionario-emergenti/r-usd',
    ...documentsIn('it'),
    '/it/news/un-articolo',
  ]);
});

test('made once for each locale of each state of the content', () => {
  const french = catalogueOf(exampleContent, 'fr');
  expect(catalogueOf(exampleContent, 'fr')).toBe(french);
  expect(catalogueOf(exampleContent, 'en')).not.toBe(french);
  expect(catalogueOf({ ...exampleContent, news: [] }, 'fr').items).toHaveLength(french.items.length - 3);
});

test('a page', () => {
  expect(itemAt('/fr/pages/teams')).toEqual({
    path: '/fr/pages/teams',
    dir: '/fr/pages',
    slug: 'teams',
    locale: 'fr',
    kind: 'page',
    code: 'teams',
    title: 'teams (fr)',
    description: '',
    url: '/fr/equipes',
    external: false,
    date: '2026-09-30',
    category: null,
    isin: null,
    ...noFile,
    visibleTo: everyone,
    // Leaves out texts that are only used elsewhere.
    text: 'Titre fr',
  });
});

test('the text of a page is what people read there', () => {
  const [page] = exampleContent.pages;
  const texts = [
    { code: 'title', content: 'Les étapes' },
    {
      code: 'body',
      content:
        '<p>Un <strong>m</strong>ot &amp; <a href="/fr/contact">un lien</a></p>\n<ul>\n<li>a</li>\n</ul>',
    },
    { code: '1.label', content: 'Encours < 3' },
    { code: '1.value', content: '2,6 Md€' },
    { code: '1.url', content: 'https://www.example.org' },
    { code: '2.body', content: '<table>\n<tr>\n<td>b</td>\n<td>c</td>\n</tr>\n</table>' },
  ];
  const pages = [{ ...page!, components: [{ code: 'steps', kind: 'STEPS' as const, texts }] }];
  expect(itemAt('/fr/pages/index', { ...exampleContent, pages })?.text).toBe(
    'Les étapes\nUn mot & un lien a\nEncours < 3\nb c',
  );
});

const pagesAlone: Content = {
  ...exampleContent,
  company: { ...exampleContent.company, documents: [] },
  funds: [],
  news: [],
};

test('texts without an address of their own are not in it', () => {
  const pages = exampleContent.pages.map((page) => ({
    ...page,
    components: page.components.filter(({ kind }) => page.code !== 'teams' || kind === 'TEXTS'),
  }));
  expect(pathsIn('fr', { ...pagesAlone, pages })).toEqual(['/fr/pages/index']);
});

test('what the site makes no page of is not in it', () => {
  const [page] = exampleContent.pages;
  const pages = [page!, { ...page!, code: 'brand-new' }, { ...page!, code: 'constructor' }];
  expect(pathsIn('fr', { ...pagesAlone, pages })).toEqual(['/fr/pages/index']);
});

test('a fund', () => {
  expect(itemAt('/fr/funds/actions-émergentes')).toEqual({
    path: '/fr/funds/actions-émergentes',
    dir: '/fr/funds',
    slug: 'actions-émergentes',
    locale: 'fr',
    kind: 'fund',
    code: 'emerging-equity',
    title: 'Actions Émergentes',
    description: 'Une cinquantaine d’entreprises',
    url: '/fr/funds/actions-émergentes',
    external: false,
    date: null,
    category: 'Actions',
    isin: null,
    ...noFile,
    visibleTo: everyone,
    text: 'Comprendre',
  });
});

test('a share', () => {
  expect(itemAt('/en/funds/emerging-equity/i')).toEqual({
    path: '/en/funds/emerging-equity/i',
    dir: '/en/funds/emerging-equity',
    slug: 'i',
    locale: 'en',
    kind: 'share',
    code: isins.old,
    title: 'Emerging Equity – I share',
    description: 'Outperform the benchmark',
    url: '/en/funds/emerging-equity/shares/i',
    external: false,
    date: null,
    category: 'Equity',
    isin: isins.old,
    ...noFile,
    visibleTo: ['INSTIT', 'PRO'],
    text: `ISIN ${isins.old} · EUR · Bloomberg MEREEIE FP`,
  });
  expect(itemAt('/fr/funds/actions-émergentes/r-usd')?.title).toBe('Actions Émergentes – Part R USD');
  expect(itemAt('/it/funds/azionario-emergenti/r-usd')?.title).toBe('Azionario Emergenti – Classe R USD');
});

test('a document of a share, of a fund and of the company', () => {
  expect(itemAt(`/en/documents/emerging-equity/${isins.old}/KIID`)).toEqual({
    path: `/en/documents/emerging-equity/${isins.old}/KIID`,
    dir: `/en/documents/emerging-equity/${isins.old}`,
    slug: 'KIID',
    locale: 'en',
    kind: 'document',
    code: `emerging-equity/${isins.old}/KIID`,
    title: 'KID – Emerging Equity – I share',
    description: '',
    url: `/e/en/docs/funds/emerging-equity/${isins.old}/KIID`,
    external: false,
    date: '2026-02-16',
    category: 'Equity',
    isin: isins.old,
    language: 'en',
    fileType: 'pdf',
    fileSize: 240_400,
    visibleTo: ['INSTIT', 'PRO'],
    text: '',
  });
  expect(itemAt('/fr/documents/emerging-equity/PROSPECTUS')).toMatchObject({
    title: 'Prospectus – Actions Émergentes',
    // There is none in French.
    language: 'en',
    visibleTo: everyone,
  });
  expect(itemAt('/it/documents/company/VOTING_REPORT')).toMatchObject({
    title: 'Relazione sul voto – Meridane Asset Management',
    url: '/e/it/docs/company/VOTING_REPORT',
    language: 'fr',
    category: null,
    visibleTo: everyone,
  });
});

test('a disclosure and a page of past performance are there like documents, of a share under one year none', () => {
  const disclosure = itemAt('/en/documents/emerging-equity/SUSTAINABILITY');
  expect(disclosure).toMatchObject({
    kind: 'document',
    title: 'Sustainability-related disclosures – Emerging Equity',
    url: '/en/funds/emerging-equity/sustainability-disclosures',
    date: '2026-06-30',
    fileType: null,
    text: 'Summary',
  });
  expect(itemAt(`/it/documents/emerging-equity/${isins.old}/PAST_PERFORMANCE`)).toMatchObject({
    title: 'Performance passate e scenari di performance – Azionario Emergenti – Classe I',
    url: '/it/funds/azionario-emergenti/shares/i/rendimenti-e-scenari',
    isin: isins.old,
    visibleTo: ['INSTIT', 'PRO'],
  });
  expect(itemAt(`/it/documents/emerging-equity/${isins.young}/PAST_PERFORMANCE`)).toBeUndefined();
});

test('a disclosure is found by the words of its sections, and is no hit for every page of its fund', () => {
  const { items, index } = catalogueOf(exampleContent, 'fr');
  const found = (query: string) => index.find({ query }, () => true).map((at) => items[at]?.slug);
  expect(found('promue')).toEqual(['SUSTAINABILITY']);
  expect(found('actions émergentes')).not.toContain('SUSTAINABILITY');
});

test('an article, a document and an item published elsewhere', () => {
  expect(itemAt('/fr/news/un-article')).toEqual({
    path: '/fr/news/un-article',
    dir: '/fr/news',
    slug: 'un-article',
    locale: 'fr',
    kind: 'news',
    code: 'article',
    title: 'Un article',
    description: 'Un article, en bref',
    url: '/fr/actualites/un-article',
    external: false,
    date: '2026-10-01',
    category: 'Les histoires des émergents',
    isin: null,
    ...noFile,
    visibleTo: everyone,
    text: 'Un article\nSuite & fin.',
  });
  expect(itemAt('/fr/news/le-guide-été')).toMatchObject({
    url: '/e/fr/docs/news/le-guide-%C3%A9t%C3%A9',
    external: false,
  });
  expect(itemAt('/fr/news/un-entretien')).toMatchObject({
    url: 'https://www.example.org/interview',
    external: true,
  });
});

test('news without summary and body', () => {
  const [article] = exampleContent.news;
  const news = [{ ...article!, texts: { fr: { title: 'Titre', slug: 'titre', summary: null, body: null } } }];
  expect(itemAt('/fr/news/titre', { ...exampleContent, news })).toMatchObject({ description: '', text: '' });
});

describe('who may see what', () => {
  test('a share is for those who may see it and its fund', () => {
    const funds = exampleContent.funds.map((fund) => ({
      ...fund,
      visibleTo: ['RETAIL' as const, 'PRO' as const],
    }));
    const content = { ...exampleContent, funds };
    expect(itemAt('/fr/funds/actions-émergentes/i', content)?.visibleTo).toEqual(['PRO']);
    expect(itemAt('/fr/funds/actions-émergentes/r-usd', content)?.visibleTo).toEqual(['RETAIL', 'PRO']);
  });

  test('a fund is for those who may see a share of it that has a price', () => {
    const content = withShare(isins.young, { navs: [] });
    expect(itemAt('/fr/funds/actions-émergentes', content)?.visibleTo).toEqual(['INSTIT', 'PRO']);
    expect(itemAt('/fr/funds/actions-émergentes/r-usd', content)?.visibleTo).toEqual(everyone);
  });

  test('what nobody may see is left out', () => {
    const content = withShare(isins.old, { visibleTo: [] });
    expect(itemAt('/fr/funds/actions-émergentes/i', content)).toBeUndefined();
  });
});

test('no figure comes from the NAVs', () => {
  const tripled = {
    ...exampleContent,
    funds: exampleContent.funds.map((fund) => ({
      ...fund,
      shares: fund.shares.map((share) => ({
        ...share,
        navs: share.navs.map((point) => ({ ...point, nav: point.nav * 3 })),
      })),
    })),
  };
  expect(catalogueOf(tripled, 'fr').items).toEqual(catalogueOf(exampleContent, 'fr').items);
});
