import { screen, within } from '@testing-library/react';
import type { BlockView } from '../features/blocks/blockViews';
import { esgTabs } from '../features/esg/esgTabList';
import { comparedFixtures } from '../testing/compareFixtures';
import { documentGroups } from '../testing/documentGroups';
import { fundOf, notices, rangePage, shareOf } from '../testing/fundFixtures';
import { headings } from '../testing/headings';
import { newsArticleOf, newsCardOf } from '../testing/newsFixtures';
import { pageContextOf, pagePropsOf } from '../testing/pageFixtures';
import { renderHtml, renderPage } from '../testing/renderPage';
import ComparePage from './ComparePage';
import ContactPage from './ContactPage';
import ContentPage from './ContentPage';
import DocumentsPage from './DocumentsPage';
import EsgPage from './EsgPage';
import FundPage from './FundPage';
import HomePage from './HomePage';
import NewsArticlePage from './NewsArticlePage';
import NewsListPage from './NewsListPage';
import RootPage from './RootPage';
import SharePage from './SharePage';
import StatusPage from './StatusPage';
import type { ContentPageContext, EsgPageContext } from './pageContext';

const content: ContentPageContext = {
  ...pageContextOf(),
  code: 'philosophy',
  title: 'Philosophie',
  blocks: [
    { kind: 'LEAD', code: 'lead', title: 'Juger lentement', body: '<p>Notre manière.</p>', action: null },
    { kind: 'PROSE', code: 'method', title: 'Méthode', body: '<p>Le détail.</p>' },
  ],
};

afterEach(() => {
  document.title = '';
});

