import { isCalendarDay } from '../../contract/parisTime';
import { slugRule } from '../../contract/slug';
import { cookieTable } from '../../src/cookies/cookieTable';
import { optionalPages, pageCodes } from '../../src/routes/pageCodes';
import { duplicateProblems, routeProblems, slugProblems } from './addressProblems';
import {
  ageProblems,
  comingPrices,
  disclosureProblems,
  missingShareData,
  riskLevelProblems,
} from './catalogueProblems';
import { ContentApiError } from './contentApiError';
import type { LocaleContent } from './fetchLocaleContent';
import { unknownCodes } from './knownCodes';

/** A rule of the contract that the schema cannot tell. */
type ContentRule = {
  /** A sentence for each place where the content breaks it, without a full stop. @param today `YYYY-MM-DD` */
  problems: (content: LocaleContent, today: string) => string[];
  /** Tells the content API's developers how to put it right. */
  remedy: string;
};

function missingPages({ locale, site }: LocaleContent): string[] {
  const published = new Set(site.pages.map(({ code }) => code));
  return pageCodes
    .filter((code) => !optionalPages.includes(code) && !published.has(code))
    .map((code) => `Pages (${locale}): "${code}" is missing, to which other pages lead`);
}

function unknownNewsCategories({ locale, site, news }: LocaleContent): string[] {
  const known = new Set(site.newsCategories.map(({ code }) => code));
  return news
    .filter(({ category }) => !known.has(category.code))
    .map(({ code, category }) => `News item "${code}" (${locale}): there is no category "${category.code}"`);
}

const dayFields = ['date', 'dateTo', 'until', 'correctedOn', 'inceptionDate', 'updatedAt'];

/** @param place the objects on the way that have a code or an ISIN */
function wrongDays(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => wrongDays(item, place));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const names = entries.filter(
    ([key, name]) => ['code', 'isinCode'].includes(key) && typeof name === 'string',
  );
  const here = [place, ...names.map(([, name]) => `"${String(name)}"`)].join(' ');
  return entries.flatMap(([key, field]: [string, unknown]) => {
    if (typeof field !== 'string' || !dayFields.includes(key)) return wrongDays(field, here);
    return isCalendarDay(field) ? [] : [`${here}: ${key} is "${field}"`];
  });
}

function dayProblems({ locale, site, categories, news }: LocaleContent): string[] {
  return [
    ...wrongDays(site, `Site (${locale}):`),
    ...wrongDays(categories, `Catalogue (${locale}):`),
    ...wrongDays(news, `News (${locale}):`),
  ];
}

/** One sentence for each cookie that the site sets or reads and the locale's privacy page does not name. */
function unnamedCookies({ locale, site }: LocaleContent): string[] {
  const page = site.pages.find(({ code }) => code === 'privacy');
  // A missing page is reported elsewhere.
  if (!page) return [];
  const words = new Set(
    page.components.flatMap(({ texts }) => texts.flatMap(({ content }) => content.match(/[\w-]+/g) ?? [])),
  );
  return Object.values(cookieTable)
    .filter(({ name }) => !words.has(name))
    .map(
      ({ name, days }) =>
        `Page "${page.code}" (${locale}): it does not name the cookie "${name}", which the site uses for ${days} days`,
    );
}

/** The build stops where one of these is broken. */
const stopping: readonly ContentRule[] = [
  { problems: missingPages, remedy: 'Publish it in this locale' },
  { problems: duplicateProblems, remedy: 'Give each a code of its own' },
  { problems: slugProblems, remedy: `Slugs are ${slugRule}` },
  {
    problems: routeProblems,
    remedy: 'Set GATSBY_PRODUCT_SLUG to what addresses call the house, or mend the route',
  },
  { problems: unknownNewsCategories, remedy: 'Answer it among newsCategories, or use one of these' },
  { problems: dayProblems, remedy: 'Give a day of the calendar as YYYY-MM-DD' },
  { problems: riskLevelProblems, remedy: 'Give a whole number from 1 to 7, or null' },
  { problems: disclosureProblems, remedy: 'Disclosures are those of the SFDR article of the fund' },
  { problems: ageProblems, remedy: 'Show no performance before the first anniversary of both' },
];

/** What breaks one of these is left out of pages, and the build warns. */
const warning: readonly ContentRule[] = [
  { problems: unknownCodes, remedy: 'Use one of these, case included' },
  { problems: comingPrices, remedy: 'Answer a NAV from its day on' },
  { problems: missingShareData, remedy: 'Answer them from its first anniversary on' },
  { problems: unnamedCookies, remedy: 'Visitors have to be told of it' },
];

/** The sentences of each rule that is broken; figures have the same ones in every locale. */
function brokenRules(rules: readonly ContentRule[], contents: readonly LocaleContent[], today: string) {
  return rules
    .map(({ problems, remedy }) => ({
      remedy,
      problems: [...new Set(contents.flatMap((content) => problems(content, today)))],
    }))
    .filter(({ problems }) => problems.length > 0);
}

/** All that is wrong with one locale's content, as `check:contract` tells it. */
export function ruleMisses(content: LocaleContent, today: string): string[] {
  return brokenRules([...stopping, ...warning], [content], today).flatMap(({ problems, remedy }) =>
    problems.map((problem) => `${problem}. ${remedy}`),
  );
}

/**
 * Applies the same rules when the site is built.
 *
 * @returns a sentence for each warning
 * @throws ContentApiError with all that no site can be built of
 */
export function checkRules(contents: readonly LocaleContent[], today: string, address: string): string[] {
  const broken = brokenRules(stopping, contents, today);
  const lines = broken.flatMap(({ problems, remedy }) => [[`${remedy}:`, ...problems].join('\n  - ')]);
  if (lines.length > 0) throw new ContentApiError(address, lines.join('\n'));
  return brokenRules(warning, contents, today).flatMap(({ problems }) =>
    problems.map((problem) => `Content API at ${address}: ${problem}`),
  );
}
