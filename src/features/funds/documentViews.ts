import type { DocumentRow, ShareRow } from '../../../contract/queryRows';
import { safeAddress } from '../../../contract/safeAddress';
import { fileView } from '../../components/ui/fileView';
import type { Locale } from '../../i18n/locales';
import { distributors, investorProfiles, type InvestorProfileCode } from '../../profiles/investorProfiles';
import { documentTypeOrder, inDisplayOrder } from './displayOrders';

/** Document types that a profile may not see (behaviour.md §6). Unknown profiles are treated like INSTIT. */
export function hiddenDocumentTypes(profile: string): readonly string[] {
  switch (profile) {
    case 'RETAIL':
      return ['MONTHLY_REPORT', 'SUBSCRIPTION'];
    case 'PRO':
      return ['RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION'];
    default:
      return ['RETAIL_MONTHLY_REPORT'];
  }
}

export function profilesSeeingDocument(documentTypeCode: string): InvestorProfileCode[] {
  return investorProfiles.filter((profile) => !hiddenDocumentTypes(profile).includes(documentTypeCode));
}

/**
 * Documents that at least one profile may see.
 *
 * @param owner whose they are, for the message on an address that no link may lead to: `Fund "asia"`
 */
export function documentViews(
  rows: readonly DocumentRow[],
  { visibleTo, owner, locale }: { visibleTo: readonly InvestorProfileCode[]; owner: string; locale: Locale },
) {
  const addressOf = ({ url }: { url: string }, code: string) =>
    safeAddress(url, `${owner} (${locale}), document "${code}"`);
  const views = rows.map((row) => {
    const { code, title }: { code: string; title: string } = row.documentType;
    return {
      code,
      title,
      ...fileView(row, addressOf(row, code), locale),
      date: row.formattedDate,
      /** Latest first. */
      editions: row.editions.map((edition) => ({
        ...fileView(edition, addressOf(edition, code), locale),
        date: edition.formattedDate,
      })),
      visibleTo: profilesSeeingDocument(code).filter((profile) => visibleTo.includes(profile)),
    };
  });
  // Such as the subscription form of a share that is for others than those who may see one.
  const seen = views.filter((view) => view.visibleTo.length > 0);
  return inDisplayOrder(seen, documentTypeOrder, ({ code }) => code);
}

export type DocumentView = ReturnType<typeof documentViews>[number] & {
  /** The file in other languages, where they are listed; `name` is the language's in the page's own. */
  otherLanguages?: { language: string; name: string; url: string }[];
};

/** Files of FinDatEx's templates, which are in English. */
export function dataFileViews(
  rows: ShareRow['dataFiles'],
  { visibleTo, owner, locale }: Parameters<typeof documentViews>[1],
): DocumentView[] {
  return rows.map(({ template, version, formattedDate, url, fileType, fileSize }) => ({
    code: template,
    title: `${template} ${version}`,
    ...fileView(
      { url, language: 'en', fileType, fileSize },
      safeAddress(url, `${owner} (${locale}), data file "${template}"`),
      locale,
    ),
    otherLanguage: null,
    date: formattedDate,
    editions: [],
    visibleTo: distributors.filter((profile) => visibleTo.includes(profile)),
  }));
}
