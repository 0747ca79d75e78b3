/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../components/layout/RootProviders';
import { type Locale, locales } from '../../i18n/locales';
import { makeStore } from '../../store/makeStore';
import { i18nOf } from '../../testing/i18nOf';
import { ContactSection } from './ContactSection';

const infos = [
  { code: 'PHONE', content: '+33 1 99' },
  { code: 'EMAIL', content: 'contact@meridane.example' },
];

function htmlIn(locale: Locale): string {
  return renderToString(
    <I18nextProvider i18n={i18nOf(locale)}>
      <RootProviders store={makeStore()}>
        <ContactSection locale={locale} infos={infos} />
      </RootProviders>
    </I18nextProvider>,
  );
}

test.each(locales)(
  'without scripts phone and mail take the place of the form, and it says why (%s)',
  (locale) => {
    const html = htmlIn(locale);
    const [notice = ''] = /<noscript>[^]*?<\/noscript>/.exec(html) ?? [];
    expect(notice).toContain(i18nOf(locale).t('contact:withoutScripts'));
    expect(notice).toContain('href="tel:+33199"');
    expect(notice).toContain('href="mailto:contact@meridane.example"');
    expect(html.replace(notice, '')).toMatch(/data-needs-scripts=""[^]*<form/);
    expect(html).not.toMatch(/<form[^]*<noscript>/);
  },
);

test('what is written before the scripts are there is not sent: no button of the form submits it', () => {
  const [form = ''] = /<form[^]*<\/form>/.exec(htmlIn('fr')) ?? [];
  expect(form).toMatch(/<form [^>]*method="post"/);
  expect([...form.matchAll(/<button type="(\w+)"/g)].map(([, type]) => type)).toEqual(['button']);
  expect(form).not.toMatch(/type="(?:submit|image)"/);
});
