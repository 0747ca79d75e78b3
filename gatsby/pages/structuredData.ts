import { funds } from '../../locales/funds.generated';
import { filled } from '../../locales/filled';
import type { StructuredData } from '../../src/components/seo/jsonLd';
import type { DocumentView } from '../../src/features/funds/documentViews';
import type { FundView } from '../../src/features/funds/fundViews';
import type { ShareSummaryView, ShareView } from '../../src/features/funds/shareViews';
import type { NewsCardView } from '../../src/components/news/newsViews';
import type { TeamMemberView } from '../../src/features/team/teamViews';
import type { Locale } from '../../src/i18n/locales';
import { defaultInvestorProfile } from '../../src/profiles/investorProfiles';
import { absoluteUrl } from '../../src/routes/routeTable';
import type { CompanyInfos } from '../contentApi/knownCodes';
import type { Site } from './localeSources';
import { shortened } from './pageDefinition';

/*
 * A page's facts for search engines, in terms of schema.org. Never a performance, so nothing here depends on whether a
 * share is under one year: its NAV may be published.
 */

const context = 'https://schema.org';

const fileTypes: Readonly<Record<string, string>> = { pdf: 'application/pdf' };

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

/** The company, with the same id on every page. */
function organisation(site: Site) {
  const url = absoluteUrl('/', site.url);
  return { '@type': 'Organization', '@id': `${url}#organization`, name: site.name, url };
}

function withLogo(site: Site): StructuredData {
  return { '@context': context, ...organisation(site), logo: absoluteUrl('/icon-512.png', site.url) };
}

/** The page's place in the site, and the site's publisher. */
export function trail(crumbs: readonly Crumb[], site: Site): StructuredData[] {
  return [breadcrumbList(crumbs, site), withLogo(site)];
}

/** https://schema.org/PostalAddress, undefined if the company publishes no part of it. */
function postalAddress(infos: CompanyInfos) {
  const address = {
    streetAddress: infos.get('ADDRESS'),
    postalCode: infos.get('ZIP_CODE'),
    addressLocality: infos.get('CITY'),
    addressCountry: infos.get('COUNTRY'),
  };
  return Object.values(address).some(Boolean) ? { '@type': 'PostalAddress', ...address } : undefined;
}

/** The company with its address, https://schema.org/Organization: for the home and the contact page. */
export function houseStructuredData(infos: CompanyInfos, site: Site): StructuredData[] {
  const address = postalAddress(infos);
  const telephone = infos.get('PHONE');
  const email = infos.get('EMAIL');
  const sameAs = (['LINKEDIN', 'YOUTUBE', 'TWITTER'] as const).flatMap((code) => infos.get(code) ?? []);
  return [
    {
      ...withLogo(site),
      ...(address && { address }),
      ...(telephone && { telephone }),
      ...(email && { email }),
      ...(sameAs.length > 0 && { sameAs }),
    },
  ];
}

/** https://schema.org/WebSite: its name in search results. https://developers.google.com/search/docs/appearance/site-names */
export function webSite(site: Site, locale: Locale): StructuredData {
  const url = absoluteUrl('/', site.url);
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.name,
    url,
    inLanguage: locale,
    publisher: organisation(site),
  };
}

type Member = Pick<TeamMemberView, 'code' | 'name' | 'role'>;

/** Each member with a stable address: the hash of their biography on the team page. */
export function teamStructuredData(members: readonly Member[], path: string, site: Site): StructuredData[] {
  const page = absoluteUrl(path, site.url);
  return [
    {
      '@context': context,
      '@type': 'ItemList',
      '@id': `${page}#team`,
      itemListElement: members.map(({ code, name, role }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Person',
          '@id': `${page}#${code}`,
          url: `${page}#${code}`,
          name,
          jobTitle: role,
          worksFor: organisation(site),
        },
      })),
    },
    withLogo(site),
  ];
}

/** schema.org has no property of its own for an ISIN (ISO 6166). */
function isinOf({ isin, name }: Pick<ShareSummaryView, 'isin' | 'name'>) {
  return { '@type': 'PropertyValue', propertyID: 'ISIN', name, value: isin };
}

