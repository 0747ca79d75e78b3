import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../components/layout/RootProviders';
import { locales } from '../../i18n/locales';
import { layoutDataReceived, layoutDataRequested } from '../../store/layoutData/layoutDataSlice';
import { makeStore } from '../../store/makeStore';
import { stubIntersections } from '../../testing/comesIntoView';
import { fundCardOf, notices } from '../../testing/fundFixtures';
import { headings } from '../../testing/headings';
import { i18nOf } from '../../testing/i18nOf';
import { mediaQueryList } from '../../testing/mediaQueryList';
import { renderPage } from '../../testing/renderPage';
import { createStyleCache } from '../../theme/createStyleCache';
import { designSystem } from '../../theme/system';
import { EsgTabs } from './EsgTabs';
import { esgTabs, type EsgTabView } from './esgTabs';

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
          youngNotice: notices.lessThanOneYear,
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

const page = <EsgTabs tabs={tabs} portraits={new Map()} />;
const shownPanels = () => screen.getAllByRole('tabpanel').map(({ id }) => id);

function openAt(address: string) {
  window.history.replaceState(null, '', address);
}

beforeEach(() => {
  openAt('/fr/approche-esg-isr');
  window.matchMedia = mediaQueryList(true);
});

test.each(locales)('has the six tabs of behaviour.md §2.5 in their order, in %s', (locale) => {
  const { container, t } = renderPage(page, { locale });
  expect(screen.getByRole('tablist', { name: t('esg:label') })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
    esgTabs.map((tab) => t(`esg:title.${tab}`)),
  );
  expect([...container.querySelectorAll('[data-tabs] > section')].map(({ id }) => id)).toEqual([...esgTabs]);
});

test('each panel holds its blocks under its title', async () => {
  const { t, user } = renderPage(page);
  for (const tab of esgTabs.filter((id) => id !== 'range')) {
    const title = t(`esg:title.${tab}`);
    await user.click(screen.getByRole('tab', { name: title }));
    const panel = within(screen.getByRole('tabpanel', { name: title }));
    expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(title);
    expect(panel.getByRole('region', { name: `Titre ${tab}` })).toHaveAttribute('id', `${tab}-cards`);
    expect(panel.getByRole('heading', { level: 3 })).toHaveTextContent(`Titre ${tab}`);
    expect(panel.getByRole('heading', { level: 4 })).toHaveTextContent(`Point ${tab}`);
  }
});

test('in the range, too, each title is a level below the one it stands under', () => {
  openAt('/fr/approche-esg-isr#range');
  renderPage(page);
  expect(headings()).toEqual(['H2 Notre gamme', 'H3 Fonds labellisés', 'H4 Actions', 'H5 Meridane Asia']);
});

test.each([
  ['#engagement', 'engagement'],
  ['#policy-rating-cards', 'policy-rating'],
  ['#nowhere', 'vision'],
])('the address %s opens the tab %s', (hash, tab) => {
  openAt(`/fr/approche-esg-isr${hash}`);
  renderPage(page);
  expect(shownPanels()).toEqual([tab]);
});

describe('in the built page', () => {
  const store = makeStore();
  const providers = () => (
    <I18nextProvider i18n={i18nOf('fr')}>
      <RootProviders store={store} styleCache={createStyleCache()} system={designSystem()}>
        {page}
      </RootProviders>
    </I18nextProvider>
  );
  const written = () => ({
    vision: document.querySelector('#vision-cards'),
    range: document.querySelector('#range-isr'),
  });

  afterEach(() => {
    delete process.env.BUILD_STAGE;
  });

  test('what is only read stays server HTML, the range is hydrated in place when it is opened', async () => {
    // React's server renderer warns about layout effects.
    const errors = jest.spyOn(console, 'error').mockImplementation();
    const comeIntoView = stubIntersections();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(providers());
    errors.mockClear();
    const built = written();
    expect(built.range).toHaveTextContent('Meridane Asia');

    process.env.BUILD_STAGE = 'build-javascript';
    render(providers(), { container, hydrate: true });
    await act(async () => undefined);
    expect(written()).toEqual(built);
    expect(built.vision?.isConnected && built.range?.isConnected).toBe(true);

    act(() => screen.getByRole('tab', { name: 'Notre gamme' }).click());
    await act(async () => undefined);
    comeIntoView();
    await act(async () => undefined);
    expect(written()).toEqual(built);
    // Live data updates the hydrated part.
    const price = { display: '99,42 €', date: '20 novembre 2026', day: '2026-11-20' };
    const [share] = fundCardOf().mainShares;
    const shares = { [share?.isin ?? '']: { price, lessThanOneYear: false, figures: [] } };
    act(() => {
      store.dispatch(layoutDataRequested({ requestId: '1', subject: 'fr RETAIL' }));
      store.dispatch(layoutDataReceived({ requestId: '1', catalogue: { locale: 'fr', aum: {}, shares } }));
    });
    expect(built.range).toHaveTextContent('99,42 €');
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });
});
