import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DisclaimerDialog } from '../features/disclaimer/DisclaimerDialog';
import { clearCookies } from '../testing/clearCookies';
import { disclaimerDialog } from '../testing/disclaimerFixtures';
import { leavePages } from '../testing/leavePages';
import { renderHtml } from '../testing/renderPage';

const mockSteps = jest.fn<Promise<void>, [HTMLElement]>();
jest.mock('./views/disclaimerSteps', () => ({
  startDisclaimerSteps: (dialog: HTMLElement) => mockSteps(dialog),
}));

const { words, profiles, homePath } = disclaimerDialog('fr');

leavePages();
beforeEach(() => {
  clearCookies();
  sessionStorage.clear();
  mockSteps.mockReset().mockResolvedValue(undefined);
  window.history.replaceState(null, '', '/fr/contact');
});
afterEach(() => jest.restoreAllMocks());

const page = document.documentElement;
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const isAsked = () => document.querySelector('dialog')?.open;

async function openPage() {
  page.setAttribute('inert', '');
  const rendered = renderHtml(<DisclaimerDialog {...disclaimerDialog('fr')} />);
  const disclaimer = await import('./startDisclaimer');
  const { startPageStore } = await import('../store/pageStore');
  startPageStore();
  disclaimer.startDisclaimer();
  const go = jest.fn();
  disclaimer.onceAccepted(go);
  return { ...rendered, ...disclaimer, go };
}

/** Accepts in another tab. */
function accept() {
  document.cookie = 'disclaimer_validated=true; path=/';
}

function comeBack() {
  fireEvent(document, new Event('visibilitychange'));
}

test('who has not accepted is asked, in front of a page that only the dialog keeps inert', async () => {
  const { go, t } = await openPage();
  expect(dialog()).toHaveAccessibleName(t('disclaimer:title'));
  expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(page).not.toHaveAttribute('inert');
  await waitFor(() => expect(mockSteps).toHaveBeenCalledTimes(1));
  expect(go).not.toHaveBeenCalled();
});

test('the page is inert no more when the dialog opens: in Firefox, that would end what the dialog makes inert', async () => {
  const wasInert: boolean[] = [];
  const { showModal } = HTMLDialogElement.prototype;
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    wasInert.push(page.hasAttribute('inert'));
    showModal.call(this);
  });
  await openPage();
  expect(wasInert).toEqual([false]);
});

test('who has accepted is not asked, and gets a page that is usable', async () => {
  accept();
  const { go } = await openPage();
  expect(isAsked()).toBe(false);
  expect(page).not.toHaveAttribute('inert');
  expect(go).toHaveBeenCalledTimes(1);
  expect(mockSteps).not.toHaveBeenCalled();
});

test('who accepts in another tab goes on here', async () => {
  const { go } = await openPage();
  accept();
  comeBack();
  expect(isAsked()).toBe(false);
  expect(go).toHaveBeenCalledTimes(1);
  // It stays closed.
  await act(async () => undefined);
  expect(isAsked()).toBe(false);
});

test('nothing is sent to a server, also when the form lets the visitor in', async () => {
  await openPage();
  const form = dialog().querySelector('form')!;
  expect(fireEvent.submit(form)).toBe(false);
  form.addEventListener('submit', () => {
    accept();
    comeBack();
  });
  expect(fireEvent.submit(form)).toBe(false);
  expect(isAsked()).toBe(false);
});

describe('the dialog cannot be dismissed', () => {
  test('by Escape, wherever the focus is', async () => {
    await openPage();
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(dialog(), { key: 'Tab' })).toBe(true);
  });

  test('by what makes browsers cancel a dialog', async () => {
    await openPage();
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(dialog()).toHaveAttribute('closedby', 'none');
  });

  test('by a browser that closes it: it opens again with the focus where it was', async () => {
    await openPage();
    const language = screen.getByRole('radio', { name: 'Italiano' });
    language.focus();
    const closed = dialog();
    closed.close();
    await waitFor(() => expect(closed).toHaveAttribute('open'));
    expect(language).toHaveFocus();
  });
});

test('steps that do not come leave languages, profiles and another try', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  mockSteps.mockRejectedValueOnce(new Error('/disclaimer-texts.json answered 500'));
  const { user } = await openPage();
  const alert = await screen.findByText(words.lost);
  await waitFor(() => expect(alert).toBeVisible());
  expect(screen.getByRole('alert')).toContainElement(alert);
  expect(screen.getByRole('link', { name: /English/ })).toHaveAttribute('href', '/en');
  for (const { title } of profiles) {
    expect(screen.getByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', homePath);
  }
  await user.click(screen.getByRole('button', { name: words.tryAgain }));
  await waitFor(() => expect(alert).not.toBeVisible());
  expect(mockSteps).toHaveBeenCalledTimes(2);
});

describe('initial data that fails (behaviour.md §4.3)', () => {
  test('in another tab asks again here, where the visitor has accepted before', async () => {
    await openPage();
    await waitFor(() => expect(mockSteps).toHaveBeenCalledTimes(1));
    accept();
    comeBack();
    document.cookie = 'disclaimer_validated=false; path=/';
    comeBack();
    expect(dialog()).toBeVisible();
  });

  test('leaves the steps as they are for who is being asked', async () => {
    const { invalidateDisclaimer } = await openPage();
    await waitFor(() => expect(mockSteps).toHaveBeenCalledTimes(1));
    const language = screen.getByRole('radio', { name: 'Italiano' });
    language.focus();
    invalidateDisclaimer();
    expect(isAsked()).toBe(true);
    expect(language).toHaveFocus();
    expect(mockSteps).toHaveBeenCalledTimes(1);
  });

  test('asks again, on the next pages too', async () => {
    accept();
    const { invalidateDisclaimer } = await openPage();
    invalidateDisclaimer();
    expect(dialog()).toBeVisible();
    expect(document.cookie).toBe('disclaimer_validated=false');
  });

  test.each([
    ['who has accepted in this tab', () => sessionStorage.setItem('disclaimer_accepted', 'true')],
    [
      'who cannot be told from them, as storage is refused',
      () =>
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError');
        }),
    ],
  ])('does not ask %s', async (_case, prepare) => {
    accept();
    prepare();
    const { invalidateDisclaimer } = await openPage();
    invalidateDisclaimer();
    expect(isAsked()).toBe(false);
    expect(document.cookie).toBe('disclaimer_validated=true');
  });
});
