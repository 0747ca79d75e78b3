import { act, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en/consent.json';
import fr from '../../../locales/fr/consent.json';
import it from '../../../locales/it/consent.json';
import { type Locale, locales } from '../../i18n/locales';
import { consentPreferencesOpened } from '../../store/consent/consentSlice';
import { makeStore, serverState } from '../../store/makeStore';
import { disclaimerInvalidated, disclaimerSubmitted } from '../../store/preferences/preferencesSlice';
import { clearCookies } from '../../testing/clearCookies';
import { renderPage } from '../../testing/renderPage';
import { ConsentManager } from './ConsentManager';
import { consentRevision } from './consentCookie';

const allTexts = { fr, en, it };

beforeEach(clearCookies);

afterEach(() => {
  jest.restoreAllMocks();
  // Restores jsdom's own cookies after `replaceCookies`.
  Reflect.deleteProperty(document, 'cookie');
});

function replaceCookies(access: { get: () => string; set: (text: string) => void }) {
  Object.defineProperty(document, 'cookie', { configurable: true, ...access });
}

type Visit = { locale?: Locale; validated?: boolean };

function renderManager({ locale = 'fr', validated = true }: Visit = {}) {
  const store = makeStore(validated ? serverState : undefined);
  const page = renderPage(
    <>
      <ConsentManager locale={locale} />
      <button>Ailleurs</button>
    </>,
    { locale, store },
  );
  return { ...page, choice: () => store.getState().consent.choice };
}

/** The library shows and hides its dialogs with these classes. */
const isShown = (name: 'consent' | 'preferences') =>
  document.documentElement.classList.contains(`show--${name}`);

async function banner(texts = fr) {
  await waitFor(() => expect(isShown('consent')).toBe(true));
  return screen.findByRole('dialog', { name: texts.banner.title });
}

/** The dialog is ready once it has the focus. */
async function preferences(texts = fr) {
  await waitFor(() => expect(isShown('preferences')).toBe(true));
  const dialog = await screen.findByRole('dialog', { name: texts.preferences.title });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}

function writeConsent(categories: string[]) {
  const consent = {
    categories,
    revision: consentRevision,
    consentId: 'c0ffee',
    consentTimestamp: new Date().toISOString(),
    lastConsentTimestamp: new Date().toISOString(),
    services: {},
  };
  document.cookie = `cookie_consent=${encodeURIComponent(JSON.stringify(consent))}; path=/`;
}

function comeBack() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe.each(locales)('in %s', (locale) => {
  const texts = allTexts[locale];

  test.each([
    [texts.banner.accept, { analytics: true, video: true }],
    [texts.banner.refuse, { analytics: false, video: false }],
  ])('"%s" is one click away and makes the choice %o', async (name, choice) => {
    const page = renderManager({ locale });
    const dialog = within(await banner(texts));
    await page.user.click(dialog.getByRole('button', { name }));
    expect(page.choice()).toEqual(choice);
    expect(isShown('consent')).toBe(false);
  });

  test('each purpose can be chosen, and none is ticked beforehand', async () => {
    const page = renderManager({ locale });
    await page.user.click(within(await banner(texts)).getByRole('button', { name: texts.banner.settings }));
    const dialog = within(await preferences(texts));
    const box = (name: string) => dialog.getByRole('checkbox', { name });
    expect(box(texts.categories.necessary.title)).toBeDisabled();
    expect(box(texts.categories.analytics.title)).not.toBeChecked();
    expect(box(texts.categories.video.title)).not.toBeChecked();
    await page.user.click(box(texts.categories.video.title));
    await page.user.click(dialog.getByRole('button', { name: texts.preferences.save }));
    expect(page.choice()).toEqual({ analytics: false, video: true });
    expect(page.store.getState().consent.preferencesOpen).toBe(false);
  });
});

test('the cookie is written as the table of cookies says (behaviour.md §4.2)', async () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  const { user } = renderManager();
  await user.click(within(await banner()).getByRole('button', { name: fr.banner.refuse }));
  const cookie = write.mock.calls.map(([text]) => text).find((text) => text.startsWith('cookie_consent='));
  const attributes = cookie!.split('; ').slice(1);
  expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax']));
  expect(attributes).not.toContain('Secure');
  const expires = Date.parse(attributes.find((text) => text.startsWith('expires='))!.slice(8));
  expect(Math.round((expires - Date.now()) / (24 * 60 * 60 * 1000))).toBe(182);
  expect(localStorage).toHaveLength(0);
});

test('the room kept for the banner at the end of the page has the ground of the footer', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180);
  const { user } = renderManager();
  const refuse = within(await banner()).getByRole('button', { name: fr.banner.refuse });
  const { style } = document.body;
  expect([style.paddingBottom, style.boxShadow]).toEqual([
    '180px',
    'inset 0 -180px var(--m-colors-navy-deep)',
  ]);
  await user.click(refuse);
  expect([style.paddingBottom, style.boxShadow]).toEqual(['', '']);
});

