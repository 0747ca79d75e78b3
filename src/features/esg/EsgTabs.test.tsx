import { screen, within } from '@testing-library/react';
import { locales } from '../../i18n/locales';
import { fundCardOf, notices } from '../../testing/fundFixtures';
import { headings } from '../../testing/headings';
import { leavePages } from '../../testing/leavePages';
import { renderHtml } from '../../testing/renderPage';
import { EsgTabs } from './EsgTabs';
import { esgTabs, type EsgTabView } from './esgTabList';

const category = { code: 'EQUITY', title: 'Actions', description: null, visibleTo: ['RETAIL' as const] };

const tabs: EsgTabView[] = esgTabs.map((id) => ({
  id,
  blocks: [
    id === 'range'
      ? {
          kind: 'ISR_FUND_RANGE',
          code: 'range-isr',
          title: 'Fonds labellisés',
          body: null,
          notices,
          categories: [{ ...category, funds: [fundCardOf()] }],
        }
      : {
          kind: 'CARDS',
          code: `${id}-cards`,
          title: `Titre ${id}`,
          body: null,
          items: [{ title: `Point ${id}`, body: null }],
        },
  ],
}));

const page = <EsgTabs tabs={tabs} />;
const panel = (name: string) => screen.getByRole('region', { name });

leavePages();

test.each(locales)('has the six tabs of behaviour.md §2.5 in their order, in %s', (locale) => {
  const { t } = renderHtml(page, { locale });
  const titles = esgTabs.map((tab) => t(`esg:title.${tab}`));
  const [wide] = screen.getAllByRole('navigation', { name: t('esg:label') });
  const links = within(wide!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(esgTabs.map((tab) => `#${tab}`));
  expect(titles.map((title) => panel(title).id)).toEqual([...esgTabs]);
});

test('each panel holds its blocks under its title', () => {
  const { t } = renderHtml(page);
  for (const tab of esgTabs.filter((id) => id !== 'range')) {
    const title = t(`esg:title.${tab}`);
    const content = within(panel(title));
    expect(content.getByRole('heading', { level: 2 })).toHaveTextContent(title);
    expect(content.getByRole('region', { name: `Titre ${tab}` })).toHaveAttribute('id', `${tab}-cards`);
    expect(content.getByRole('heading', { level: 3 })).toHaveTextContent(`Titre ${tab}`);
    expect(content.getByRole('heading', { level: 4 })).toHaveTextContent(`Point ${tab}`);
  }
});

test('in the range, too, each title is a level below the one it stands under', () => {
  renderHtml(page);
  expect(headings(panel('Notre gamme'))).toEqual([
    'H2 Notre gamme',
    'H3 Fonds labellisés',
    'H4 Actions',
    'H5 Meridane Asia',
  ]);
});
