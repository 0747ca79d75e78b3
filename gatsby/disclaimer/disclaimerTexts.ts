import { disclaimer as dialogWords } from '../../locales/disclaimer.generated';
import { hasWords } from '../../contract/plainText';
import { disclaimersPage } from '../../contract/requiredTexts';
import { investorProfiles } from '../../src/profiles/investorProfiles';
import { type Locale, locales } from '../../src/i18n/locales';
import type { DisclaimerTexts } from '../../src/api/fetchDisclaimerTexts';
import { ContentApiError } from '../contentApi/contentApiError';
import type { DisclaimerRow } from '../contentApi/fetchDisclaimers';
import type { SiteQuery } from '../../contract/operations.generated';
import type { Sanitise } from '../sanitise/sanitiseHtml';

type DisclaimerRows = {
  locale: Locale;
  site: Pick<SiteQuery, 'countries' | 'investorProfiles'>;
  disclaimer: DisclaimerRow;
};

/** The texts of the content in one locale. */
export type DisclaimerContent = Omit<DisclaimerTexts, 'words'> & {
  languages: readonly { locale: Locale; title: string; label: string }[];
};

/** Each language of the countries once, if the site is published in it, in the order of the site's locales. */
function languagesOf(countries: SiteQuery['countries']): DisclaimerContent['languages'] {
  const languages = countries.flatMap((country) => country.languages);
  return locales.flatMap((locale) => {
    const language = languages.find((candidate) => candidate.locale === locale);
    return language ? [{ locale, title: language.title, label: language.label }] : [];
  });
}

/** The profiles that are offered, each once, in the order of behaviour.md §1. */
function profilesOf(rows: SiteQuery['investorProfiles']): DisclaimerContent['profiles'] {
  return investorProfiles.flatMap((profile) => rows.find(({ code }) => code === profile) ?? []);
}

/** The first button that would have no name. */
function unnamedChoice(
  languages: DisclaimerContent['languages'],
  profiles: DisclaimerContent['profiles'],
): string | undefined {
  const isBlank = (text: string) => text.trim() === '';
  const language = languages.find(({ title, label }) => isBlank(title) || isBlank(label));
  if (language) return `title and label of the language ${language.locale}`;
  const profile = profiles.find(({ title }) => isBlank(title));
  return profile && `title of the investor profile ${profile.code}`;
}

/** Content systems may write it as plain text. */
function footerOf({ footer }: DisclaimerRow, sanitise: Sanitise): string {
  const html = sanitise.page(footer).trim();
  return html.startsWith('<p') ? html : `<p>${html}</p>`;
}

/**
 * Texts that visitors accept before they browse, in one locale (behaviour.md §4.4).
 * @throws ContentApiError naming locale and page when something is missing without which nobody could pass
 */
export function disclaimerTexts(
  { locale, site, disclaimer }: DisclaimerRows,
  sanitise: Sanitise,
  address: string,
): DisclaimerContent {
  const languages = languagesOf(site.countries);
  const profiles = profilesOf(site.investorProfiles);
  const body = sanitise.page(disclaimer.body);
  const missing = (what: string) =>
    new ContentApiError(
      address,
      `it has no ${what} in ${locale}. Without it no visitor could pass the disclaimer (page "${disclaimersPage}")`,
    );
  if (languages.length === 0) throw missing(`country with one of the languages ${locales.join(', ')}`);
  if (profiles.length === 0) throw missing(`investor profile ${investorProfiles.join(', ')}`);
  const unnamed = unnamedChoice(languages, profiles);
  if (unnamed) throw missing(unnamed);
  const { title } = disclaimer;
  const footer = footerOf(disclaimer, sanitise);
  for (const [code, html] of Object.entries({ title, body, footer })) {
    if (!hasWords(html)) throw missing(`words in the text "${code}" of the disclaimer`);
  }
  return { languages, profiles, disclaimer: { title, body, footer } };
}

/** Public file that the browser fetches when it shows the disclaimer. */
export const disclaimerTextsFile = 'disclaimer-texts.json';

/** The file's content, the same for the same texts: locales are in the site's order. */
export function disclaimerTextsJson(contents: ReadonlyMap<Locale, DisclaimerContent>): string {
  const texts = locales.flatMap((locale) => {
    const content = contents.get(locale);
    if (!content) return [];
    const { profiles, disclaimer } = content;
    return [[locale, { words: dialogWords[locale], profiles, disclaimer } satisfies DisclaimerTexts]];
  });
  return `${JSON.stringify(Object.fromEntries(texts))}\n`;
}
