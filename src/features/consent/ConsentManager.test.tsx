import { act, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en/consent.json';
import fr from '../../../locales/fr/consent.json';
import it from '../../../locales/it/consent.json';
import { type Locale, locales } from '../../i18n/locales';
import { consentPreferencesOpened } from '../../store/consent/consentSlice';
import { makeStore, serverState } from '../../store/makeStore';
import { disclaimerInvalidated, disclaimerSubmitted } from '../../store/preferences/preferencesSlice';
import { blockCookies } from '../../testing/blockCookies';
import { clearCookies } from '../../testing/clearCookies';
import { renderPage } from '../../testing/renderPage';
import { ConsentManager } from './ConsentManager';
import { consentRevision } from './consentCookie';

const allTexts = { fr, en, it };

beforeEach(clearCookies);

afterEach(() => {
  jest.restoreAllMocks();
});

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

const banner = (texts = fr) => screen.findByRole('dialog', { name: texts.banner.title });
const preferences = (texts = fr) => screen.findByRole('dialog', { name: texts.preferences.title });
const shownBanner = () => screen.queryByRole('dialog', { name: fr.banner.title });
const shownPreferences = () => screen.queryByRole('dialog', { name: fr.preferences.title });

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
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
  expect(attributes).toEqual(['Max-Age=15724800', 'Path=/', 'SameSite=Lax']);
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
  expect(shownBanner()).not.toBeInTheDocument();
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

test('closing the choice by service changes nothing', async () => {
  const page = renderManager();
  await banner();
  act(() => {
    page.store.dispatch(consentPreferencesOpened());
  });
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: fr.preferences.title });
  // As Escape does.
  act(() => dialog.close());
  await waitFor(() => expect(page.store.getState().consent.preferencesOpen).toBe(false));
  expect(shownPreferences()).not.toBeInTheDocument();
  expect(page.choice()).toBeNull();
  expect(shownBanner()).toBeInTheDocument();
});

test('a choice that something hides does not keep the page, and says so', async () => {
  jest.spyOn(HTMLDialogElement.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
  writeConsent(['necessary']);
  const page = renderManager();
  const opener = screen.getByText('Ailleurs');
  opener.focus();
  act(() => {
    page.store.dispatch(consentPreferencesOpened());
  });
  await waitFor(() => expect(page.store.getState().consent.preferencesHidden).toBe(true));
  expect(page.store.getState().consent.preferencesOpen).toBe(false);
  expect(shownPreferences()).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('a choice made in another tab applies when the visitor comes back', async () => {
  const page = renderManager();
  await banner();
  writeConsent(['necessary', 'video']);
  comeBack();
  expect(page.choice()).toEqual({ analytics: false, video: true });
  expect(shownBanner()).not.toBeInTheDocument();
});

test.each(['silently', 'with an error'] as const)(
  'a browser that refuses cookies %s does not forget the choice on this page',
  async (how) => {
    blockCookies(how);
    const page = renderManager();
    await page.user.click(within(await banner()).getByRole('button', { name: fr.banner.accept }));
    comeBack();
    expect(page.choice()).toEqual({ analytics: true, video: true });
    expect(shownBanner()).not.toBeInTheDocument();
  },
);

test('the dialogs follow the language of the page', async () => {
  const page = renderManager();
  await banner();
  page.rerender(<ConsentManager locale="it" />);
  expect(await banner(it)).toBeInTheDocument();
  expect(screen.queryByText(fr.banner.title)).not.toBeInTheDocument();
});
