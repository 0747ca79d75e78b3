import en from '../../locales/en/funds.json';
import fr from '../../locales/fr/funds.json';
import it from '../../locales/it/funds.json';
import type { StructuredData } from '../../src/components/seo/structuredData';
import type { FundView, ShareSummaryView } from '../../src/features/funds/fundViews';
import type { NewsCardView } from '../../src/features/news/newsViews';
import type { Locale } from '../../src/i18n/locales';
import { absoluteUrl } from '../../src/routes/routeTable';
import type { Site } from '../pages/pageDefinition';

/*
 * What search engines read of a page in words of schema.org. Facts that the page shows, and never a performance: nothing
 * here has to be taken back when a share turns out to be under one year.
 */

const context = 'https://schema.org';

const fundTexts = { fr, en, it } satisfies Record<Locale, { share: string }>;

type Crumb = { title: string; path: string };

/** https://schema.org/BreadcrumbList, the page itself last. */
export function breadcrumbList(crumbs: readonly Crumb[], site: Site): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(path, site.url),
    })),
  };
}

/** The house, by its name and home page. */
function organisation(site: Site) {
  return { '@type': 'Organization', name: site.name, url: absoluteUrl('/', site.url) };
}

/** schema.org has no property of its own for an ISIN (ISO 6166). */
function isinOf({ isin, name }: Pick<ShareSummaryView, 'isin' | 'name'>) {
  return { '@type': 'PropertyValue', propertyID: 'ISIN', name, value: isin };
}

type Investment = {
  fund: FundView;
  locale: Locale;
  site: Site;
  path: string;
  name: string;
  description: string | null;
  shares: readonly Pick<ShareSummaryView, 'isin' | 'name'>[];
};

/** https://schema.org/InvestmentFund. A service has no language, the page that is about it has. */
function investmentFund({ fund, locale, site, path, name, description, shares }: Investment): StructuredData {
  const url = absoluteUrl(path, site.url);
  return {
    '@context': context,
    '@type': 'InvestmentFund',
    '@id': `${url}#fund`,
    name,
    ...(description && { description }),
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: locale },
    category: fund.category,
    provider: organisation(site),
    identifier: shares.map(isinOf),
  };
}

type FundPlace = { fund: FundView; locale: Locale; site: Site; rangePage: Crumb };

/** Of a fund's page: the ISINs of all its shares. */
export function fundStructuredData({ fund, locale, site, rangePage }: FundPlace): StructuredData[] {
  const { title, path, description, shares } = fund;
  return [
    investmentFund({ fund, locale, site, path, name: title, description, shares }),
    breadcrumbList([rangePage, { title, path }], site),
  ];
}

/** Of a share's page, which lists its fees in its tab of characteristics. */
export function shareStructuredData(
  { fund, locale, site, rangePage }: FundPlace,
  share: Pick<ShareSummaryView, 'isin' | 'name' | 'path'> & {
    managementGoal: string | null;
    fees: readonly unknown[];
  },
): StructuredData[] {
  const { title, path: fundPath, description } = fund;
  const shareTitle = fundTexts[locale].share.replace('{{share}}', share.name);
  const url = absoluteUrl(share.path, site.url);
  return [
    {
      ...investmentFund({
        fund,
        locale,
        site,
        path: share.path,
        name: `${title}, ${shareTitle}`,
        description: share.managementGoal ?? description,
        shares: [share],
      }),
      isRelatedTo: {
        '@type': 'InvestmentFund',
        '@id': `${absoluteUrl(fundPath, site.url)}#fund`,
        name: title,
      },
      ...(share.fees.length > 0 && { feesAndCommissionsSpecification: `${url}#characteristics` }),
    },
    breadcrumbList([rangePage, { title, path: fundPath }, { title: shareTitle, path: share.path }], site),
  ];
}

/** Search engines show no longer one. https://developers.google.com/search/docs/appearance/structured-data/article */
const longestHeadline = 110;

/** As long as a headline may be, cut between words where there are any. */
function headlineOf(title: string): string {
  const letters = Array.from(title);
  if (letters.length <= longestHeadline) return title;
  const begun = letters.slice(0, longestHeadline - 1).join('');
  const words = begun.replace(/\s+\S*$/u, '');
  return `${words}…`;
}

type NewsPlace = {
  article: Pick<NewsCardView, 'title' | 'summary' | 'date' | 'category'>;
  /** `YYYY-MM-DD`; null where nothing was changed since `date`. */
  updatedAt: string | null;
  path: string;
  locale: Locale;
  site: Site;
  newsPage: Crumb;
};

/** Of an article, https://schema.org/NewsArticle. The house signs what it publishes; items have no pictures. */
export function newsStructuredData(place: NewsPlace): StructuredData[] {
  const { article, updatedAt, path, locale, site, newsPage } = place;
  const { title, summary, date, category } = article;
  const url = absoluteUrl(path, site.url);
  return [
    {
      '@context': context,
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      headline: headlineOf(title),
      ...(summary && { description: summary }),
      url,
      mainEntityOfPage: { '@type': 'WebPage', '@id': url },
      datePublished: date,
      dateModified: updatedAt ?? date,
      inLanguage: locale,
      articleSection: category.title,
      isAccessibleForFree: true,
      author: organisation(site),
      publisher: { ...organisation(site), logo: absoluteUrl('/icon-512.png', site.url) },
    },
    breadcrumbList([newsPage, category, { title, path }], site),
  ];
}
