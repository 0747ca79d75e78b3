import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../testing/audienceOf';
import { documentOf, fundCardOf, notices, rangeShareOf } from '../../testing/fundFixtures';
import { newsCardOf } from '../../testing/newsFixtures';
import { headings } from '../../testing/headings';
import { renderHtml } from '../../testing/renderPage';
import { Block } from './Block';
import type { BlockView } from './blockViews';

const head = { code: 'block', title: 'Le titre', body: '<p>L’introduction.</p>' };
const items = [
  { title: 'Premier point', body: '<p>Premier texte.</p>' },
  { title: 'Second point', body: null },
];

function renderBlock(block: BlockView) {
  return renderHtml(<Block block={block} />);
}

const blocks: BlockView[] = [
  { kind: 'LEAD', action: null, ...head },
  { kind: 'PROSE', ...head },
  { kind: 'CARDS', items, ...head },
  { kind: 'STEPS', items, ...head },
  { kind: 'ACCORDION', items, ...head },
  { kind: 'FIGURES', items: [{ value: '24', label: 'marchés' }], ...head },
  { kind: 'TIMELINE', items: items.map((item) => ({ ...item, date: '2010' })), ...head },
  { kind: 'LINKS', items: items.map((item) => ({ ...item, url: `/e/${item.title}` })), ...head },
  { kind: 'FUND_RANGE', categories: [], explorable: false, notices, ...head },
  { kind: 'ISR_FUND_RANGE', categories: [], notices, ...head },
  { kind: 'LATEST_NEWS', news: [], newsPath: '/fr/actualites', ...head },
  { kind: 'TEAM', members: [], ...head },
  { kind: 'CONTACT', action: null, contactPath: '/fr/contact', phone: null, ...head },
  { kind: 'MARKETS_MAP', ...head, alt: 'Markets' },
  {
    kind: 'BARS',
    labels: { item: 'Indicateur', series: 'Fonds', reference: 'Univers', note: null },
    items: [],
    ...head,
  },
  {
    kind: 'RATING_SCALE',
    labels: { code: 'Classe', range: 'Note', body: 'Conséquence', value: 'Part' },
    items: [],
    ...head,
  },
  { kind: 'ESG_REPORTS', documents: [], ...head },
  { kind: 'DISTRIBUTION', registrations: { countries: [], shares: [] }, items, ...head },
];

test.each(blocks)('$kind is named by its title, with its text, and can be linked to', (block) => {
  renderBlock(block);
  const region = screen.getByRole('region', { name: 'Le titre' });
  expect(region).toHaveAttribute('id', 'block');
  expect(within(region).getByRole('heading', { level: 2, name: 'Le titre' })).toBeVisible();
  expect(within(region).getByText('L’introduction.')).toBeVisible();
});

test.each(blocks)('$kind does without title and text', (block) => {
  renderBlock({ ...block, title: null, body: null });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '' })).not.toBeInTheDocument();
});

test.each(['CARDS', 'STEPS'] as const)('%s lists its points under their headings', (kind) => {
  renderBlock({ kind, items, ...head });
  const points = screen.getAllByRole('listitem');
  expect(points.map((point) => within(point).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Premier point',
    'Second point',
  ]);
  expect(within(points[0]!).getByText('Premier texte.')).toBeVisible();
});

test('points without a title are all drawn', () => {
  const errors = jest.spyOn(console, 'error');
  const untitled = ['<p>Un</p>', '<p>Deux</p>'].map((body) => ({ title: '', body }));
  renderBlock({ kind: 'CARDS', items: untitled, ...head });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Un', 'Deux']);
  expect(errors).not.toHaveBeenCalled();
});

test('FIGURES says what each figure counts', () => {
  renderBlock({ kind: 'FIGURES', items: [{ value: '24', label: 'marchés' }], ...head });
  expect(screen.getByRole('term')).toHaveTextContent('marchés');
  expect(screen.getByRole('definition')).toHaveTextContent('24');
});

test('QUOTE gives the words and who said them', () => {
  renderBlock({ kind: 'QUOTE', author: 'Elia Vantori', ...head, title: null, body: '<p>Juger.</p>' });
  expect(screen.getByRole('blockquote')).toHaveTextContent('Juger.');
  expect(screen.getByRole('figure')).toHaveTextContent('Elia Vantori');
});

test('TIMELINE keeps the order of its dates', () => {
  const dates = ['2009', '2015'].map((date) => ({ date, title: `Année ${date}`, body: null }));
  renderBlock({ kind: 'TIMELINE', items: dates, ...head });
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['2009Année 2009', '2015Année 2015']);
});

