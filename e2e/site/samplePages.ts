import { findIn, isSeenByAll, type LocaleContent, type SiteContent, type SiteShare } from './siteContent';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';
import { pastPerformancePath } from '../../src/routes/fundPageRoutes';
import { isPageCode, pagePath } from '../../src/routes/routeTable';

/** The first share for individuals that is over, or under, one year old. */
export function shareForIndividuals({ funds }: LocaleContent, isYoung = false): SiteShare {
  return findIn(
    funds.flatMap(({ shares }) => shares),
    isYoung ? 'share of less than a year for individuals' : 'older share for individuals',
    ({ lessThanOneYear, visibleTo }) => lessThanOneYear === isYoung && visibleTo.includes('RETAIL'),
  );
}

/** A fund that every profile may see. */
export function fundForAll({ fr }: SiteContent) {
  return findIn(fr.funds, 'fund for all in three locales', (fund) =>
    [isSeenByAll(fund), ...locales.map((locale) => fund.paths[locale])].every(Boolean),
  );
}

type PathOf = (locale: Locale, content: SiteContent) => string;

/** One page per template. The address of `notFound` does not exist. */
const templatePages = {
  home: (locale) => pagePath('index', locale),
  content: (locale) => pagePath('the-management-company', locale),
  newsList: (locale) => pagePath('news', locale),
  article: (locale, content) =>
    findIn(content[locale].articles, 'written article', ({ mediaType }) => mediaType === null).path,
  fund: (locale, content) =>
    findIn(content[locale].funds, 'invested fund for all', (fund) => isSeenByAll(fund) && fund.hasPortfolio)
      .path,
  share: (locale, content) => shareForIndividuals(content[locale]).path,
  pastPerformance: (locale, content) =>
    pastPerformancePath(shareForIndividuals(content[locale]).path, locale),
  disclosure: (locale, content) =>
    findIn(
      content[locale].funds,
      'fund for all with a sustainability disclosure',
      (fund) => isSeenByAll(fund) && fund.disclosurePath !== null,
    ).disclosurePath ?? '',
  documents: (locale) => pagePath('documents', locale),
  notFound: (locale) => `/${locale}/no-such-page`,
} satisfies Record<string, PathOf>;

/** Pages with blocks and states that the sample pages lack. */
const furtherPages = {
  team: (locale) => pagePath('teams', locale),
  philosophy: (locale) => pagePath('philosophy', locale),
  esg: (locale) => pagePath('esg-sri-approach', locale),
  range: (locale) => pagePath('funds-range', locale),
  supports: (locale) => pagePath('supports', locale),
  regulatoryInformation: (locale) => pagePath('regulatory-information', locale),
  contact: (locale) => pagePath('contact', locale),
  articleWithPlayer: (locale, content) =>
    findIn(content[locale].articles, 'video or podcast', ({ mediaType }) =>
      ['VIDEO', 'PODCAST'].includes(mediaType ?? ''),
    ).path,
  fundUnderInvestment: (locale, content) =>
    findIn(content[locale].funds, 'fund under investment', ({ hasPortfolio }) => !hasPortfolio).path,
  fundNotOffered: (locale, content) =>
    findIn(
      content[locale].funds,
      'fund that individuals do not see',
      ({ visibleTo }) => !visibleTo.includes('RETAIL'),
    ).path,
  youngShare: (locale, content) => shareForIndividuals(content[locale], true).path,
} satisfies Record<string, PathOf>;

type SamplePage = { name: string; locale: Locale; pathIn: (content: SiteContent) => string };

function samplesOf(pages: Record<string, PathOf>, ofLocales: readonly Locale[]): SamplePage[] {
  return Object.entries(pages).flatMap(([name, pathOf]) =>
    ofLocales.map((locale) => ({ name, locale, pathIn: (content) => pathOf(locale, content) })),
  );
}

/** Every template in every locale; the further pages in the default locale only. */
export const samplePages: readonly SamplePage[] = [
  ...samplesOf(templatePages, locales),
  ...samplesOf(furtherPages, [defaultLocale]),
];

/** A page with expandable questions. */
export function pageWithQuestions(content: SiteContent, locale: Locale): string {
  const page = findIn(
    content[locale].pages,
    'page with questions',
    ({ code, components }) => isPageCode(code) && components.some(({ kind }) => kind === 'ACCORDION'),
  );
  return isPageCode(page.code) ? pagePath(page.code, locale) : '';
}

type FundSample = 'fund' | 'share' | 'youngShare' | 'fundUnderInvestment';

export function fundSamplePath(name: FundSample, locale: Locale, content: SiteContent): string {
  return (
    samplePages.find((sample) => sample.name === name && sample.locale === locale)?.pathIn(content) ?? ''
  );
}
