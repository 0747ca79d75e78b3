import { contentApi } from '../../locales/contentApi.generated';
import { funds } from '../../locales/funds.generated';
import { fileFacts } from '../graphql/fundDocuments';
import { profilesSeeingType } from '../graphql/documentVisibility';
import {
  companyDocumentPath,
  fundDocumentPath,
  pastPerformancePath,
  sustainabilityPath,
} from '../graphql/sitePaths';
import {
  type Content,
  documentTypeTitle,
  type Fund,
  type PublishedDocument,
  type Share,
} from '../../content/parsing/content';
import { type DocumentTypeCode, InvestorProfileCode } from '../../contract/codes.generated';
import type { ContentLocale } from '../../content/contentLocales';
import { plainParagraphs } from '../../content/parsing/plainParagraphs';
import { ageOf } from '../performance/publishedPerformance';
import { type ContentItem, type IndexedItem, itemIn } from './contentItem';
import { profilesSeeingFund, profilesSeeingShare, searchedFunds, shareTitle } from './fundItems';

/** People search a document by these in every language. The words of one language are in its dictionary. */
const wordsInEveryLanguage: Readonly<Partial<Record<DocumentTypeCode, string>>> = {
  KIID: 'DIC DICI KID KIID PRIIPs',
  MONTHLY_REPORT: 'factsheet reporting',
  RETAIL_MONTHLY_REPORT: 'factsheet reporting',
  ESG_MONTHLY_REPORT: 'factsheet reporting',
  PRECONTRACTUAL_ANNEX: 'SFDR RTS',
  PERIODIC_ANNEX: 'SFDR RTS',
};

/** `title` is that of a fund, of a fund's share or of the company. */
type Owner = Pick<ContentItem, 'title' | 'category' | 'isin' | 'visibleTo'> & {
  /** Segments of its address. */
  at: string[];
};

/** A file, or a page that is published like one. */
type Document = Pick<ContentItem, 'slug' | 'title' | 'url' | 'date'> &
  Partial<ContentItem> & { words: string[] };

function documentItem(
  { at, title, ...ofOwner }: Owner,
  locale: ContentLocale,
  { words, ...document }: Document,
): IndexedItem {
  return {
    item: itemIn(['', locale, 'documents', ...at].join('/'), document.slug, {
      locale,
      kind: 'document',
      code: [...at, document.slug].join('/'),
      ...ofOwner,
      ...document,
      title: `${document.title} – ${title}`,
    }),
    keywords: [document.title, ...words],
  };
}

/** The disclosure of a fund of article 8 or 9. Its sections are found by their words, and shown by their titles. */
function disclosureItems(owner: Owner, fund: Fund, locale: ContentLocale): IndexedItem[] {
  if (!fund.sustainability) return [];
  const { sections, changes } = fund.sustainability;
  const titles = sections.map(({ title }) => title[locale]);
  return [
    documentItem(owner, locale, {
      slug: 'SUSTAINABILITY',
      title: funds[locale].sustainabilityDisclosure,
      url: sustainabilityPath(fund, locale),
      date: changes[0]?.date ?? null,
      text: titles.join('\n'),
      words: [
        contentApi[locale].documentWords.SUSTAINABILITY,
        ...titles,
        ...sections.flatMap(({ body }) => plainParagraphs(body[locale])),
      ],
    }),
  ];
}

/** The page to which a share's KID links; a share under one year has none. */
function pastPerformanceItems(owner: Owner, fund: Fund, share: Share, locale: ContentLocale): IndexedItem[] {
  if (ageOf(share).lessThanOneYear) return [];
  return [
    documentItem(owner, locale, {
      slug: 'PAST_PERFORMANCE',
      title: funds[locale].pastPerformancePage,
      url: pastPerformancePath(fund, share, locale),
      date: null,
      words: [contentApi[locale].documentWords.PAST_PERFORMANCE],
    }),
  ];
}

/**
 * The documents of funds, of their shares and of the company that some profile may see, with the pages that are published like
 * them. Earlier editions are not searched.
 */
export function documentItems(content: Content, locale: ContentLocale): IndexedItem[] {
  const filesOf = (
    owner: Owner,
    documents: readonly PublishedDocument[],
    urlOf: (type: PublishedDocument['type']) => string,
  ): IndexedItem[] =>
    documents.map(({ type, date, files }) =>
      documentItem(owner, locale, {
        slug: type,
        title: documentTypeTitle(content, type, locale),
        url: urlOf(type),
        date,
        ...fileFacts(files, locale),
        visibleTo: profilesSeeingType(type).filter((profile) => owner.visibleTo.includes(profile)),
        words: [wordsInEveryLanguage[type] ?? '', contentApi[locale].documentWords[type]],
      }),
    );
  const ofFunds = searchedFunds(content).flatMap(({ fund, shares }) => {
    const category = fund.category.title[locale];
    const ofFund = {
      at: [fund.code],
      title: fund.title[locale],
      category,
      isin: null,
      visibleTo: profilesSeeingFund(fund, shares),
    };
    const ofShares = shares.flatMap((share) => {
      const owner = {
        at: [fund.code, share.isin],
        title: shareTitle(fund, share, locale),
        category,
        isin: share.isin,
        visibleTo: profilesSeeingShare(fund, share),
      };
      return [
        ...filesOf(owner, share.documents, (type) => fundDocumentPath({ fund, share, locale }, type)),
        ...pastPerformanceItems(owner, fund, share, locale),
      ];
    });
    return [
      ...filesOf(ofFund, fund.documents, (type) => fundDocumentPath({ fund, share: null, locale }, type)),
      ...disclosureItems(ofFund, fund, locale),
      ...ofShares,
    ];
  });
  const { company } = content;
  const ofCompany = {
    at: ['company'],
    title: company.title,
    category: null,
    isin: null,
    visibleTo: [...InvestorProfileCode],
  };
  return [
    ...ofFunds,
    ...filesOf(ofCompany, company.documents, (type) => companyDocumentPath(locale, type)),
  ].filter(({ item }) => item.visibleTo.length > 0);
}
