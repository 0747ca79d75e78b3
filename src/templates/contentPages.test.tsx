import { screen, within } from '@testing-library/react';
import { pageContextOf, pagePropsOf } from '../testing/pageFixtures';
import { fundOf, notices, rangePage, shareOf } from '../testing/fundFixtures';
import { newsArticleOf, newsCardOf } from '../testing/newsFixtures';
import { headings } from '../testing/headings';
import { renderHtml, renderPage } from '../testing/renderPage';
import type { BlockView } from '../features/blocks/blockViews';
import ContactPage from './ContactPage';
import ContentPage from './ContentPage';
import FundPage from './FundPage';
import HomePage from './HomePage';
import NewsArticlePage from './NewsArticlePage';
import NewsListPage from './NewsListPage';
import type { ContentPageContext } from './pageContext';
import SharePage from './SharePage';

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
