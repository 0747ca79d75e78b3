import {
  categoryRow,
  type FundRow,
  fundRow,
  localeContent,
  pageRow,
  sourcesOf,
} from '../testing/contentRows';
import { fundPages } from './fundPages';

const sustainability: NonNullable<FundRow['sustainability']> = {
  sections: [
    { code: 'SUMMARY', title: 'Summary', body: '<p>Short</p><script>alert(1)</script>' },
    { code: 'NO_SUSTAINABLE_OBJECTIVE', title: 'No sustainable investment objective', body: '<p>None</p>' },
  ],
  changes: [{ date: '2026-10-30', formattedDate: '30 October 2026', text: 'Figures' }],
  updatedAt: '2026-10-30',
};

function documentRow(code: FundRow['documents'][number]['documentType']['code'], date: string) {
  return {
    documentType: { code, title: code },
    url: `/e/en/docs/funds/markets/${code}`,
    language: 'en',
    otherLanguages: [],
    date,
    formattedDate: date,
    fileType: 'pdf',
    fileSize: null,
    editions: [],
  };
}

function pagesOf(fund: Partial<FundRow>) {
  const funds = [
    fundRow({
      code: 'markets',
      translations: [
        { locale: 'fr', slug: 'marchés' },
        { locale: 'en', slug: 'markets' },
      ],
      ...fund,
    }),
  ];
  const pages = [pageRow('index'), pageRow('funds-range', { title: 'Our funds' })];
  return fundPages(sourcesOf(localeContent('en', { categories: [categoryRow({ funds })], site: { pages } })));
}

const pageOf = (fund: Partial<FundRow> = {}) =>
  pagesOf({ sustainability, ...fund }).find(({ template }) => template === 'SustainabilityPage');

it('is below the fund, in each language in which the fund is published', () => {
  expect(pageOf()).toMatchObject({
    path: '/en/funds/markets/sustainability-disclosures',
    identity: 'sustainability:markets',
    context: {
      paths: {
        fr: '/fr/funds/marchés/informations-durabilite',
        en: '/en/funds/markets/sustainability-disclosures',
      },
      metadata: {
        title: expect.stringMatching(/^Title of markets – Sustainability \(SFDR\)/),
        indexed: true,
      },
    },
  });
});

it('has the sections with anchors, sanitised, and the changes', () => {
  expect(pageOf()?.context).toMatchObject({
    disclosure: {
      sections: [
        { anchor: 'summary', title: 'Summary', body: '<p>Short</p>' },
        { anchor: 'no-sustainable-objective', body: '<p>None</p>' },
      ],
      changes: [{ date: '30 October 2026', text: 'Figures' }],
    },
  });
});

it('has the documents to which it refers, and changes with them', () => {
  const documents = [
    documentRow('PROSPECTUS', '2026-03-31'),
    documentRow('SHAREHOLDERS_LETTER', '2026-11-15'),
    documentRow('PERIODIC_ANNEX', '2026-11-02'),
  ];
  const page = pageOf({ documents });
  expect(page?.context).toMatchObject({
    disclosure: { documents: [{ code: 'PROSPECTUS' }, { code: 'PERIODIC_ANNEX' }] },
    metadata: { modifiedOn: '2026-11-02' },
  });
});

it('is linked from the fund’s page', () => {
  const linkOf = (fund: Partial<FundRow>) => pagesOf(fund)[0]?.context;
  expect(linkOf({ sustainability })).toMatchObject({
    fund: { sustainabilityPath: '/en/funds/markets/sustainability-disclosures' },
  });
  expect(linkOf({})).toMatchObject({ fund: { sustainabilityPath: null } });
});

it('is not there for a fund without a disclosure', () => {
  expect(pageOf({ sustainability: null })).toBeUndefined();
});
