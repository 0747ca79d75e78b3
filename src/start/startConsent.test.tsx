import { consent as dictionaries } from '../../locales/consent.generated';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NoticeArea } from '../components/layout/NoticeArea';
import { ConsentBanner } from '../features/consent/ConsentBanner';
import { readConsent, writeConsent } from '../features/consent/consentCookie';
import { ConsentPreferences } from '../features/consent/ConsentPreferences';
import { type Locale, locales } from '../i18n/locales';
import { blockCookies } from '../testing/blockCookies';
import { comesBefore } from '../testing/comesBefore';
import { clearCookies } from '../testing/clearCookies';
import { navigation } from '../testing/layoutFixtures';
import { leavePages } from '../testing/leavePages';
import { renderHtml } from '../testing/renderPage';

let mockIsLost = false;
const mockLoaded = jest.fn();
jest.mock('./consentDialogs', () => {
  mockLoaded();
  if (mockIsLost) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./consentDialogs');
});

const { fr } = dictionaries;

leavePages();
beforeEach(() => {
  clearCookies();
  mockLoaded.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  mockIsLost = false;
});

async function openPage(locale: Locale = 'fr') {
  const page = renderHtml(
    <>
      <header />
      <ConsentBanner locale={locale} />
      <ConsentPreferences locale={locale} />
      <NoticeArea {...navigation} />
      <button type="button" data-consent-act="open">
        Cookies
      </button>
    </>,
    { locale },
  );
  const consent = await import('./startConsent');
  consent.startConsent();
  return { ...page, ...consent };
}

const banner = (texts = fr) => screen.queryByRole('dialog', { name: texts.banner.title });
const preferences = (texts = fr) => screen.findByRole('dialog', { name: texts.preferences.title });
const opener = () => screen.getByRole('button', { name: 'Cookies' });

async function openBanner(locale: Locale = 'fr') {
  const page = await openPage(locale);
  fireEvent.scroll(window);
  const dialog = await screen.findByRole('dialog', { name: dictionaries[locale].banner.title });
  return { ...page, dialog, button: (name: string) => within(dialog).getByRole('button', { name }) };
}

function comeBack() {
  fireEvent(document, new Event('visibilitychange'));
}

describe('who has not chosen is asked', () => {
  test.each([
    ['scroll', () => fireEvent.scroll(window)],
    ['press', () => fireEvent.pointerUp(document.body)],
    ['key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ])('at the first sign of reading: %s', async (_sign, give) => {
    await openPage();
    expect(banner()).not.toBeInTheDocument();
    give();
    await waitFor(() => expect(banner()).toBeVisible());
    expect(comesBefore(banner()!, document.querySelector('header')!)).toBe(true);
  });

  test('not while the page is quiet, or a pointer only moves', async () => {
    jest.useFakeTimers();
    await openPage();
    fireEvent.pointerMove(document.body);
    fireEvent.pointerDown(document.body);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(mockLoaded).not.toHaveBeenCalled();
    expect(banner()).not.toBeInTheDocument();
  });

  test('by a status, while the focus and the page stay as they are', async () => {
    await openPage();
    opener().focus();
    fireEvent.scroll(window);
    await waitFor(() => expect(banner()).toBeVisible());
    expect(screen.getByText(fr.banner.announcement)).toHaveAttribute('role', 'status');
    expect(opener()).toHaveFocus();
    expect(banner()).not.toHaveAttribute('aria-modal');
  });

  test('in a page with room for the banner, on the ground of its footer', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180);
    const { user, button } = await openBanner();
    const { style } = document.body;
    expect([style.paddingBottom, style.boxShadow]).toEqual([
      '180px',
      'inset 0 -180px var(--m-colors-navy-deep)',
    ]);
    height.mockReturnValue(0);
    await user.click(button(fr.banner.refuse));
    expect([style.paddingBottom, style.boxShadow]).toEqual(['', '']);
  });

  test('again where the cookie is not one that the site wrote', async () => {
    document.cookie = `cookie_consent=${encodeURIComponent('{"categories":["necessary","analytics"]}')}; path=/`;
    await openPage();
    await waitFor(() => expect(banner()).toBeVisible());
    expect(document.cookie).toBe('');
  });
});

