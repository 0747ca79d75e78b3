import { isCalendarDay } from '../../contract/parisTime';
import { messageOf } from '../../platform/errors';
import { slugRule } from '../../contract/slug';
import { type PageCode, pageCodes } from '../../src/routes/pageCodes';
import { routeProblems, slugProblems } from '../contentApi/checkAddresses';
import { ageProblems } from '../contentApi/checkAges';
import { disclosureProblems } from '../contentApi/checkDisclosures';
import { disclaimerRow } from '../contentApi/fetchDisclaimers';
import type { LocaleContent } from '../contentApi/fetchLocaleContent';
import { unknownCodes } from '../contentApi/knownCodes';
import { missingShareData } from '../contentApi/missingShareData';
import { unnamedCookies } from '../contentApi/unnamedCookies';
import { disclaimerTexts } from '../disclaimer/disclaimerTexts';
import { contentPages } from '../pages/contentPages';
import { fundPages } from '../pages/fundPages';
import { localesOfPages, type LocaleSources, localeSources, readNotices } from '../pages/localeSources';
import { localePages } from '../pages/localePages';
import type { PageDefinition } from '../pages/pageDefinition';
import type { Sanitise } from '../sanitise/sanitiseHtml';
import { newsArticle } from '../../src/components/news/newsViews';

/** Bar and footer link to all other pages. */
export const optionalPages: readonly PageCode[] = ['compare', 'documents', 'supports', 'standard-page'];

/** The message of an error in `run`, as a miss. */
function thrownBy(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

function pageMisses({ locale, site }: LocaleContent): string[] {
  const published = new Set(site.pages.map(({ code }) => code));
  return pageCodes
    .filter((code) => !optionalPages.includes(code) && !published.has(code))
    .map(
      (code) =>
        `Pages (${locale}): "${code}" is missing, to which bar or footer leads. Publish it in this locale`,
    );
}

const dayFields = ['date', 'dateTo', 'until', 'correctedOn', 'inceptionDate', 'updatedAt'];

/** @param place the objects on the way that have a code or an ISIN */
function dayMisses(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => dayMisses(item, place));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const names = entries.filter(
    ([key, name]) => ['code', 'isinCode'].includes(key) && typeof name === 'string',
  );
  const here = [place, ...names.map(([, name]) => `"${String(name)}"`)].join(' ');
  return entries.flatMap(([key, field]: [string, unknown]) => {
    if (typeof field !== 'string' || !dayFields.includes(key)) return dayMisses(field, here);
    if (isCalendarDay(field)) return [];
    return [`${here}: ${key} is "${field}". Give a day of the calendar as YYYY-MM-DD`];
  });
}

/** Makes all that is on the pages, as it is made only when somebody asks for it. */
const contextsOf = (pages: readonly PageDefinition[]) => pages.map(({ context }) => context);

/** Each page, fund and news item by itself, so that one problem hides no other. */
function viewMisses(sources: LocaleSources): string[] {
  const { content, locale, funds, sanitise } = sources;
  const alone = [
    ...content.site.pages.flatMap((page) =>
      thrownBy(() =>
        contextsOf(
          contentPages({ ...sources, content: { ...content, site: { ...content.site, pages: [page] } } }),
        ),
      ),
    ),
    ...funds.flatMap((fund) => thrownBy(() => contextsOf(fundPages({ ...sources, funds: [fund] })))),
    ...content.news.flatMap((row) => thrownBy(() => newsArticle(row, funds, locale, sanitise))),
  ];
  return alone.length > 0 ? alone : thrownBy(() => contextsOf(localePages(sources)));
}

/** Finds flaws in one locale's content, in the way the build finds them. @param address of the content API */
export function contentMisses(content: LocaleContent, address: string, sanitise: Sanitise): string[] {
  const { locale, site } = content;
  const misses = [
    ...pageMisses(content),
    ...slugProblems(content).map((problem) => `${problem}. Slugs are ${slugRule}`),
    ...routeProblems(content).map((problem) => `${problem}. Set GATSBY_PRODUCT_SLUG, or mend the route`),
    ...unknownCodes(content).map((problem) => `${problem}. Use one of these, case included`),
    ...ageProblems(content).map(
      (problem) => `${problem}. Show no performance before the first anniversary of both`,
    ),
    ...missingShareData(content).map((problem) => `${problem}. Answer them from its first anniversary on`),
    ...unnamedCookies(content).map((problem) => `${problem}. Visitors have to be told of it`),
    ...disclosureProblems(content),
    ...dayMisses(site, `Site (${locale}):`),
    ...dayMisses(content.categories, `Catalogue (${locale}):`),
    ...dayMisses(content.news, `News (${locale}):`),
  ];
  const { notices, problems } = readNotices(content, sanitise);
  misses.push(...problems);
  const disclaimer = { title: '', body: '', footer: '' };
  const ofDisclaimer = thrownBy(() => {
    const row = disclaimerRow(site.pages, locale, address);
    Object.assign(
      disclaimer,
      disclaimerTexts({ locale, site, disclaimer: row }, sanitise, address).disclaimer,
    );
  });
  const views = thrownBy(() => {
    const pageLocales = localesOfPages([content]);
    const settings = { siteUrl: 'https://site.invalid', brandDigest: '', sanitise, pageLocales };
    misses.push(...viewMisses(localeSources(content, disclaimer, settings, notices)));
  });
  return [...misses, ...ofDisclaimer, ...views];
}
