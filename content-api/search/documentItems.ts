import { documentTypeTitle, fileFacts } from '../graphql/fundDocuments';
import { profilesSeeingType } from '../graphql/documentVisibility';
import { companyDocumentPath, fundDocumentPath } from '../graphql/sitePaths';
import { type Content, type ContentLocale, type ProfileCode, profileCodes } from '../parsing/content';
import type { PublishedDocument } from '../parsing/content';
import type { ContentItem, IndexedItem } from './contentItem';
import { documentWords } from './documentWords';
import { profilesSeeingFund, profilesSeeingShare, searchedFunds, shareTitle } from './fundItems';

type Owner = Pick<ContentItem, 'category' | 'isin'> & {
  /** Segments of its address. */
  at: string[];
  /** Fund, or fund and share. */
  title: string;
  visibleTo: readonly ProfileCode[];
  documents: readonly PublishedDocument[];
  urlOf: (type: PublishedDocument['type']) => string;
};

/** The documents of funds, of their shares and of the company that some profile may see. Earlier editions are not searched. */
export function documentItems(content: Content, locale: ContentLocale): IndexedItem[] {
  const itemsOf = ({ at, title, category, isin, visibleTo, documents, urlOf }: Owner): IndexedItem[] =>
    documents.map(({ type, date, files }): IndexedItem => {
      const typeTitle = documentTypeTitle(content, type, locale);
      const dir = ['', locale, 'documents', ...at].join('/');
      return {
        item: {
          path: `${dir}/${type}`,
          dir,
          slug: type,
          locale,
          kind: 'document',
          code: [...at, type].join('/'),
          title: `${typeTitle} – ${title}`,
          description: '',
          url: urlOf(type),
          external: false,
          date,
          category,
          isin,
          ...fileFacts(files, locale),
          visibleTo: profilesSeeingType(type).filter((profile) => visibleTo.includes(profile)),
          text: '',
        },
        keywords: [typeTitle, documentWords[type][locale]],
      };
    });
  const ofFunds = searchedFunds(content).flatMap(({ fund, shares }) => {
    const category = fund.category.title[locale];
    const ofFund = itemsOf({
      at: [fund.code],
      title: fund.title[locale],
      category,
      isin: null,
      visibleTo: profilesSeeingFund(fund, shares),
      documents: fund.documents,
      urlOf: (type) => fundDocumentPath({ fund, share: null, locale }, type),
    });
    const ofShares = shares.flatMap((share) =>
      itemsOf({
        at: [fund.code, share.isin],
        title: shareTitle(fund, share, locale),
        category,
        isin: share.isin,
        visibleTo: profilesSeeingShare(fund, share),
        documents: share.documents,
        urlOf: (type) => fundDocumentPath({ fund, share, locale }, type),
      }),
    );
    return [...ofFund, ...ofShares];
  });
  const { company } = content;
  const ofCompany = itemsOf({
    at: ['company'],
    title: company.title,
    category: null,
    isin: null,
    visibleTo: profileCodes,
    documents: company.documents,
    urlOf: (type) => companyDocumentPath(locale, type),
  });
  return [...ofFunds, ...ofCompany].filter(({ item }) => item.visibleTo.length > 0);
}