describe('ContentPage', () => {
  test('opens with the statement of its first block, and draws the others', () => {
    renderPage(<ContentPage {...pagePropsOf(content)} />);
    expect(headings()).toEqual(['H1 Juger lentement', 'H2 Méthode']);
    expect(screen.getByText('Notre manière.')).toBeVisible();
    expect(document.title).toBe(content.metadata.title);
  });

  test('opens with its own title where no block does', () => {
    const blocks = content.blocks.slice(1);
    renderPage(<ContentPage {...pagePropsOf({ ...content, blocks })} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Philosophie' })).toBeVisible();
  });

  test('the team page has everyone’s biography', () => {
    const member = { code: 'elia', name: 'Elia', role: 'Gérante', department: 'esg', portrait: null };
    const team: BlockView = {
      kind: 'TEAM',
      code: 'members',
      title: 'L’équipe',
      body: '<p>Par métier.</p>',
      members: [{ ...member, biography: '<p>Elle suit l’Asie.</p>', hasBiography: true }],
    };
    renderPage(<ContentPage {...pagePropsOf({ ...content, blocks: [team] })} />);
    expect(screen.getByRole('region', { name: 'L’équipe' })).toHaveTextContent('Par métier.');
    expect(screen.getByRole('link', { name: 'Elia' })).toHaveAttribute('href', '#elia');
    expect(screen.getByText('Elle suit l’Asie.')).toBeInTheDocument();
  });

  test('long pages link to their sections', () => {
    const quote: BlockView = { kind: 'QUOTE', code: 'quote', title: null, body: null, author: null };
    const blocks = [...content.blocks, quote];
    const { t } = renderPage(<ContentPage {...pagePropsOf({ ...content, code: 'privacy', blocks })} />);
    const links = within(screen.getByRole('navigation', { name: t('common:onThisPage') }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#method']);
  });
});

test('ContactPage has the form after its statement, then says where the company is, then draws its blocks', () => {
  const context = { ...content, code: 'contact', whereabouts: [{ code: 'PHONE', content: '+33 1 00' }] };
  const { t } = renderPage(<ContactPage {...pagePropsOf(context)} />);
  expect(headings()).toEqual([
    'H1 Juger lentement',
    `H2 ${t('contact:title')}`,
    `H2 ${t('common:whereabouts')}`,
    'H2 Méthode',
  ]);
  expect(screen.getByRole('textbox', { name: t('contact:field.message') })).toBeVisible();
  expect(screen.getByRole('link', { name: '+33 1 00' })).toBeVisible();
});

test('HomePage opens with the baseline, the way to the range and the key figures', () => {
  const context = {
    ...content,
    baseline: 'Le temps des émergents',
    subBaseline: null,
    keyFigures: [{ code: 'AUM', value: '2,4 Md€', title: 'd’encours' }],
    fundRange: { title: 'Notre gamme', path: '/fr/gamme-fonds' },
    holdings: { date: '', countries: [] },
  };
  renderPage(<HomePage {...pagePropsOf(context)} />);
  expect(headings()).toEqual(['H1 Le temps des émergents', 'H2 Méthode']);
  expect(screen.getByRole('link', { name: 'Notre gamme' })).toHaveAttribute('href', '/fr/gamme-fonds');
  expect(screen.getByText('d’encours').parentElement).toHaveTextContent('2,4 Md€');
});

test('NewsListPage leads back to all news of its locale', () => {
  const context = {
    ...pageContextOf(),
    title: 'Supports',
    lead: null,
    categories: [{ code: 'supports', title: 'Supports', description: null, path: '/fr/actualites/c/s' }],
    categoryCode: 'supports',
    news: [newsCardOf()],
    pageNumber: 1,
    pageCount: 1,
    shownPages: [1],
    listPath: '/fr/actualites/c/s',
  };
  const { t } = renderPage(<NewsListPage {...pagePropsOf(context)} />);
  expect(screen.getByRole('link', { name: t('news:all') })).toHaveAttribute('href', '/fr/actualites');
  expect(screen.getByRole('link', { name: t('news:feed') })).toHaveAttribute(
    'href',
    '/fr/actualites/rss.xml',
  );
});

test('NewsArticlePage, FundPage and SharePage name what they present', () => {
  const base = pageContextOf();
  const newsPage = { title: 'Actualités', path: '/fr/actualites' };
  const article = { ...base, article: newsArticleOf(), related: [], newsPage, notices };
  const fund = {
    ...base,
    fund: fundOf(),
    mainShares: [shareOf()],
    rangePage,
    notices,
    contactPath: '/fr/contact',
  };
  const share = { ...base, fund: fundOf(), share: shareOf(), rangePage, notices, contactPath: '/fr/contact' };
  const news = renderPage(<NewsArticlePage {...pagePropsOf(article)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Carnet de Hanoï');
  expect(document.head.querySelector('link[type="application/rss+xml"]')).not.toBeNull();
  expect(screen.getByText('Ceci est une communication publicitaire.')).toBeVisible();
  news.unmount();
  const fundPage = renderHtml(<FundPage {...pagePropsOf(fund)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meridane Asia');
  fundPage.unmount();
  renderHtml(<SharePage {...pagePropsOf(share)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meridane Asia, Part I');
});

test('ComparePage opens with its statement, leads back to the range and lists the shares', () => {
  window.history.replaceState(null, '', '/fr/comparer');
  const context = {
    ...pageContextOf(),
    title: 'Comparer',
    leadTitle: 'Côte à côte',
    lead: '<p>Jusqu’à quatre parts.</p>',
    funds: [...comparedFixtures],
    rangePage,
    notices,
  };
  const { t } = renderPage(<ComparePage {...pagePropsOf(context)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Côte à côte');
  expect(screen.getByText('Jusqu’à quatre parts.')).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: t('common:breadcrumbs') }));
  expect(trail.getByRole('link', { name: rangePage.title })).toHaveAttribute('href', rangePage.path);
  expect(trail.getByText('Comparer')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Meridane Bonds' })).toBeVisible();
});

test('DocumentsPage opens with its statement and lists the documents', () => {
  window.history.replaceState(null, '', '/fr/documents');
  const context = {
    ...pageContextOf(),
    leadTitle: 'Tous les documents',
    lead: '<p>Fonds par fonds.</p>',
    groups: [...documentGroups],
  };
  renderPage(<DocumentsPage {...pagePropsOf(context)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tous les documents');
  expect(screen.getByText('Fonds par fonds.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Meridane Asie' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prospectus' })).toHaveAttribute('href', '/prospectus');
});

const esg: EsgPageContext = {
  ...pageContextOf(),
  code: 'esg-sri-approach',
  title: 'Noter là où les données manquent',
  lead: '<p>Sur place.</p>',
  tabs: esgTabs.map((id) => ({
    id,
    blocks: [{ kind: 'PROSE', code: `${id}-text`, title: `Titre ${id}`, body: `<p>Texte ${id}</p>` }],
  })),
};

test('EsgPage has its statement and its tabs', () => {
  const { t } = renderPage(<EsgPage {...pagePropsOf(esg)} />);
  expect(screen.getByRole('heading', { level: 1, name: esg.title })).toBeVisible();
  expect(screen.getByText('Sur place.')).toBeVisible();
  expect(document.title).toBe(esg.metadata.title);
  expect(screen.queryByRole('navigation', { name: t('common:onThisPage') })).not.toBeInTheDocument();
  const panel = screen.getByRole('region', { name: t('esg:title.vision') });
  expect(within(panel).getByText('Texte vision')).toBeVisible();
});

test('RootPage offers the three homes', () => {
  renderPage(<RootPage {...pagePropsOf(pageContextOf())} />);
  const homes = screen.getAllByRole('link').map((link) => [link.lang, link.getAttribute('href')]);
  expect(homes).toEqual([
    ['fr', '/fr'],
    ['en', '/en'],
    ['it', '/it'],
  ]);
});

test.each([
  [404, 'fr', 'Page introuvable', /^Cette page n’a pas pu être trouvée/],
  [404, 'en', 'Page not found', /^This page could not be found/],
  [404, 'it', 'Pagina non trovata', /^Non è stato possibile trovare questa pagina/],
  [500, 'fr', 'Une erreur est survenue', /^Un problème est survenu sur notre plateforme/],
  [500, 'en', 'An error occurred', /^A problem occurred on our platform; our team has been notified/],
  [500, 'it', 'Si è verificato un errore', /^Si è verificato un problema sulla nostra/],
] as const)(
  'the page of status %i in %s says "%s" and leads home (behaviour.md §8)',
  (status, locale, title, message) => {
    const { t } = renderPage(
      <StatusPage {...pagePropsOf({ ...pageContextOf(locale, { indexed: false }), status })} />,
      { locale },
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: t('common:errors.backHome') })).toHaveAttribute(
      'href',
      `/${locale}`,
    );
  },
);
