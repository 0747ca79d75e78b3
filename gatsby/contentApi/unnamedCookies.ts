import { cookieTable } from '../../src/cookies/cookieTable';
import type { PageCode } from '../../src/routes/pageCodes';
import type { LocaleContent } from './fetchLocaleContent';

/** The page that describes the cookies. */
const privacyPage: PageCode = 'privacy';

/** One sentence for each cookie that the site sets or reads and the locale's privacy page does not name. */
export function unnamedCookies({ locale, site }: Pick<LocaleContent, 'locale' | 'site'>): string[] {
  const page = site.pages.find(({ code }) => code === privacyPage);
  // A missing page is reported elsewhere.
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
