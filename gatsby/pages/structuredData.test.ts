import type { NewsImageView } from '../../src/components/news/newsViews';
import { newsImageOf } from '../../src/testing/newsFixtures';
import type { CompanyInfos } from '../contentApi/knownCodes';
import { createSanitise } from '../sanitise/sanitiseHtml';
import { catalogueFund, fundRow, periodRow, type ShareRow, shareRow } from '../testing/contentRows';
import { fundView } from '../../src/features/funds/fundViews';
import { shareView } from '../../src/features/funds/shareViews';
import {
  breadcrumbList,
  fundStructuredData,
  houseStructuredData,
  webSite,
  newsStructuredData,
  shareStructuredData,
  teamStructuredData,
} from './structuredData';

const site = {
  url: 'https://www.meridane.example',
  name: 'Meridane Asset Management',
  brandDigest: '',
  colour: '#2b2d69',
  searchSuggestions: [],
};
const house = {
  '@type': 'Organization',
  '@id': `${site.url}/#organization`,
  name: site.name,
  url: `${site.url}/`,
};
const rangePage = { title: 'Gamma fondi', path: '/it/gamma-fondi' };
const fundPath = '/it/funds/asia';

function viewsOf(changes: Partial<ShareRow> = {}) {
  const row = shareRow({ name: 'I USD', slug: 'i-usd', isinCode: 'ZZ0000000017', ...changes });
  const fund = catalogueFund(
    fundRow({ slug: 'asia', title: 'Meridane Asia', description: 'Azioni d’Asia.', shares: [row] }),
    { title: 'Azionario Asia' },
  );
  const nav = { value: 123.45, date: '2026-11-19', currency: 'USD' };
  return { fund: fundView(fund, 'it', createSanitise([])), share: { ...shareView(fund, row, 'it'), nav } };
}

describe('the house', () => {
  const known = { '@context': 'https://schema.org', ...house, logo: `${site.url}/icon-512.png` };

  it('has the whereabouts that it publishes', () => {
    const infos: CompanyInfos = new Map([
      ['ADDRESS', '1 rue'],
      ['CITY', 'Paris'],
      ['PHONE', '+33 1'],
      ['YOUTUBE', 'https://y.example'],
    ]);
    const [organisation] = houseStructuredData(infos, site);
    expect(JSON.parse(JSON.stringify(organisation))).toEqual({
      ...known,
      address: { '@type': 'PostalAddress', streetAddress: '1 rue', addressLocality: 'Paris' },
      telephone: '+33 1',
      sameAs: ['https://y.example'],
    });
  });

  it('is the publisher of the site, whose name search engines show', () => {
    expect(webSite(site, 'it')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${site.url}/#website`,
      name: site.name,
      url: `${site.url}/`,
      inLanguage: 'it',
      publisher: expect.objectContaining({ '@id': `${site.url}/#organization` }),
    });
  });

  it('has none where it publishes none', () => {
    expect(houseStructuredData(new Map(), site)).toEqual([known]);
  });

  it('has people, each with the address of their life', () => {
    const [list, organisation] = teamStructuredData(
      [{ code: 'ada', name: 'Ada', role: 'Gestrice' }],
      '/it/il-team-meridane',
      site,
    );
    const address = `${site.url}/it/il-team-meridane#ada`;
    const person = { '@type': 'Person', '@id': address, url: address, name: 'Ada', jobTitle: 'Gestrice' };
    expect(list).toMatchObject({ itemListElement: [{ position: 1, item: { ...person, worksFor: house } }] });
    expect(organisation).toEqual(known);
  });
});

describe('a fund', () => {
  const { fund } = viewsOf();
  const [investment, crumbs] = fundStructuredData({ fund, locale: 'it', site, rangePage });

  it('is an investment fund of the house, known by the ISINs of its shares', () => {
    expect(investment).toEqual({
      '@context': 'https://schema.org',
      '@type': 'InvestmentFund',
      '@id': `${site.url}${fundPath}#fund`,
      name: 'Meridane Asia',
      description: 'Azioni d’Asia.',
      url: site.url + fundPath,
      mainEntityOfPage: { '@type': 'WebPage', '@id': site.url + fundPath, inLanguage: 'it' },
      category: 'Azionario Asia',
      provider: house,
      identifier: [{ '@type': 'PropertyValue', propertyID: 'ISIN', name: 'I USD', value: 'ZZ0000000017' }],
    });
  });

  it('stands under the range', () => {
    expect(crumbs).toEqual(breadcrumbList([rangePage, { title: 'Meridane Asia', path: fundPath }], site));
  });
});

