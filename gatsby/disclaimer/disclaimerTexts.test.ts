import type { InvestorProfileCode } from '../../contract/codes.generated';
import { createSanitise } from '../sanitise/sanitiseHtml';
import { localeContent } from '../testing/contentRows';
import { type Locale, locales } from '../../src/i18n/locales';
import { disclaimerTexts, disclaimerTextsJson } from './disclaimerTexts';

type Site = Parameters<typeof disclaimerTexts>[0]['site'];

const address = 'https://content.example/graphql';
const disclaimer = { title: 'Disclaimer', body: '<p>Read</p>', footer: '<p>No offer.</p>' };
const language = (locale: string, title = locale) => ({ locale, title, label: locale.toUpperCase() });
const country = (code: string, ...languages: ReturnType<typeof language>[]) => ({
  code,
  title: code,
  languages,
});
const profile = (code: InvestorProfileCode, description: string | null = null) => ({
  code,
  title: code,
  description,
});

const whole: Site = { countries: [country('FR', language('fr'))], investorProfiles: [profile('RETAIL')] };

const textsOf = (site: Partial<Site>, { body, footer } = disclaimer) =>
  disclaimerTexts(
    {
      locale: 'en',
      site: { ...localeContent('en').site, ...whole, ...site },
      disclaimer: { ...disclaimer, body, footer },
    },
    createSanitise(['cms.korvane.example']),
    address,
  );

it('has each language of the countries once, in the order of the site’s locales', () => {
  const countries = [
    country('IT', language('it', 'Italian'), language('de', 'German')),
    country('CH', language('it', 'Italian (Switzerland)'), language('fr', 'French')),
    country('XX'),
  ];
  expect(textsOf({ countries }).languages).toEqual([
    { locale: 'fr', title: 'French', label: 'FR' },
    { locale: 'it', title: 'Italian', label: 'IT' },
  ]);
});

it('has each profile once, RETAIL first', () => {
  const investorProfiles = [
    profile('PRO', 'Words'),
    profile('INSTIT'),
    profile('RETAIL'),
    profile('PRO', 'Again'),
  ];
  expect(textsOf({ investorProfiles }).profiles).toEqual([
    { code: 'RETAIL', title: 'RETAIL', description: null },
    { code: 'INSTIT', title: 'INSTIT', description: null },
    { code: 'PRO', title: 'PRO', description: 'Words' },
  ]);
});

it('has the disclaimer, sanitised, without links to the content system', () => {
  const body =
    '<h3 onclick="x()">For whom</h3><script>x()</script><p><a href="https://cms.korvane.example/1">a</a> <a href="/en/gdpr">b</a></p>';
  expect(textsOf({}, { ...disclaimer, body }).disclaimer).toEqual({
    title: 'Disclaimer',
    body: '<h3>For whom</h3><p>a <a href="/en/gdpr">b</a></p>',
    footer: '<p>No offer.</p>',
  });
});

it.each([
  ['Neither an offer nor advice.', '<p>Neither an offer nor advice.</p>'],
  ['<p onclick="x()">Neither</p><p>nor</p>', '<p>Neither</p><p>nor</p>'],
])('has the footer %j as a paragraph, sanitised', (footer, html) => {
  expect(textsOf({}, { ...disclaimer, footer }).disclaimer.footer).toBe(html);
});

it.each<[string, Partial<Site>, string, string]>([
  ['countries', { countries: [] }, 'country with one of the languages fr, en, it', disclaimer.body],
  [
    'a language of the site',
    { countries: [country('DE', language('de'))] },
    'country with one of the languages fr, en, it',
    disclaimer.body,
  ],
  ['profiles', { investorProfiles: [] }, 'investor profile RETAIL, INSTIT, PRO', disclaimer.body],
  [
    'the name of a language',
    { countries: [country('FR', language('fr'), language('it', ' '))] },
    'title and label of the language it',
    disclaimer.body,
  ],
  [
    'the name of a profile',
    { investorProfiles: [profile('RETAIL'), { ...profile('PRO'), title: '' }] },
    'title of the investor profile PRO',
    disclaimer.body,
  ],
  ['words', {}, 'words in the text "body" of the disclaimer', '<p> </p><script>x()</script>&nbsp;'],
])('names locale and page when it lacks %s', (_case, site, what, body) => {
  expect(() => textsOf(site, { ...disclaimer, body })).toThrow(
    `Content API at ${address}: it has no ${what} in en. Without it no visitor could pass the disclaimer (page "disclaimers")`,
  );
});

it('names the footer when it has no words', () => {
  expect(() => textsOf({}, { ...disclaimer, footer: ' <script>x()</script> ' })).toThrow(
    'it has no words in the text "footer" of the disclaimer in en',
  );
});

it('is written in the same order, in whatever order the texts come', () => {
  const texts = locales.map((locale) => [locale, textsOf({})] as [Locale, ReturnType<typeof textsOf>]);
  const json = disclaimerTextsJson(new Map(texts));
  expect(disclaimerTextsJson(new Map(texts.reverse()))).toBe(json);
  expect(json).toMatch(/^\{"fr":.*,"en":.*,"it":.*\}\n$/);
});
