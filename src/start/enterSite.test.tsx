import { screen } from '@testing-library/react';
import { NoticeArea } from '../components/layout/NoticeArea';
import { clearCookies } from '../testing/clearCookies';
import { navigation } from '../testing/layoutFixtures';
import { leavePages } from '../testing/leavePages';
import { renderHtml } from '../testing/renderPage';
import { spyOnLocation } from '../testing/spyOnLocation';

jest.mock('./views/disclaimerSteps', () => ({ startDisclaimerSteps: () => Promise.resolve() }));

leavePages();

let assign: ReturnType<typeof spyOnLocation>;

beforeEach(() => {
  clearCookies();
  sessionStorage.clear();
  jest.useFakeTimers();
  assign = spyOnLocation('assign');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

/** Opens a page, which exists in French and Italian, and accepts its disclaimer in a language. */
async function enter(address: string, locale: 'fr' | 'en' | 'it', { isHome = false } = {}) {
  window.history.replaceState(null, '', address);
  document.head.innerHTML = `
    <link rel="alternate" hreflang="fr" href="https://www.meridane.example/fr/contact">
    <link rel="alternate" hreflang="it" href="https://www.meridane.example/it/contatto">`;
  document.body.innerHTML = `
    <dialog data-disclaimer><h2 tabindex="-1">Avant</h2></dialog>
    <header ${isHome ? 'data-over-hero' : ''}></header>
    <main id="content" tabindex="-1"><h1>Meridane Asia</h1></main>`;
  const { startDisclaimer } = await import('./startDisclaimer');
  startDisclaimer();
  expect(screen.getByRole('dialog')).toBeVisible();
  (await import('./enterSite')).enterSite({ locale, investorProfile: 'PRO' });
}

test('the home page of the chosen language opens 100 ms after the dialog has closed', async () => {
  await enter('/fr/contact', 'it');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  jest.advanceTimersByTime(99);
  expect(assign).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(assign.mock.calls).toEqual([['/it']]);
});

test.each([
  ['/fr', []],
  ['/fr?utm_source=letter', [['/fr']]],
])('from %s itself it opens %j', async (address, opened) => {
  await enter(address, 'fr', { isHome: true });
  jest.runAllTimers();
  expect(assign.mock.calls).toEqual(opened);
});

test('data that fails from then on does not ask again in this tab', async () => {
  await enter('/fr', 'fr', { isHome: true });
  (await import('./startDisclaimer')).invalidateDisclaimer();
  expect(document.cookie).toContain('disclaimer_validated=true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('on the home page', () => {
  async function arrive() {
    const { t } = renderHtml(<NoticeArea {...navigation} />);
    (await import('./intendedPage')).showIntendedPage();
    return screen.getByText(new RegExp(t('layout:intendedPage')));
  }

  test('who came for another page is told, once, with a link to it in the chosen language', async () => {
    await enter('/fr/contact?from=letter#map', 'it');
    expect(await arrive()).toBeVisible();
    const link = screen.getByRole('link', { name: 'Meridane Asia' });
    expect(link).toHaveAttribute('href', '/it/contatto?from=letter#map');
    document.body.replaceChildren();
    expect(await arrive()).not.toBeVisible();
  });

  test.each([
    ['from another home page', '/fr', 'it', { isHome: true }],
    ['for a page that does not exist in that language', '/fr/contact', 'en', {}],
  ] as const)('who came %s is told nothing', async (_case, address, locale, where) => {
    await enter(address, locale, where);
    expect(await arrive()).not.toBeVisible();
  });

  test.each(['', 'null', '"/fr"', '["//evil.example","x"]', '["/fr",1]', '["/fr/contact"', '{}'])(
    'what the site has not kept is no page: %s',
    async (kept) => {
      sessionStorage.setItem('intended_page', kept);
      expect(await arrive()).not.toBeVisible();
    },
  );
});

test('where storage is refused the home page opens all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await enter('/fr/contact', 'it');
  jest.runAllTimers();
  expect(assign.mock.calls).toEqual([['/it']]);
});
