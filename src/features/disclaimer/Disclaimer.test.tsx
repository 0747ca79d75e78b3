import { act, screen, waitFor, within } from '@testing-library/react';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { locales } from '../../i18n/locales';
import { makeStore, serverState } from '../../store/makeStore';
import { connectivityChanged } from '../../store/connectivity/connectivitySlice';
import { disclaimerSubmitted } from '../../store/preferences/preferencesSlice';
import { clearCookies } from '../../testing/clearCookies';
import { answerFetch, disclaimerTexts } from '../../testing/disclaimerFixtures';
import { pageContextOf } from '../../testing/pageFixtures';
import { renderPage } from '../../testing/renderPage';
import { Disclaimer } from './Disclaimer';

const rightAnswer = { body: JSON.stringify(disclaimerTexts) };
const logged = jest.spyOn(console, 'error');

beforeEach(() => {
  clearCookies();
  logged.mockReset();
});

function renderDisclaimer(pageContext: BasePageContext = pageContextOf(), store = makeStore()) {
  const page = (context: BasePageContext) => (
    <>
      <main>Page</main>
      <Disclaimer pageContext={context} />
    </>
  );
  const result = renderPage(page(pageContext), { store });
  return { ...result, goTo: (context: BasePageContext) => result.rerender(page(context)) };
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
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    return page;
  }

  test('the page stays readable and the failure is logged', async () => {
    await renderFailing();
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('it is requested again on the next page', async () => {
    const { goTo } = await renderFailing();
    goTo(contextAt('/fr/equipes'));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('it is requested again when the network is back', async () => {
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

test('a network that fails is logged', async () => {
  const failure = new TypeError('Failed to fetch');
  answerFetch(rightAnswer).mockRejectedValueOnce(failure);
  renderDisclaimer();
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.any(String), failure));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(locales)('speaks the language of the page: %s', async (locale) => {
  answerFetch(rightAnswer);
  renderDisclaimer(pageContextOf(locale));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAttribute('lang', locale);
  expect(within(dialog).getByRole('radio', { name: `Retail ${locale}` })).toBeDisabled();
});
