import { pageCodes, pagePath } from '../../src/routes/routeTable';
import { componentRow, localeContent, newsRow, pageRow, sourcesOf } from '../testing/contentRows';
import { contentPages } from './contentPages';
import type { LocaleSources } from './localeSources';

const member = { name: 'Ada', role: 'Manager', department: 'management', biography: null };
const portrait = { url: '/media/ada.png', width: 640, height: 800 };

function pageAt(path: string, sources: LocaleSources) {
  return contentPages(sources).find((page) => page.path === path);
}

it('makes a page of every code of the route table but news, which has its own template', () => {
  const codes = ['disclaimers', ...pageCodes, 'unknown', 'toString'];
  const sources = sourcesOf(localeContent('it', { site: { pages: codes.map((code) => pageRow(code)) } }));
  expect(contentPages(sources).map(({ path }) => path)).toEqual(
    pageCodes.filter((code) => code !== 'news').map((code) => pagePath(code, 'it')),
  );
});

it('makes the home of the company’s own words', () => {
  const content = localeContent('en', {
    site: {
      pages: [pageRow('index', { title: 'Home' }), pageRow('funds-range', { title: 'Our funds' })],
      company: {
        title: 'Korvane',
        baseline: 'Baseline',
        subBaseline: null,
        infos: [],
        keyFigures: [{ code: 'AUM', value: '€1bn', title: 'assets' }],
      },
    },
  });
  expect(pageAt('/en', sourcesOf(content))).toMatchObject({
    template: 'HomePage',
    context: {
      baseline: 'Baseline',
      subBaseline: null,
      keyFigures: [{ code: 'AUM', value: '€1bn', title: 'assets' }],
      fundRange: { title: 'Our funds', path: '/en/fund-range' },
      whereabouts: [],
      metadata: { title: 'Korvane – Baseline' },
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

it('gives the contact page alone the whereabouts', () => {
  const infos = [{ code: 'PHONE', content: '+33 1 23 45 67 89' }];
  const company = { title: 'Korvane', baseline: 'Baseline', subBaseline: null, infos, keyFigures: [] };
  const components = [componentRow('CONTACT')];
  const pages = [pageRow('contact', { components }), pageRow('teams', { components })];
  const sources = sourcesOf(localeContent('it', { site: { pages, company } }));
  const blocks = [{ kind: 'CONTACT', phone: '+33 1 23 45 67 89' }];
  expect(pageAt('/it/contatto', sources)?.context).toMatchObject({ whereabouts: infos, blocks });
  expect(pageAt('/it/il-team-meridane', sources)?.context).toMatchObject({ whereabouts: [], blocks });
});

it('asks for the portraits of members that it shows and that have one', () => {
  const content = localeContent('fr', {
    site: {
      pages: [pageRow('teams', { components: [componentRow('TEAM')] }), pageRow('philosophy')],
      teamMembers: [
        { code: 'ada', ...member, portrait },
        { code: 'bea', ...member, portrait: null },
      ],
    },
  });
  const sources = sourcesOf(content);
  expect(pageAt('/fr/equipes', sources)?.context).toMatchObject({ portraits: ['ada'] });
  expect(pageAt('/fr/philosophie', sources)?.context).toMatchObject({ portraits: [] });
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
