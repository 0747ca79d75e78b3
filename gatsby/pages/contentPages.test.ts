import { esgTabs } from '../../src/features/esg/esgTabList';
import { pageCodes } from '../../src/routes/pageCodes';
import { disclaimerPath, pagePath } from '../../src/routes/routeTable';
import {
  categoryRow,
  componentRow,
  disclaimer,
  documentRow,
  fundRow,
  localeContent,
  newsRow,
  pageRow,
  shareRow,
  sourcesOf,
} from '../testing/contentRows';
import { contentPages } from './contentPages';
import type { LocaleSources } from './localeSources';

function pageAt(path: string, sources: LocaleSources) {
  return contentPages(sources).find((page) => page.path === path);
}

it('makes a page of every code of the route table but that of the news', () => {
  const codes = ['disclaimers', ...pageCodes, 'unknown', 'toString'];
  const required = new Map([
    ['esg-sri-approach', esgTabs.map((tab) => `${tab}-text`)],
    ['regulatory-information', ['investor-rights']],
  ]);
  const pages = codes.map((code) =>
    pageRow(code, {
      components: (required.get(code) ?? []).map((block) => componentRow('PROSE', {}, block)),
    }),
  );
  const sources = sourcesOf(localeContent('it', { site: { pages } }));
  expect(contentPages(sources).map(({ path }) => path)).toEqual(
    pageCodes.filter((code) => code !== 'news').map((code) => pagePath(code, 'it')),
  );
});

it('makes the home of the company’s own words', () => {
  const content = localeContent('en', {
    site: { pages: [pageRow('index', { title: 'Home' }), pageRow('funds-range', { title: 'Our funds' })] },
    company: { updatedAt: '2026-11-02', keyFigures: [{ code: 'AUM', value: '€1bn', title: 'assets' }] },
  });
  expect(pageAt('/en', sourcesOf(content))).toMatchObject({
    template: 'HomePage',
    context: {
      baseline: 'Baseline',
      subBaseline: null,
      keyFigures: [{ code: 'AUM', value: '€1bn', title: 'assets' }],
      fundRange: { title: 'Our funds', path: '/en/fund-range' },
      metadata: { title: 'Korvane – Baseline', modifiedOn: '2026-11-02' },
    },
  });
});

it('shows the latest three news in the home’s block', () => {
  const content = localeContent('fr', {
    site: { pages: [pageRow('index', { components: [componentRow('LATEST_NEWS')] })] },
    news: ['a', 'b', 'c', 'd'].map((code) => newsRow(code)),
  });
  expect(pageAt('/fr', sourcesOf(content))?.context).toMatchObject({
    blocks: [{ kind: 'LATEST_NEWS', news: [{ code: 'a' }, { code: 'b' }, { code: 'c' }] }],
  });
});

it('gives the range once per page the notice of shares under one year that the company has worded', () => {
  const disclaimers = componentRow('TEXTS', { 'part-moins-un-an': '<p>Young</p>' });
  const content = localeContent('it', {
    site: {
      pages: [
        pageRow('index', { components: [componentRow('FUND_RANGE')] }),
        pageRow('philosophy', { components: [componentRow('ISR_FUND_RANGE')] }),
        pageRow('disclaimers', { components: [disclaimers] }),
      ],
    },
  });
  const blocks = [{ notices: { lessThanOneYear: '<p>Young</p>' } }];
  for (const { context } of contentPages(sourcesOf(content))) expect(context).toMatchObject({ blocks });
});

it('gives the contact page, and no other, its own template with the whereabouts', () => {
  const infos = [{ code: 'PHONE', content: '+33 1 23 45 67 89' }];
  const components = [componentRow('CONTACT')];
  const pages = [pageRow('contact', { components }), pageRow('teams', { components })];
  const sources = sourcesOf(localeContent('it', { site: { pages }, company: { infos } }));
  const blocks = [{ kind: 'CONTACT', phone: '+33 1 23 45 67 89' }];
  expect(pageAt('/it/contatto', sources)).toMatchObject({
    template: 'ContactPage',
    context: { whereabouts: infos, blocks },
  });
  const team = pageAt('/it/il-team-meridane', sources);
  expect(team).toMatchObject({ template: 'ContentPage', context: { blocks } });
  expect(team?.context).not.toHaveProperty('whereabouts');
});

it('has the page’s own description, keywords and day', () => {
  const values = { description: 'About', keywords: ['a', 'b'], updatedAt: '2026-09-30' };
  const content = localeContent('en', { site: { pages: [pageRow('privacy', values)] } });
  expect(pageAt('/en/gdpr', sourcesOf(content))?.context.metadata).toMatchObject({
    title: 'Title of privacy – Korvane',
    description: 'About',
    keywords: ['a', 'b'],
    modifiedOn: '2026-09-30',
  });
});