test('LINKS leads to pages of the site and to other addresses', () => {
  const links = [
    { title: 'Philosophie', url: '/fr/philosophie', body: '<p>Une page.</p>' },
    { title: 'Rapport', url: '/e/fr/docs/rapport', body: null },
    { title: 'Régulateur', url: 'https://regulator.example', body: null },
  ];
  renderBlock({ kind: 'LINKS', items: links, ...head });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    links.map(({ title, url }) => [title, url]),
  );
  expect(screen.getByText('Une page.')).toBeVisible();
});

const category = { code: 'EQUITY', title: 'Actions', description: null, visibleTo: ['RETAIL' as const] };

test.each([
  ['Le titre', ['H2 Le titre', 'H3 Actions', 'H4 Meridane Asia']],
  [null, ['H2 Actions', 'H3 Meridane Asia']],
])('FUND_RANGE shows the funds by category, no level of headings is left out (title %j)', (title, levels) => {
  const categories = [{ ...category, funds: [fundCardOf()] }];
  renderBlock({ kind: 'FUND_RANGE', categories, explorable: false, notices, ...head, title });
  expect(headings()).toEqual(levels);
  expect(screen.getByRole('link', { name: 'Meridane Asia' })).toBeVisible();
});

test.each([
  { kind: 'FUND_RANGE', explorable: false },
  { kind: 'FUND_RANGE', explorable: true },
  { kind: 'ISR_FUND_RANGE' },
] as const)('$kind has the company’s notice of a share under one year (%j)', (block) => {
  const funds = [fundCardOf({ mainShares: [rangeShareOf({ lessThanOneYear: true })] })];
  renderBlock({ ...block, categories: [{ ...category, funds }], notices, ...head });
  expect(screen.getByText('Cette part a moins d’un an.')).toBeVisible();
});

test('LATEST_NEWS shows the items and leads to all of them', () => {
  const { t } = renderBlock({
    kind: 'LATEST_NEWS',
    news: [newsCardOf()],
    newsPath: '/fr/actualites',
    ...head,
  });
  expect(screen.getByRole('heading', { level: 3, name: 'Carnet de Hanoï' })).toBeVisible();
  expect(screen.getByRole('link', { name: t('common:allNews') })).toHaveAttribute('href', '/fr/actualites');
});

test('CONTACT invites to write, in its own words or ours, and to call', () => {
  const contact = { kind: 'CONTACT', contactPath: '/fr/contact', phone: '+33 1 00', ...head } as const;
  const { t, unmount } = renderBlock({ ...contact, action: null });
  expect(screen.getByRole('link', { name: t('common:contactUs') })).toHaveAttribute('href', '/fr/contact');
  expect(screen.getByRole('link', { name: '+33 1 00' })).toHaveAttribute('href', 'tel:+33100');
  unmount();
  renderBlock({ ...contact, action: 'Nous rencontrer', phone: null });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Nous rencontrer']);
});

test('MARKETS_MAP says what the map shows', () => {
  renderBlock({ kind: 'MARKETS_MAP', ...head, alt: 'Markets' });
  const map = screen.getByRole('img', { name: 'Markets' });
  expect(map).toHaveAttribute('src', '/brand/map-on-light.svg');
  expect(map).toHaveAttribute('loading', 'lazy');
});

test('ESG_REPORTS leads to the reports, each for the profiles that may see it', () => {
  const title = 'Meridane Asie – Reporting ESG mensuel';
  const documents = [documentOf({ title, url: '/e/fr/asia', visibleTo: ['INSTIT'] })];
  renderBlock({ kind: 'ESG_REPORTS', documents, ...head });
  const link = screen.getByRole('link', { name: title });
  expect(link).toHaveAttribute('href', '/e/fr/asia');
  expect(audienceOf(link)).toBe('INSTIT');
});

test('ACCORDION unfolds a question, keeps the others folded, and folds it again', async () => {
  const questions = ['Un', 'Deux'].map((title) => ({ title, body: `<p>Réponse ${title}</p>` }));
  const { user } = renderBlock({ kind: 'ACCORDION', items: questions, ...head });
  await user.click(screen.getByText('Deux'));
  expect(screen.getByText('Réponse Deux')).toBeVisible();
  expect(screen.getByText('Réponse Un')).not.toBeVisible();
  await user.click(screen.getByText('Deux'));
  expect(screen.getByText('Réponse Deux')).not.toBeVisible();
});
