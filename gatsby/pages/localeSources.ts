import { hasWords } from '../../contract/plainText';
import { disclaimersPage, notices as noticeTexts } from '../../contract/requiredTexts';
import { type FundCategoryView, type FundNotices, fundCategories } from '../../src/features/funds/fundViews';
import type { NewsCategoryView } from '../../src/components/news/newsViews';
import type { TeamMemberView } from '../../src/features/team/teamViews';
import type { Locale } from '../../src/i18n/locales';
import { investorRightsAnchor, newsCategoryPath, pagePath } from '../../src/routes/routeTable';
import type { DisclaimerContent } from '../disclaimer/disclaimerTexts';
import type { LocaleContent } from '../contentApi/fetchLocaleContent';
import { type CompanyInfos, companyInfos } from '../contentApi/knownCodes';
import type { Sanitise } from '../sanitise/sanitiseHtml';
import { type CatalogueFund, publishedFunds } from '../../src/features/funds/catalogueFunds';

/** Locales in which each page of the content system exists, by its code. */
type PageLocales = ReadonlyMap<string, readonly Locale[]>;

export function localesOfPages(contents: readonly LocaleContent[]): PageLocales {
  const codes = new Set(contents.flatMap(({ site }) => site.pages.map(({ code }) => code)));
  const publishing = (page: string) =>
    contents.filter(({ site }) => site.pages.some(({ code }) => code === page)).map(({ locale }) => locale);
  return new Map([...codes].map((code) => [code, publishing(code)]));
}

export type Site = {
  url: string;
  name: string;
  /** Stands in for the name where a title would be too long. */
  shortName?: string | undefined;
  /** Digest of everything that share images are drawn with. */
  brandDigest: string;
  /** `#rrggbb`: what browsers draw around the pages. */
  colour: string;
  /** Words that the search offers before anything is typed. */
  searchSuggestions: readonly string[];
};

/** One locale's content, and values that several kinds of pages show, computed once. */
export type LocaleSources = {
  locale: Locale;
  site: Site;
  infos: CompanyInfos;
  content: LocaleContent;
  pageLocales: PageLocales;
  sanitise: Sanitise;
  funds: CatalogueFund[];
  categories: FundCategoryView[];
  newsCategories: NewsCategoryView[];
  members: TeamMemberView[];
  notices: FundNotices;
  rangePage: { title: string; path: string };
  /** `title` is plain text, `body` sanitised HTML. */
  disclaimer: DisclaimerContent['disclaimer'];
};

/** Settings shared by all locales of a build. */
export type BuildSettings = {
  siteUrl: string;
  brandDigest: string;
  colour: string;
  sanitise: Sanitise;
  pageLocales: PageLocales;
};

type Notices = { notices: FundNotices; problems: string[] };

/** Each notice of fund pages, and a sentence for each that is missing or empty. */
export function readNotices({ locale, site }: LocaleContent, sanitise: Sanitise): Notices {
  const page = site.pages.find(({ code }) => code === disclaimersPage);
  const texts = new Map(
    page?.components.flatMap((component) => component.texts.map((text) => [text.code, text.content])),
  );
  const problems: string[] = [];
  const notice = ({ code, use }: (typeof noticeTexts)[keyof FundNotices]) => {
    const html = sanitise.page(texts.get(code) ?? '');
    if (!hasWords(html)) {
      problems.push(
        `Content of locale "${locale}": page "${disclaimersPage}" has no text "${code}" that says anything. It is the notice ${use}: publish it in the content system`,
      );
    }
    return html;
  };
  const notices = {
    lessThanOneYear: notice(noticeTexts.lessThanOneYear),
    emptyPortfolio: notice(noticeTexts.emptyPortfolio),
    marketingLabel: notice(noticeTexts.marketingLabel),
    investorRights: notice(noticeTexts.investorRights),
    performanceSource: notice(noticeTexts.performanceSource),
  };
  const regulatory = site.pages.find(({ code }) => code === 'regulatory-information');
  if (regulatory?.components.every(({ code }) => code !== investorRightsAnchor)) {
    problems.push(
      `Content of locale "${locale}": page "${regulatory.code}" has no component "${investorRightsAnchor}", the summary of investors’ rights to which every fund leads (Regulation (EU) 2019/1156, article 4(3)): publish it in the content system`,
    );
  }
  return { notices, problems };
}

/** @throws Error that names each that is missing */
function requiredNotices(content: LocaleContent, sanitise: Sanitise): FundNotices {
  const { notices, problems } = readNotices(content, sanitise);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return notices;
}

/**
 * @param notices those of the content by default
 * @throws Error when the content lacks a notice that pages have to show
 */
export function localeSources(
  content: LocaleContent,
  disclaimer: DisclaimerContent['disclaimer'],
  { siteUrl, brandDigest, colour, sanitise, pageLocales }: BuildSettings,
  notices = requiredNotices(content, sanitise),
): LocaleSources {
  const { locale, site } = content;
  const funds = publishedFunds(content.categories, pageLocales.get('compare')?.includes(locale) ?? false);
  const infos = companyInfos(site.company.infos);
  return {
    locale,
    site: {
      url: siteUrl,
      name: site.company.title,
      shortName: infos.get('SHORT_NAME'),
      brandDigest,
      colour,
      searchSuggestions: (infos.get('SEARCH_SUGGESTIONS') ?? '')
        .split(',')
        .flatMap((word) => word.trim() || []),
    },
    infos,
    content,
    pageLocales,
    sanitise,
    funds,
    categories: fundCategories(funds, locale),
    newsCategories: site.newsCategories.map(({ code, slug, title, description }) => ({
      code,
      title,
      description,
      path: newsCategoryPath(slug, locale),
    })),
    members: site.teamMembers.map(({ code, name, role, department, biography }) => ({
      code,
      name,
      role,
      department,
      biography: biography ? sanitise.page(biography) : null,
      hasBiography: Boolean(biography),
      portrait: content.portraits?.get(code) ?? null,
    })),
    notices,
    rangePage: {
      title: site.pages.find(({ code }) => code === 'funds-range')?.title ?? '',
      path: pagePath('funds-range', locale),
    },
    disclaimer,
  };
}