describe('the disclaimer, for visitors without scripts', () => {
  const { title, body, footer } = disclaimer;
  const shown = { kind: 'PROSE', code: 'disclaimer', title, body: `${body}${footer}` };
  const publisher = componentRow('PROSE', { title: 'Publisher' }, 'publisher');
  const legalNotices = (...others: ReturnType<typeof pageRow>[]) => {
    const components = [publisher];
    const pages = [pageRow('legal-notices', { components, updatedAt: '2026-02-23' }), ...others];
    return pageAt('/it/note-legali', sourcesOf(localeContent('it', { site: { pages } })))?.context;
  };

  it('ends the legal notices, at the anchor that links lead to', () => {
    expect(disclaimerPath('it')).toBe('/it/note-legali#disclaimer');
    expect(legalNotices()).toMatchObject({ blocks: [{ code: 'publisher' }, shown] });
  });

  it('is on no other page', () => {
    const components = [publisher];
    const pages = [pageRow('privacy', { components }), pageRow('index', { components })];
    for (const { context } of contentPages(sourcesOf(localeContent('it', { site: { pages } })))) {
      expect(context).toMatchObject({ blocks: [{ code: 'publisher' }] });
    }
  });

  it('stands there once, whatever the page holds', () => {
    const components = [componentRow('PROSE', { title: 'Old' }, 'disclaimer'), publisher];
    const content = localeContent('it', { site: { pages: [pageRow('legal-notices', { components })] } });
    expect(pageAt('/it/note-legali', sourcesOf(content))?.context).toMatchObject({
      blocks: [{ code: 'publisher' }, shown],
    });
  });

  it.each([
    ['2026-04-13', '2026-04-13'],
    ['2026-01-01', '2026-02-23'],
    [null, '2026-02-23'],
  ])('edited on %s: the legal notices are of %s', (updatedAt, modifiedOn) => {
    expect(legalNotices(pageRow('disclaimers', { updatedAt }))).toMatchObject({ metadata: { modifiedOn } });
  });
});

it('is translated where the content system has the page', () => {
  const sources = sourcesOf(
    localeContent('fr', { site: { pages: [pageRow('index'), pageRow('contact'), pageRow('supports')] } }),
    localeContent('en', { site: { pages: [pageRow('index'), pageRow('contact')] } }),
    localeContent('it', { site: { pages: [pageRow('index')] } }),
  );
  const paths = contentPages(sources).map(({ context }) => context.paths);
  expect(paths).toEqual([
    { fr: '/fr', en: '/en', it: '/it' },
    { fr: '/fr/contact', en: '/en/contact' },
    { fr: '/fr/supports' },
  ]);
});

const lead = componentRow('LEAD', { title: 'Side by side', body: '<p>Up to four.</p>' });

describe('the comparison', () => {
  it('has the words of the content system and the shares of every fund', () => {
    const notice = componentRow('TEXTS', { 'part-moins-un-an': '<p>Young.</p>' });
    const content = localeContent('it', {
      site: {
        pages: [
          pageRow('compare', { title: 'Confronta', description: 'About', components: [lead] }),
          pageRow('funds-range', { title: 'Gamma' }),
          pageRow('disclaimers', { components: [notice] }),
        ],
      },
      categories: [
        categoryRow({ funds: [fundRow({ shares: [shareRow({ name: 'I' }), shareRow({ name: 'R' })] })] }),
      ],
    });
    expect(pageAt('/it/confronta', sourcesOf(content))).toMatchObject({
      template: 'ComparePage',
      context: {
        title: 'Confronta',
        leadTitle: 'Side by side',
        lead: '<p>Up to four.</p>',
        rangePage: { title: 'Gamma', path: '/it/gamma-fondi' },
        notices: { lessThanOneYear: '<p>Young.</p>' },
        funds: [{ code: 'fund', shares: [{ isin: 'ZZ-I' }, { isin: 'ZZ-R' }] }],
        metadata: { title: 'Confronta – Korvane', description: 'About', modifiedOn: '2026-11-19' },
      },
    });
  });

  it('has its own title where there is no lead, and the day on which it was edited where that is later', () => {
    const site = { pages: [pageRow('compare', { updatedAt: '2026-12-01' })] };
    const sources = sourcesOf(localeContent('en', { site, categories: [categoryRow()] }));
    expect(pageAt('/en/compare', sources)?.context).toMatchObject({
      leadTitle: 'Title of compare',
      lead: null,
      metadata: { modifiedOn: '2026-12-01' },
    });
  });
});

it('the library of documents has the words of the content system, and changes with its documents', () => {
  const pages = [pageRow('documents', { title: 'Documenti', updatedAt: '2026-01-02', components: [lead] })];
  const company = { documents: [documentRow('VOTING_REPORT', '2026-04-14')] };
  expect(pageAt('/it/documenti', sourcesOf(localeContent('it', { site: { pages }, company })))).toMatchObject(
    {
      template: 'DocumentsPage',
      context: {
        leadTitle: 'Side by side',
        lead: '<p>Up to four.</p>',
        groups: [{ code: 'company' }],
        metadata: { title: 'Documenti – Korvane', modifiedOn: '2026-04-14' },
      },
    },
  );
});