/** https://schema.org/DigitalDocument. @param documents those of a visitor without a profile, as in a page without scripts */
function documentsOf(documents: readonly DocumentView[], site: Site) {
  return documents
    .filter(({ visibleTo }) => visibleTo.includes(defaultInvestorProfile))
    .map(({ title, url, fileType, language }) => ({
      '@type': 'DigitalDocument',
      name: title,
      url: absoluteUrl(url, site.url),
      encodingFormat: fileTypes[fileType] ?? fileType,
      inLanguage: language,
    }));
}

type Nav = { value: number; date: string; currency: string };

/** The NAV as what a share costs, https://schema.org/Offer. */
const offerOf = ({ value, date, currency }: Nav) => ({
  '@type': 'Offer',
  price: value,
  priceCurrency: currency,
  validFrom: date,
});

type FundPlace = { fund: FundView; locale: Locale; site: Site; rangePage: Crumb };

type Investment = Pick<FundView, 'path' | 'description' | 'documents'> & {
  name: string;
  shares: readonly Pick<ShareSummaryView, 'isin' | 'name'>[];
};

/** https://schema.org/InvestmentFund. The language belongs to the page: a service has none. */
function investmentFund(
  { fund, locale, site }: FundPlace,
  { path, name, description, shares, documents }: Investment,
): StructuredData {
  const url = absoluteUrl(path, site.url);
  const subjectOf = documentsOf(documents, site);
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
    ...(subjectOf.length > 0 && { subjectOf }),
  };
}

/** For a fund's page: the ISINs of all its shares. */
export function fundStructuredData(place: FundPlace): StructuredData[] {
  const { fund, site, rangePage } = place;
  const { title, path } = fund;
  return [investmentFund(place, { ...fund, name: title }), ...trail([rangePage, { title, path }], site)];
}

type SharePlace = Pick<ShareView, 'isin' | 'name' | 'path' | 'managementGoal' | 'documents'> & {
  fees: readonly unknown[];
  nav: Nav | null;
};

/** For a share's page, which lists its fees in its tab of characteristics. */
export function shareStructuredData(place: FundPlace, share: SharePlace): StructuredData[] {
  const { fund, locale, site, rangePage } = place;
  const { title, path: fundPath, description } = fund;
  const shareTitle = filled(funds[locale].share, { share: share.name });
  const url = absoluteUrl(share.path, site.url);
  return [
    {
      ...investmentFund(place, {
        ...share,
        name: `${title}, ${shareTitle}`,
        description: share.managementGoal ?? description,
        shares: [share],
      }),
      ...(share.nav && { offers: offerOf(share.nav) }),
      isRelatedTo: {
        '@type': 'InvestmentFund',
        '@id': `${absoluteUrl(fundPath, site.url)}#fund`,
        name: title,
      },
      ...(share.fees.length > 0 && { feesAndCommissionsSpecification: `${url}#characteristics` }),
    },
    ...trail([rangePage, { title, path: fundPath }, { title: shareTitle, path: share.path }], site),
  ];
}

/** Search engines cut longer ones. https://developers.google.com/search/docs/appearance/structured-data/article */
const longestHeadline = 110;

type NewsPlace = {
  article: Pick<NewsCardView, 'title' | 'summary' | 'date' | 'category' | 'image'>;
  /** Address of its share image. */
  image: string;
  /** `YYYY-MM-DD`; null where nothing was changed since `date`. */
  updatedAt: string | null;
  path: string;
  locale: Locale;
  site: Site;
  newsPage: Crumb;
};

/** For an article, https://schema.org/NewsArticle. The company is the author. */
export function newsStructuredData(place: NewsPlace): StructuredData[] {
  const { article, image, updatedAt, path, locale, site, newsPage } = place;
  const { title, summary, date, category } = article;
  const url = absoluteUrl(path, site.url);
  // As large as https://developers.google.com/search/docs/appearance/structured-data/article asks.
  const picture = article.image?.data.src;
  return [
    {
      '@context': context,
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      headline: shortened(title, longestHeadline),
      ...(summary && { description: summary }),
      image: picture ? [absoluteUrl(picture, site.url), image] : [image],
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
    ...trail([newsPage, category, { title, path }], site),
  ];
}
