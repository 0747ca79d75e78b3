import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../testing/audienceOf';
import { bareFund, bareShare, fundOf, notices, rangePage, shareOf } from '../../testing/fundFixtures';
import { newsCardOf } from '../../testing/newsFixtures';
import { renderHtml } from '../../testing/renderPage';
import { FundTabs } from './FundTabs';
import { fundTabs } from './fundTabList';

const common = {
  rangePage,
  notices,
  contactPath: '/fr/contact',
  metadata: { canonical: 'https://www.meridane.example/fr/funds/asie' },
};
const fundWithNews = fundOf({ news: [newsCardOf()] });

const fundPage = (fund = fundWithNews, share = shareOf()) => (
  <FundTabs fund={fund} shares={[share]} isSharePage={false} {...common} />
);

const sharePage = (fund = fundWithNews, share = shareOf()) => (
  <FundTabs fund={fund} shares={[share]} isSharePage {...common} />
);

/** On wide screens; the same links are in a menu on narrow ones. */
const tabLinks = (label: string) =>
  within(screen.getAllByRole('navigation', { name: label })[0]!).getAllByRole('link');

test.each(['fr', 'en', 'it'] as const)(
  'has the eight tabs of behaviour.md §2.5 in their order, in %s',
  (locale) => {
    const { t } = renderHtml(fundPage(), { locale });
    const titles = fundTabs.map((tab) => t(`tabs:title.${tab}`));
    const links = tabLinks(t('tabs:label'));
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(fundTabs.map((tab) => `#${tab}`));
    for (const [place, tab] of fundTabs.entries()) {
      expect(screen.getByRole('region', { name: titles[place] })).toHaveAttribute('id', tab);
    }
  },
);

test.each([
  ['news', 'funds:noNews'],
  ['management-goal', 'funds:noManagementGoal'],
] as const)('the tab #%s is there with nothing to show, and says so', (tab, sentence) => {
  const { t } = renderHtml(fundPage(fundOf(), shareOf({ managementGoal: null })));
  const panel = screen.getByRole('region', { name: t(`tabs:title.${tab}`) });
  expect(within(panel).getByText(t(sentence))).toBeVisible();
});

test('a fund’s page says where it stands and offers each share', () => {
  const { t } = renderHtml(fundPage());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Meridane Asia$/);
  const trail = within(screen.getByRole('navigation', { name: t('common:breadcrumbs') }));
  expect(trail.getByRole('link', { name: rangePage.title })).toHaveAttribute('href', rangePage.path);
  expect(trail.getByText('Meridane Asia')).toHaveAttribute('aria-current', 'page');
  const choice = within(screen.getByRole('navigation', { name: t('tabs:shares') }));
  expect(choice.getByRole('link', { name: t('funds:share', { share: 'I' }) })).toHaveAttribute(
    'href',
    shareOf().path,
  );
});

test('a share’s page names the share, which is the current one of the choice', () => {
  const { t } = renderHtml(sharePage());
  const name = t('funds:share', { share: 'I' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Meridane Asia, ${name}`);
  const trail = within(screen.getByRole('navigation', { name: t('common:breadcrumbs') }));
  expect(trail.getByRole('link', { name: 'Meridane Asia' })).toHaveAttribute('href', fundOf().path);
  expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');
  const choice = within(screen.getByRole('navigation', { name: t('tabs:shares') }));
  expect(choice.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['a fund', fundPage(fundOf({ visibleTo: ['INSTIT'] }))],
  ['a share', sharePage(fundOf(), shareOf({ visibleTo: ['INSTIT'] }))],
])('profiles that %s is not offered to see the notice in its place', (_, page) => {
  const { t } = renderHtml(page);
  expect(audienceOf(screen.getByText(t('funds:notOffered.title')))).toBe('RETAIL PRO');
  expect(audienceOf(tabLinks(t('tabs:label'))[0]!)).toBe('INSTIT');
  for (const panel of screen.getAllByRole('region')) expect(audienceOf(panel)).toBe('INSTIT');
  expect(audienceOf(screen.getByRole('navigation', { name: t('tabs:shares') }))).toBe('INSTIT');
});

test.each(['fr', 'en', 'it'] as const)('does with as little as the contract allows, in %s', (locale) => {
  const { container, t, unmount } = renderHtml(fundPage(bareFund, bareShare), { locale });
  expect(container).not.toHaveTextContent(/null|undefined|NaN/);
  expect(container).not.toHaveTextContent(t('funds:pastPerformance'));
  unmount();
  expect(renderHtml(sharePage(bareFund, bareShare), { locale }).container).not.toHaveTextContent(
    /null|undefined|NaN/,
  );
});