describe('a share', () => {
  const place = ({ fund }: ReturnType<typeof viewsOf>) => ({ fund, locale: 'it' as const, site, rangePage });
  const address = `${site.url}${fundPath}/shares/i-usd`;

  it('is an investment fund of its own, related to the fund, with the way to its fees', () => {
    const views = viewsOf({
      managementGoal: 'Battere l’indice.',
      fees: { management: 1, movement: null, performance: null, subscription: null, redemption: null },
    });
    const [investment] = shareStructuredData(place(views), views.share);
    expect(investment).toMatchObject({
      '@type': 'InvestmentFund',
      name: 'Meridane Asia, Classe\u00a0I USD',
      description: 'Battere l’indice.',
      url: address,
      identifier: [{ propertyID: 'ISIN', value: 'ZZ0000000017' }],
      isRelatedTo: { '@id': `${site.url}${fundPath}#fund`, name: 'Meridane Asia' },
      feesAndCommissionsSpecification: `${address}#characteristics`,
    });
  });

  it('without fees names none, and has the fund’s description where it has no goal', () => {
    const views = viewsOf();
    const [investment] = shareStructuredData(place(views), views.share);
    expect(investment).not.toHaveProperty('feesAndCommissionsSpecification');
    expect(investment).toHaveProperty('description', 'Azioni d’Asia.');
  });

  it('stands under its fund', () => {
    const views = viewsOf();
    const [, crumbs] = shareStructuredData(place(views), views.share);
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Gamma fondi', item: `${site.url}/it/gamma-fondi` },
        { position: 2, name: 'Meridane Asia', item: site.url + fundPath },
        { position: 3, name: 'Classe\u00a0I USD', item: address },
      ],
    });
  });

  it('has its NAV with day and currency, none before its first', () => {
    const views = viewsOf();
    expect(shareStructuredData(place(views), views.share)[0]).toMatchObject({
      offers: { '@type': 'Offer', price: 123.45, priceCurrency: 'USD', validFrom: '2026-11-19' },
    });
    const [unpriced] = shareStructuredData(place(views), { ...views.share, nav: null });
    expect(unpriced).not.toHaveProperty('offers');
  });

  it('has the documents that a visitor without a profile sees', () => {
    const file = { url: '/e/it/docs/funds/asia/KIID', language: 'it', fileType: 'pdf', date: null };
    const rest = { formattedDate: null, fileSize: null, otherLanguages: [], editions: [] };
    const documents: ShareRow['documents'] = [
      { ...file, ...rest, documentType: { code: 'KIID', title: 'KID' } },
      { ...file, ...rest, documentType: { code: 'MONTHLY_REPORT', title: 'Rapporto mensile' } },
    ];
    const views = viewsOf({ documents });
    expect(shareStructuredData(place(views), views.share)[0]).toMatchObject({
      subjectOf: [
        {
          '@type': 'DigitalDocument',
          name: 'KID',
          url: `${site.url}/e/it/docs/funds/asia/KIID`,
          encodingFormat: 'application/pdf',
          inLanguage: 'it',
        },
      ],
    });
  });

  it('publishes no performance, whatever its age', () => {
    const figure = { share: 9.87, benchmark: 6.54 };
    const views = viewsOf({
      fetchedData: [{ code: 'ytd', displayValue: '+9.87%' }],
      computedData: {
        performances: [periodRow({ code: 'ytd', ...figure })],
        calendarYears: [],
        discretePeriods: [],
        riskFigures: [],
      },
    });
    const written = JSON.stringify([
      ...shareStructuredData(place(views), views.share),
      ...fundStructuredData(place(views)),
    ]);
    expect(written).not.toMatch(/9[.,]87|6[.,]54/);
  });
});

describe('an article', () => {
  const newsPage = { title: 'Notizie', path: '/it/notizia' };
  const category = { title: 'Lettere', path: '/it/notizia/c/lettere' };
  const path = '/it/notizia/perché-l-asia';
  const address = `${site.url}/it/notizia/perch%C3%A9-l-asia`;

  type Changes = Partial<{
    title: string;
    summary: string | null;
    updatedAt: string | null;
    image: NewsImageView;
  }>;

  function dataOf({ title = 'Perché l’Asia', summary, updatedAt = null, image }: Changes = {}) {
    const article = {
      title,
      summary: summary ?? null,
      date: '2026-10-12',
      category,
      image: image ?? null,
    };
    return newsStructuredData({
      article,
      image: `${site.url}/a.png`,
      updatedAt,
      path,
      locale: 'it',
      site,
      newsPage,
    });
  }

  it('has its own image before the one that is shared', () => {
    const [data] = dataOf({ image: newsImageOf() });
    expect(data).toMatchObject({ image: [`${site.url}/static/hanoi.webp`, `${site.url}/a.png`] });
  });

  it('says what, when, in which language and by whom', () => {
    expect(dataOf({ summary: 'In due parole.', updatedAt: '2026-10-20' })[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      '@id': `${address}#article`,
      headline: 'Perché l’Asia',
      description: 'In due parole.',
      image: [`${site.url}/a.png`],
      url: address,
      mainEntityOfPage: { '@type': 'WebPage', '@id': address },
      datePublished: '2026-10-12',
      dateModified: '2026-10-20',
      inLanguage: 'it',
      articleSection: 'Lettere',
      isAccessibleForFree: true,
      author: house,
      publisher: { ...house, logo: `${site.url}/icon-512.png` },
    });
  });

  it('never changed was changed when it was published; one without a summary has no description', () => {
    const [article] = dataOf();
    expect(article).toHaveProperty('dateModified', '2026-10-12');
    expect(article).not.toHaveProperty('description');
  });

  it('has a headline of 110 characters at most', () => {
    const [article] = dataOf({ title: `${'a'.repeat(100)} ${'b'.repeat(20)}` });
    expect(article).toHaveProperty('headline', `${'a'.repeat(100)}…`);
  });

  it('stands under its category and the news, with its whole title', () => {
    const title = 'a '.repeat(80);
    expect(dataOf({ title })[1]).toEqual(breadcrumbList([newsPage, category, { title, path }], site));
  });
});
