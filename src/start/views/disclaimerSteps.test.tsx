import { fireEvent, screen } from '@testing-library/react';
import type { TFuncKey } from 'i18next';
import { DisclaimerDialog } from '../../features/disclaimer/DisclaimerDialog';
import { type Locale, localeDetails, locales } from '../../i18n/locales';
import { answerFetch, disclaimerDialog, disclaimerTexts } from '../../testing/disclaimerFixtures';
import { i18nOf } from '../../testing/i18nOf';
import { leavePages } from '../../testing/leavePages';
import { renderHtml } from '../../testing/renderPage';

const mockEnter = jest.fn();
jest.mock('../enterSite', () => ({ enterSite: (choices: unknown): void => void mockEnter(choices) }));

leavePages();
beforeEach(() => mockEnter.mockReset());

/** Opens it before its texts have come. */
function openDialog(locale: Locale = 'fr') {
  document.documentElement.lang = locale;
  const page = renderHtml(<DisclaimerDialog {...disclaimerDialog(locale)} />, { locale });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.open = true;
  dialog.addEventListener('submit', (event) => event.preventDefault());
  answerFetch({ body: JSON.stringify(disclaimerTexts) });
  return {
    ...page,
    dialog,
    start: async () => (await import('./disclaimerSteps')).startDisclaimerSteps(dialog),
  };
}

async function openSteps() {
  const { start, ...page } = openDialog();
  await start();
  return page;
}

const text = (locale: Locale, key: TFuncKey<'disclaimer'>) => i18nOf(locale).t(`disclaimer:${key}`);
const language = (locale: Locale) => screen.getByRole('radio', { name: localeDetails[locale].name });
const profile = (name: string, locale: Locale) => screen.getByRole('radio', { name: `${name} ${locale}` });
const box = (locale: Locale) => screen.getByRole('checkbox', { name: text(locale, 'acceptance') });
const button = (locale: Locale) => screen.getByRole('button', { name: text(locale, 'validate') });

describe.each(locales)('in %s', (locale) => {
  test('each step opens the next one, by mouse', async () => {
    const { user } = await openSteps();
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
    expect(mockEnter.mock.calls).toEqual([[{ locale, investorProfile: 'PRO' }]]);
  });

  test('each step is done from the keyboard', async () => {
    const { user } = await openSteps();
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
    expect(mockEnter.mock.calls).toEqual([[{ locale, investorProfile: 'INSTIT' }]]);
  });
});

describe('a choice that changes', () => {
  async function renderAccepted() {
    const page = await openSteps();
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
    expect(mockEnter.mock.calls).toEqual([[{ locale: 'fr', investorProfile: 'PRO' }]]);
  });

  test('of mind takes the button away', async () => {
    const { user } = await renderAccepted();
    await user.click(box('fr'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('languages have their own names, in their own language', async () => {
  await openSteps();
  for (const locale of locales) {
    expect(screen.getByText(localeDetails[locale].name)).toHaveAttribute('lang', locale);
  }
});

test('links in the text open in a new tab, and say so', async () => {
  const { user } = await openSteps();
  await user.click(language('fr'));
  await user.click(profile('Retail', 'fr'));
  await user.click(language('en'));
  const link = screen.getByRole('link', { name: 'Privacy en' });
  expect(link).toHaveAttribute('href', '/en/gdpr');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAccessibleDescription(text('en', 'links'));
});

test.each([
  ['a profile', ['Français']],
  ['acceptance', ['Français', 'Retail fr']],
])('the Enter key submits nothing without %s', async (_case, choices) => {
  const { user } = await openSteps();
  for (const name of choices) await user.click(screen.getByRole('radio', { name }));
  fireEvent.submit(language('fr'));
  expect(mockEnter).not.toHaveBeenCalled();
});

test('without its texts it waits: nobody can choose a profile', async () => {
  const { user } = openDialog('it');
  expect(screen.getByRole('heading', { name: text('it', 'title') })).toBeVisible();
  await user.click(language('en'));
  expect(profile('Pro', 'it')).toBeDisabled();
});

test('a language that is chosen before the texts have come counts once they have, and once only', async () => {
  const { user, start } = openDialog();
  await user.click(language('it'));
  await Promise.all([start(), start()]);
  expect(screen.getByRole('dialog', { name: text('it', 'title') })).toHaveAttribute('lang', 'it');
  expect(profile('Pro', 'it')).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent(text('it', 'profileReady'));
});

test('who is asked again finds nothing chosen', async () => {
  const { user } = await openSteps();
  await user.click(language('en'));
  await user.click(profile('Retail', 'en'));
  const { pageStore } = await import('../../store/pageStore');
  const { disclaimerAccepted } = await import('../../store/actions');
  pageStore.dispatch(disclaimerAccepted({ locale: 'en', investorProfile: 'RETAIL' }));
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(profile('Retail', 'fr')).toBeDisabled();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
