import { act, screen, waitFor, within } from '@testing-library/react';
import { DisclaimerFault } from '../../components/layout/DisclaimerFault';
import { PagePaths } from '../../components/layout/layoutContext';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { locales } from '../../i18n/locales';
import { makeStore, serverState } from '../../store/makeStore';
import { connectivityChanged } from '../../store/connectivity/connectivitySlice';
import { disclaimerSubmitted } from '../../store/preferences/preferencesSlice';
import { clearCookies } from '../../testing/clearCookies';
import { answerFetch, disclaimerTexts } from '../../testing/disclaimerFixtures';
import { navigation } from '../../testing/layoutFixtures';
import { pageContextOf } from '../../testing/pageFixtures';
import { renderPage } from '../../testing/renderPage';
import { Disclaimer, loadTimeoutMs } from './Disclaimer';

const rightAnswer = { body: JSON.stringify(disclaimerTexts) };
const logged = jest.spyOn(console, 'error');

beforeEach(() => {
  clearCookies();
  logged.mockReset();
});

function renderDisclaimer(pageContext: BasePageContext = pageContextOf(), store = makeStore()) {
  return renderPage(
    <PagePaths.Provider value={pageContext.paths}>
      <DisclaimerFault navigation={navigation} />
      <main>Page</main>
      <Disclaimer pageContext={pageContext} />
    </PagePaths.Provider>,
    { store },
  );
}

const tryAgain = (fault: HTMLElement) =>
  within(fault).getByRole('button', { name: navigation.texts.tryAgain });

/** Makes `fetch` wait for the answer that is then given. */
function holdFetch() {
  let answer: (body: string) => void = () => undefined;
  window.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = (body) => resolve({ ok: true, json: async () => JSON.parse(body) as unknown } as Response);
      }),
  );
  return [(body: string) => answer(body)] as const;
}

function contextAt(path: string): BasePageContext {
  const context = pageContextOf();
  return { ...context, i18n: { ...context.i18n, path } };
}

test('shows the disclaimer until it is validated', async () => {
  answerFetch(rightAnswer);
  const { t } = renderDisclaimer();
  expect(await screen.findByRole('dialog', { name: t('disclaimer:title') })).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

test('renders and asks for nothing where the disclaimer is validated, as on the server', async () => {
  const fetchFile = answerFetch(rightAnswer);
  renderDisclaimer(pageContextOf(), makeStore(serverState));
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fetchFile).not.toHaveBeenCalled();
});

test('does not cover the redirecting page', async () => {
  const fetchFile = answerFetch(rightAnswer);
  renderDisclaimer(contextAt('/'));
  await act(async () => undefined);
  expect(fetchFile).not.toHaveBeenCalled();
});

test('goes when the disclaimer is validated in another tab', async () => {
  answerFetch(rightAnswer);
  const { store } = renderDisclaimer();
  await screen.findByRole('dialog');
  act(() => {
    store.dispatch(disclaimerSubmitted({ locale: 'fr', investorProfile: 'PRO' }));
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const withoutItalian = { fr: disclaimerTexts.fr, en: disclaimerTexts.en };
const withoutProfiles = { ...disclaimerTexts, en: { ...disclaimerTexts.en, profiles: [] } };
const withoutText = {
  ...disclaimerTexts,
  fr: { ...disclaimerTexts.fr, disclaimer: { title: 'Avertissement', body: '' } },
};
const unknownProfile = {
  ...disclaimerTexts,
  it: { ...disclaimerTexts.it, profiles: [{ code: 'ADMIN', title: 'Admin', description: null }] },
};

describe.each([
  ['a page in place of data', { body: '<!doctype html>' }],
  ['an error', { status: 500, body: JSON.stringify(disclaimerTexts) }],
  ['nothing', { body: 'null' }],
  ['no Italian', { body: JSON.stringify(withoutItalian) }],
  ['a locale without profiles', { body: JSON.stringify(withoutProfiles) }],
  ['a locale without a text', { body: JSON.stringify(withoutText) }],
  ['a profile that the site does not know', { body: JSON.stringify(unknownProfile) }],
])('when the file of texts holds %s', (_case, wrongAnswer) => {
  async function renderFailing() {
    answerFetch(wrongAnswer, rightAnswer);
    const page = renderDisclaimer();
    const fault = await screen.findByRole('alertdialog', { name: page.t('disclaimer:title') });
    return { ...page, fault };
  }

  test('says so, offers languages, profiles and another try, and can be read only', async () => {
    const { fault } = await renderFailing();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(fault).toHaveAccessibleDescription(navigation.texts.disclaimerLost);
    expect(within(fault).getByRole('link', { name: /English/ })).toHaveAttribute('href', '/en/contact');
    for (const { title } of navigation.profiles) {
      expect(within(fault).getByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', '/fr');
    }
    expect(tryAgain(fault)).toHaveFocus();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the button tries again', async () => {
    const { fault, user } = await renderFailing();
    const [answer] = holdFetch();
    await user.click(tryAgain(fault));
    expect(within(fault).getByRole('status')).toHaveTextContent(navigation.texts.disclaimerRetrying);
    await act(async () => answer(rightAnswer.body));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('a network that is back tries again', async () => {
    const { store } = await renderFailing();
    act(() => {
      store.dispatch(connectivityChanged(false));
    });
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => {
      store.dispatch(connectivityChanged(true));
    });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

test('another failure is said again', async () => {
  answerFetch({ status: 500, body: '' });
  const { user } = renderDisclaimer();
  const fault = await screen.findByRole('alertdialog');
  await user.click(tryAgain(fault));
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
  expect(within(fault).getByRole('status')).toHaveTextContent(navigation.texts.disclaimerLost);
});

test('a network that fails is logged', async () => {
  const failure = new TypeError('Failed to fetch');
  answerFetch(rightAnswer).mockRejectedValueOnce(failure);
  renderDisclaimer();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(expect.any(String), failure);
});

describe('texts that do not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('are given up after a while, and still shown if they come after all', async () => {
    const [answer] = holdFetch();
    renderDisclaimer();
    await act(() => jest.advanceTimersByTimeAsync(loadTimeoutMs - 1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await act(async () => answer(rightAnswer.body));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the page', () => {
  const page = document.documentElement;

  test('is inert until a dialog makes it so', async () => {
    const [answer] = holdFetch();
    renderDisclaimer();
    await act(async () => undefined);
    expect(page).toHaveAttribute('inert');
    await act(async () => answer(rightAnswer.body));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(page).not.toHaveAttribute('inert');
  });

  test('is usable once the disclaimer is validated, or where the script took a cookie for another', () => {
    page.setAttribute('inert', '');
    renderDisclaimer(pageContextOf(), makeStore(serverState));
    expect(page).not.toHaveAttribute('inert');
  });

  test('is usable when the disclaimer is gone with a page that failed', async () => {
    holdFetch();
    const { unmount } = renderDisclaimer();
    await act(async () => undefined);
    unmount();
    expect(page).not.toHaveAttribute('inert');
  });
});

test.each(locales)('speaks the language of the page: %s', async (locale) => {
  answerFetch(rightAnswer);
  renderDisclaimer(pageContextOf(locale));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAttribute('lang', locale);
  expect(within(dialog).getByRole('radio', { name: `Retail ${locale}` })).toBeDisabled();
});