describe.each(locales)('in %s', (locale) => {
  const texts = dictionaries[locale];

  test.each([
    [texts.banner.accept, { analytics: true, video: true }],
    [texts.banner.refuse, { analytics: false, video: false }],
  ])('“%s” is one press away and makes the choice %o', async (name, choice) => {
    const { user, button } = await openBanner(locale);
    await user.click(button(name));
    expect(readConsent()).toEqual(choice);
    expect(banner(texts)).not.toBeInTheDocument();
    expect(screen.queryByText(texts.banner.announcement)).not.toBeInTheDocument();
  });

  test('each purpose can be chosen, and none is ticked beforehand', async () => {
    const { user, button } = await openBanner(locale);
    await user.click(button(texts.banner.settings));
    const dialog = within(await preferences(texts));
    const box = (name: string) => dialog.getByRole('checkbox', { name });
    expect(box(texts.categories.necessary.title)).toBeDisabled();
    expect(box(texts.categories.analytics.title)).not.toBeChecked();
    expect(box(texts.categories.video.title)).not.toBeChecked();
    await user.click(box(texts.categories.video.title));
    await user.click(dialog.getByRole('button', { name: texts.preferences.save }));
    expect(readConsent()).toEqual({ analytics: false, video: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('refusing looks and weighs the same as accepting', async () => {
  const { button } = await openBanner();
  const [accept, refuse] = [button(fr.banner.accept), button(fr.banner.refuse)];
  expect(refuse.className).toBe(accept.className);
  expect(refuse.parentElement).toBe(accept.parentElement);
});

test.each([
  ['nothing, and nothing is loaded for it', { analytics: false, video: false }, 0],
  ['something', { analytics: true, video: false }, 1],
])('who has consented to %s is not asked', async (_case, choice, loads) => {
  jest.useFakeTimers();
  writeConsent(choice);
  await openPage();
  fireEvent.scroll(window);
  await jest.runAllTimersAsync();
  expect(banner()).not.toBeInTheDocument();
  expect(mockLoaded).toHaveBeenCalledTimes(loads);
});

describe('the choice by service', () => {
  test('can be opened at any time, and takes consent back', async () => {
    writeConsent({ analytics: true, video: true });
    const { user } = await openPage();
    await user.click(opener());
    const dialog = within(await preferences());
    expect(dialog.getByRole('checkbox', { name: fr.categories.analytics.title })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: fr.banner.refuse }));
    expect(readConsent()).toEqual({ analytics: false, video: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  test('changes nothing when it is closed', async () => {
    const { user } = await openBanner();
    await user.click(opener());
    const dialog = within(await preferences());
    await user.click(dialog.getByRole('checkbox', { name: fr.categories.video.title }));
    await user.click(dialog.getByRole('button', { name: fr.preferences.close }));
    expect(readConsent()).toBeNull();
    expect(banner()).toBeVisible();
    await user.click(opener());
    expect(
      within(await preferences()).getByRole('checkbox', { name: fr.categories.video.title }),
    ).not.toBeChecked();
  });

  test('does not keep the page where something hides it, and says so until it is seen', async () => {
    const rectangles = jest.spyOn(HTMLDialogElement.prototype, 'getClientRects');
    rectangles.mockReturnValue([] as unknown as DOMRectList);
    writeConsent({ analytics: false, video: false });
    const { user, t } = await openPage();
    await user.click(opener());
    const notice = screen.getByText(t('layout:cookiesHidden'));
    await waitFor(() => expect(notice).toBeVisible());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    rectangles.mockRestore();
    await user.click(opener());
    expect(await preferences()).toBeVisible();
    expect(notice).not.toBeVisible();
  });
});

test('a choice made in another tab applies when the visitor comes back', async () => {
  await openBanner();
  writeConsent({ analytics: false, video: true });
  comeBack();
  expect(banner()).not.toBeInTheDocument();
});

test.each(['silently', 'with an error'] as const)(
  'a browser that refuses cookies %s keeps the choice for the tab',
  async (how) => {
    blockCookies(how);
    const { user, button } = await openBanner();
    await user.click(button(fr.banner.accept));
    comeBack();
    expect(banner()).not.toBeInTheDocument();
    expect(readConsent()).toEqual({ analytics: true, video: true });
  },
);

test('scripts that are lost are fetched again at the next press', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  mockIsLost = true;
  const { user } = await openPage();
  await user.click(opener());
  await waitFor(() => expect(log).toHaveBeenCalled());
  mockIsLost = false;
  await user.click(opener());
  expect(await preferences()).toBeVisible();
});
