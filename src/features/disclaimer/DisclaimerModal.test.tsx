import { act, fireEvent, screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { TFuncKey } from 'i18next';
import { DisclaimerDialog } from '../../components/layout/DisclaimerDialog';
import { contentId } from '../../components/layout/SiteLayout';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { type Locale, localeDetails, locales } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { makeStore } from '../../store/makeStore';
import { clearCookies } from '../../testing/clearCookies';
import { disclaimerTexts } from '../../testing/disclaimerFixtures';
import { i18nOf } from '../../testing/i18nOf';
import { pageContextOf } from '../../testing/pageFixtures';
import { renderPage } from '../../testing/renderPage';
import { useAppSelector } from '../../store/hooks';
import { DisclaimerModal } from './DisclaimerModal';
import { redirectDelay } from './modal/enterSite';

beforeEach(() => {
  clearCookies();
  jest.mocked(navigate).mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Page({ pageContext }: { pageContext: BasePageContext }) {
  const validated = useAppSelector(({ preferences }) => preferences.disclaimerValidated);
  return (
    <>
      <main id={contentId} tabIndex={-1}>
        <h1>Meridane Asia</h1>
      </main>
      {!validated && (
        <DisclaimerModal Dialog={DisclaimerDialog} pageContext={pageContext} texts={disclaimerTexts} />
      )}
    </>
  );
}

function renderModal(pageContext: BasePageContext = pageContextOf('fr')) {
  const store = makeStore();
  return renderPage(<Page pageContext={pageContext} />, { store });
}

const text = (locale: Locale, key: TFuncKey<'disclaimer'>) => i18nOf(locale).t(`disclaimer:${key}`);
const language = (locale: Locale) => screen.getByRole('radio', { name: localeDetails[locale].name });
const profile = (name: string, locale: Locale) => screen.getByRole('radio', { name: `${name} ${locale}` });
const box = (locale: Locale) => screen.getByRole('checkbox', { name: text(locale, 'acceptance') });
const button = (locale: Locale) => screen.getByRole('button', { name: text(locale, 'validate') });

function passTime(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

function expectCookies(locale: Locale, investorProfile: string) {
  expect(document.cookie.split('; ').sort()).toEqual([
    'disclaimer_validated=true',
    `investor_profile=${investorProfile}`,
    `locale=${locale}`,
  ]);
}

describe.each(locales)('in %s', (locale) => {
  test('each step opens the next one, by mouse', async () => {
    const { user } = renderModal();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(profile('Retail', 'fr')).toBeDisabled();
    expect(screen.getByText(text('fr', 'profileWaits'))).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await user.click(language(locale));
    expect(screen.getByRole('dialog', { name: text(locale, 'title') })).toHaveAttribute('lang', locale);
    expect(screen.getByRole('group', { name: `1 ${text(locale, 'languageStep')}` })).toBeVisible();
    expect(profile('Pro', locale)).toBeEnabled();
    expect(profile('Pro', locale)).toHaveAccessibleDescription(`For others, ${locale}`);
    expect(screen.getByRole('status')).toHaveTextContent(text(locale, 'profileReady'));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

    await user.click(profile('Pro', locale));
    const region = screen.getByRole('region', { name: `3 ${disclaimerTexts[locale].disclaimer.title}` });
    expect(region).toHaveTextContent(new RegExp(`^Conditions ${locale}.*No offer ${locale}$`));
    expect(screen.getByRole('status')).toHaveTextContent(text(locale, 'disclaimerReady'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();

    await user.click(box(locale));
    expect(screen.getByRole('status')).toHaveTextContent(text(locale, 'validateReady'));
    await user.click(button(locale));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expectCookies(locale, 'PRO');
  });

  test('each step is done from the keyboard', async () => {
    const { user } = renderModal();
    expect(screen.getByRole('heading', { name: text('fr', 'title') })).toHaveFocus();
    await user.tab();
    expect(language('fr')).toHaveFocus();
    const stepsDown = locales.indexOf(locale);
    await user.keyboard(stepsDown === 0 ? ' ' : '{ArrowDown}'.repeat(stepsDown));
    expect(language(locale)).toBeChecked();
    await user.tab();
    expect(profile('Retail', locale)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(profile('Instit', locale)).toBeChecked();
    await user.tab();
    expect(screen.getByRole('region')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: `Privacy ${locale}` })).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    expect(box(locale)).toBeChecked();
    await user.tab();
    expect(button(locale)).toHaveFocus();
    await user.keyboard('{Enter}');
    expectCookies(locale, 'INSTIT');
  });

  test('opens the home page 100 ms after the dialog has closed', async () => {
    const { user } = renderModal();
    await user.click(language(locale));
    await user.click(profile('Retail', locale));
    await user.click(box(locale));
    await user.click(button(locale));
    passTime(99);
    expect(navigate).not.toHaveBeenCalled();
    passTime(1);
    expect(jest.mocked(navigate).mock.calls).toEqual([[pagePath('index', locale)]]);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('a choice that changes', () => {
  async function renderAccepted() {
    const page = renderModal();
    await page.user.click(language('fr'));
    await page.user.click(profile('Retail', 'fr'));
    await page.user.click(box('fr'));
    return page;
  }

  test('of language keeps the profile, and asks to accept the other text', async () => {
    const { user } = await renderAccepted();
    await user.click(language('it'));
    expect(profile('Retail', 'it')).toBeChecked();
    expect(screen.getByRole('region')).toHaveTextContent('Conditions it');
    expect(box('it')).not.toBeChecked();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('of profile keeps the acceptance', async () => {
    const { user } = await renderAccepted();
    await user.click(profile('Pro', 'fr'));
    expect(box('fr')).toBeChecked();
    await user.click(button('fr'));
    expectCookies('fr', 'PRO');
  });

  test('of mind takes the button away', async () => {
    const { user } = await renderAccepted();
    await user.click(box('fr'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('languages have their own names, in their own language', () => {
  renderModal();
  for (const locale of locales) {
    expect(screen.getByText(localeDetails[locale].name)).toHaveAttribute('lang', locale);
  }
});

test('links in the text open in a new tab, and say so', async () => {
  const { user } = renderModal();
  await user.click(language('fr'));
  await user.click(profile('Retail', 'fr'));
  await user.click(language('en'));
  const link = screen.getByRole('link', { name: 'Privacy en' });
  expect(link).toHaveAttribute('href', '/en/gdpr');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAccessibleDescription(text('en', 'links'));
});

describe('cannot be dismissed', () => {
  const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');

  test('by Escape, wherever the focus is', () => {
    renderModal();
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(dialog(), { key: 'Tab' })).toBe(true);
  });

  test('by what makes browsers cancel a dialog, nor by a click outside', () => {
    renderModal();
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(dialog()).toHaveAttribute('closedby', 'none');
    fireEvent.click(dialog());
    expect(dialog()).toHaveAttribute('open');
  });

  test('by a browser that closes it anyway: it reopens with the focus where it was', async () => {
    const { user } = renderModal();
    await user.click(language('it'));
    const closed = dialog();
    closed.close();
    expect(closed).not.toHaveAttribute('open');
    await act(async () => undefined);
    expect(closed).toHaveAttribute('open');
    expect(language('it')).toHaveFocus();
  });

  test.each([
    ['without a profile', ['Français']],
    ['without acceptance', ['Français', 'Retail fr']],
  ])('by submitting %s', async (_case, choices) => {
    const { user } = renderModal();
    for (const name of choices) await user.click(screen.getByRole('radio', { name }));
    fireEvent.submit(language('fr'));
    expect(dialog()).toBeVisible();
    expect(document.cookie).toBe('');
  });
});

describe('who came for another page', () => {
  async function validate(pageContext: BasePageContext, locale: Locale) {
    const { user, store } = renderModal(pageContext);
    await user.click(language(locale));
    await user.click(screen.getByRole('radio', { name: `Retail ${locale}` }));
    await user.click(box(locale));
    await user.click(within(screen.getByRole('dialog')).getByRole('button'));
    const intendedPageBefore = store.getState().navigation.intendedPage;
    passTime(redirectDelay);
    return { intendedPageBefore, intendedPage: store.getState().navigation.intendedPage };
  }

  test('sees its title and a link back in the chosen language', async () => {
    const { intendedPageBefore, intendedPage } = await validate(pageContextOf('fr'), 'it');
    expect(intendedPageBefore).toBeNull();
    expect(intendedPage).toEqual({ title: 'Meridane Asia', path: '/it/contatto', arrived: false });
  });

  test.each([
    ['from the home page', { isHome: true }],
    ['where the page does not exist in that language', { paths: { fr: '/fr/contact' } }],
    ['from pages that tell of an error', { metadata: pageContextOf('fr', { indexed: false }).metadata }],
  ])('is told nothing %s', async (_case, changes) => {
    const { intendedPage } = await validate({ ...pageContextOf('fr'), ...changes }, 'it');
    expect(intendedPage).toBeNull();
  });
});
