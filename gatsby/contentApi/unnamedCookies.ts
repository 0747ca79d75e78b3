import { cookieTable } from '../../src/cookies/cookieTable';
import type { PageCode } from '../../src/routes/pageCodes';
import type { LocaleContent } from './fetchLocaleContent';

/** Where visitors are told of cookies. */
const privacyPage: PageCode = 'privacy';

/** One sentence a cookie that the site sets or reads, and of which the locale's page on privacy says nothing. */
export function unnamedCookies({ locale, site }: Pick<LocaleContent, 'locale' | 'site'>): string[] {
  const page = site.pages.find(({ code }) => code === privacyPage);
  // That it is missing is said elsewhere.
  if (!page) return [];
  const words = new Set(
    page.components.flatMap(({ texts }) => texts.flatMap(({ content }) => content.match(/[\w-]+/g) ?? [])),
  );
  return Object.values(cookieTable)
    .filter(({ name }) => !words.has(name))
    .map(
      ({ name, days }) =>
        `Page "${privacyPage}" (${locale}): it does not name the cookie "${name}", which the site uses for ${days} days`,
    );
}