test('refusing looks and weighs the same as accepting', async () => {
  renderManager();
  const dialog = within(await banner());
  const [accept, refuse] = [fr.banner.accept, fr.banner.refuse].map((name) =>
    dialog.getByRole('button', { name }),
  );
  expect(refuse!.className).toBe(accept!.className);
  expect(refuse!.parentElement).toBe(accept!.parentElement);
});

test('the banner takes no focus, comes first for the keyboard, lets Tab go on and is announced', async () => {
  const { user } = renderManager();
  screen.getByText('Ailleurs').focus();
  const dialog = await banner();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(fr.banner.announcement));
  expect(screen.getByText('Ailleurs')).toHaveFocus();
  expect(dialog).not.toHaveAttribute('aria-modal');
  expect(dialog.querySelector('[tabindex]')).toBeNull();
  const settings = within(dialog).getByRole('button', { name: fr.banner.settings });
  settings.focus();
  await user.tab();
  expect(dialog).not.toContainElement(document.activeElement as HTMLElement);
  const page = screen.getByText('Ailleurs');
  expect(dialog.compareDocumentPosition(page) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('nothing is asked before the disclaimer is validated', async () => {
  const { store } = renderManager({ validated: false });
  await act(async () => {
    await import('./ConsentDialogs');
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => {
    store.dispatch(disclaimerSubmitted({ locale: 'fr', investorProfile: 'RETAIL' }));
  });
  expect(await banner()).toBeInTheDocument();
});

test('the banner goes when the disclaimer is asked again', async () => {
  const { store } = renderManager();
  await banner();
  act(() => {
    store.dispatch(disclaimerInvalidated());
  });
  expect(isShown('consent')).toBe(false);
});

test('a choice in the cookie is not asked for again', async () => {
  writeConsent(['necessary', 'analytics']);
  const page = renderManager();
  expect(page.choice()).toEqual({ analytics: true, video: false });
  await act(async () => {
    await import('./ConsentDialogs');
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a choice can be withdrawn, and the focus returns to the button that opened it', async () => {
  writeConsent(['necessary', 'analytics', 'video']);
  const page = renderManager();
  const opener = screen.getByText('Ailleurs');
  opener.focus();
  act(() => {
    page.store.dispatch(consentPreferencesOpened());
  });
  const dialog = within(await preferences());
  expect(dialog.getByRole('checkbox', { name: fr.categories.analytics.title })).toBeChecked();
  await page.user.click(dialog.getByRole('button', { name: fr.banner.refuse }));
  expect(page.choice()).toEqual({ analytics: false, video: false });
  expect(page.store.getState().consent.preferencesOpen).toBe(false);
  expect(opener).toHaveFocus();
});

test('Escape closes the choice by service and changes nothing', async () => {
  const page = renderManager();
  await banner();
  act(() => {
    page.store.dispatch(consentPreferencesOpened());
  });
  await preferences();
  act(() => {
    document.documentElement.dispatchEvent(
      // oxlint-disable-next-line typescript/no-deprecated -- the library reads `keyCode`
      new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true }),
    );
  });
  expect(isShown('preferences')).toBe(false);
  expect(page.store.getState().consent.preferencesOpen).toBe(false);
  expect(page.choice()).toBeNull();
  expect(isShown('consent')).toBe(true);
});

test('a choice made in another tab applies when the visitor comes back', async () => {
  const page = renderManager();
  await banner();
  writeConsent(['necessary', 'video']);
  comeBack();
  expect(page.choice()).toEqual({ analytics: false, video: true });
  expect(isShown('consent')).toBe(false);
});

test('a browser that keeps no cookie does not forget the choice on this page', async () => {
  replaceCookies({ get: () => '', set: () => undefined });
  const page = renderManager();
  await page.user.click(within(await banner()).getByRole('button', { name: fr.banner.accept }));
  comeBack();
  expect(page.choice()).toEqual({ analytics: true, video: true });
  expect(isShown('consent')).toBe(false);
});

test('with cookies blocked there is no banner, and nothing is loaded', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const refuse = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };
  replaceCookies({ get: refuse, set: refuse });
  const page = renderManager();
  await waitFor(() => expect(error).toHaveBeenCalled());
  expect(page.choice()).toBeNull();
  expect(isShown('consent')).toBe(false);
});

test('the dialogs follow the language of the page', async () => {
  const page = renderManager();
  await banner();
  page.rerender(<ConsentManager locale="it" />);
  expect(await banner(it)).toBeInTheDocument();
  expect(screen.queryByText(fr.banner.title)).not.toBeInTheDocument();
});
