import { screen, within } from '@testing-library/react';
import { fundTabs } from '../../store/fundView/fundViewSlice';
import { bareFund, bareShare, fundOf, notices, rangePage, shareOf } from '../../testing/fundFixtures';
import { mediaQueryList } from '../../testing/mediaQueryList';
import { newsCardOf } from '../../testing/newsFixtures';
import { renderPage } from '../../testing/renderPage';
import { FundTabs } from './FundTabs';

const common = { rangePage, notices, contactPath: '/fr/contact' };
const fundWithNews = fundOf({ news: [newsCardOf()] });

const fundPage = (fund = fundWithNews, share = shareOf()) => (
  <FundTabs fund={fund} shares={[share]} isSharePage={false} {...common} />
);

const sharePage = (fund = fundWithNews, share = shareOf()) => (
  <FundTabs fund={fund} shares={[share]} isSharePage {...common} />
);

const titles = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

beforeEach(() => {
  window.history.replaceState(null, '', '/fr/funds/meridane-asia');
  window.matchMedia = mediaQueryList(true);
});

test.each(['fr', 'en', 'it'] as const)(
  'has the eight tabs of behaviour.md §2.5 in their order, in %s',
  (locale) => {
    const { container, t } = renderPage(fundPage(), { locale });
    expect(screen.getByRole('tablist', { name: t('tabs:label') })).toBeVisible();
    expect(titles()).toEqual(fundTabs.map((tab) => t(`tabs:title.${tab}`)));
    expect([...container.querySelectorAll('section[role=tabpanel]')].map(({ id }) => id)).toEqual([
      ...fundTabs,
    ]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(t('tabs:title.overview'));
  },
);

test.each([
  ['news', 'funds:noNews'],
  ['management-goal', 'funds:noManagementGoal'],
] as const)('the tab #%s is there with nothing to show, and says so', async (tab, sentence) => {
  const { t, user } = renderPage(fundPage(fundOf(), shareOf({ managementGoal: null })));
  expect(titles()).toHaveLength(fundTabs.length);
  const title = t(`tabs:title.${tab}`);
  await user.click(screen.getByRole('tab', { name: title }));
  const panel = screen.getByRole('tabpanel', { name: title });
  expect(within(panel).getByText(t(sentence))).toBeVisible();
});

test('keeps the store’s tab that of the address and of each choice', async () => {
  window.history.replaceState(null, '', '/fr/funds/meridane-asia#subscribe');
  const { store, t, user } = renderPage(fundPage());
  expect(store.getState().fundView).toEqual({ activeTab: 'subscribe', subscribing: true });
  await user.click(screen.getByRole('tab', { name: t('tabs:title.documents') }));
  expect(store.getState().fundView).toEqual({ activeTab: 'documents', subscribing: false });
});

test('a fund’s page says where it stands and offers each share', () => {
  const { t } = renderPage(fundPage());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Meridane Asia$/);
  const trail = within(screen.getByRole('navigation', { name: t('common:breadcrumbs') }));
  expect(trail.getByRole('link', { name: rangePage.title })).toHaveAttribute('href', rangePage.path);
  expect(trail.getByText('Meridane Asia')).toHaveAttribute('aria-current', 'page');
  const choice = within(screen.getByRole('navigation', { name: t('tabs:shares') }));
  expect(choice.getByRole('link', { name: /FR00TEST00I1/ })).toHaveAttribute('href', shareOf().path);
});

test('a share’s page names the share, which is the current one of the choice', () => {
  const { t } = renderPage(sharePage());
  const name = t('funds:share', { share: 'I' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Meridane Asia, ${name}`);
  const trail = within(screen.getByRole('navigation', { name: t('common:breadcrumbs') }));
  expect(trail.getByRole('link', { name: 'Meridane Asia' })).toHaveAttribute('href', fundOf().path);
  expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');
  const choice = within(screen.getByRole('navigation', { name: t('tabs:shares') }));
  expect(choice.getByText(name).closest('[aria-current=page]')).toBeInTheDocument();
  expect(choice.getAllByRole('link')).toEqual([choice.getByRole('link', { name: t('compareLink:compare') })]);
});

test.each([
  ['a fund', fundPage(fundOf({ visibleTo: ['INSTIT'] }))],
  ['a share', sharePage(fundOf(), shareOf({ visibleTo: ['INSTIT'] }))],
])('profiles that %s is not offered to see the notice in its place', (_, page) => {
  const { t } = renderPage(page);
  const audienceOf = (element: HTMLElement) =>
    element.closest<HTMLElement>('[data-visible-to]')?.dataset.visibleTo;
  expect(audienceOf(screen.getByText(t('funds:notOffered.title')))).toBe('RETAIL PRO');
  expect(audienceOf(screen.getByRole('tablist'))).toBe('INSTIT');
  expect(audienceOf(screen.getByRole('tabpanel'))).toBe('INSTIT');
  expect(audienceOf(screen.getByRole('navigation', { name: t('tabs:shares') }))).toBe('INSTIT');
});

test.each(['fr', 'en', 'it'] as const)('does with as little as the contract allows, in %s', (locale) => {
  const { container, t, unmount } = renderPage(fundPage(bareFund, bareShare), { locale });
  expect(container).not.toHaveTextContent(/null|undefined|NaN/);
  expect(container).not.toHaveTextContent(t('funds:pastPerformance'));
  unmount();
  expect(renderPage(sharePage(bareFund, bareShare), { locale }).container).not.toHaveTextContent(
    /null|undefined|NaN/,
  );
});
