import { screen, waitFor } from '@testing-library/react';
import { locales } from '../../i18n/locales';
import { startIslands } from '../../start/islands';
import { fakeFetch } from '../../testing/fakeFetch';
import { i18nOf } from '../../testing/i18nOf';
import { htmlOf, renderHtml } from '../../testing/renderPage';
import { ContactSection } from './ContactSection';

let mockIsLost = false;

jest.mock('../../islands/loadContent', () => ({
  get loadContent() {
    if (mockIsLost) throw new Error('Loading chunk failed');
    return jest.requireActual<{ loadContent: unknown }>('../../islands/loadContent').loadContent;
  },
}));

const infos = [
  { code: 'PHONE', content: '+33 1 99' },
  { code: 'EMAIL', content: 'contact@meridane.example' },
];

/** Rendered in English, whose texts have no special spaces: those of the tests' dictionaries are plain. */
function renderSection() {
  document.documentElement.lang = 'en';
  return renderHtml(<ContactSection locale="en" infos={infos} />, { locale: 'en' });
}

let errors: jest.SpyInstance;
let warnings: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

test('the form takes over all that was typed before, and the focus', async () => {
  const requests = fakeFetch();
  const { t, user } = renderSection();
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: t('contact:field.email') });
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('contact:field.message') });
  const consent = screen.getByRole<HTMLInputElement>('checkbox');
  const button = screen.getByRole('button', { name: t('contact:send') });
  expect(button).toHaveAttribute('type', 'button');
  // Typed before any script had loaded: no event was heard.
  message.value = 'Bonjour';
  consent.checked = true;
  email.value = 'ada@';
  email.focus();
  startIslands();
  await waitFor(() => expect(button).toHaveAttribute('type', 'submit'));
  expect(email).toHaveFocus();
  expect([email.value, message.value, consent.checked]).toEqual(['ada@', 'Bonjour', true]);
  await user.click(button);
  await waitFor(() => expect(email).toHaveAccessibleDescription(t('contact:problem.email')));
  expect(message).toHaveAttribute('aria-invalid', 'false');
  expect(consent).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByRole('textbox', { name: t('contact:field.email') })).toBe(email);
  expect(requests).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
  expect(warnings).not.toHaveBeenCalled();
});

test('a press of the button before the form is alive counts', async () => {
  const { t, user } = renderSection();
  startIslands();
  await user.click(screen.getByRole('button', { name: t('contact:send') }));
  const summary = await screen.findByRole('group', { name: t('contact:summary.title') });
  expect(summary).toHaveFocus();
});

test('a script that does not arrive: says so, offers the phone, and is asked for at the next use', async () => {
  mockIsLost = true;
  const { t, user } = renderSection();
  startIslands();
  const message = screen.getByRole('textbox', { name: t('contact:field.message') });
  const alert = screen.getByText(t('contact:unavailable'));
  expect(alert).not.toBeVisible();
  await user.click(message);
  await waitFor(() => expect(alert).toBeVisible());
  expect(screen.getByRole('link', { name: '+33 1 99' })).toBeVisible();
  mockIsLost = false;
  await user.click(message);
  const button = screen.getByRole('button', { name: t('contact:send') });
  await waitFor(() => expect(button).toHaveAttribute('type', 'submit'));
  expect(alert).not.toBeVisible();
});

test.each(locales)(
  'without scripts phone and mail take the place of the form, and it says why (%s)',
  (locale) => {
    const html = htmlOf(<ContactSection locale={locale} infos={infos} />, locale);
    const [notice = ''] = /<noscript>[^]*?<\/noscript>/.exec(html) ?? [];
    expect(notice).toContain(i18nOf(locale).t('contact:withoutScripts'));
    expect(notice).toContain('href="tel:+33199"');
    expect(notice).toContain('href="mailto:contact@meridane.example"');
    expect(html.replace(notice, '')).toMatch(/data-needs-scripts=""[^]*<form/);
    expect(html).not.toMatch(/<form[^]*<noscript>/);
  },
);
