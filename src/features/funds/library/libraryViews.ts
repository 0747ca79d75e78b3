import type { CompanyRow } from '../../../../contract/queryRows';
import { safeAddress } from '../../../../contract/safeAddress';
import { languageName } from '../../../../locales/formatters';
import type { Locale } from '../../../i18n/locales';
import { investorProfiles } from '../../../profiles/investorProfiles';
import { fundPath } from '../../../routes/routeTable';
import { type CatalogueFund, profilesSeeingAny } from '../catalogueFunds';
import { documentViews } from '../documentViews';
import { type ActivatedToolView, activatedTools } from '../fundViews';

type Owner = Parameters<typeof documentViews>[1];

function libraryDocuments(rows: CompanyRow['documents'], owner: Owner) {
  const { locale } = owner;
  return documentViews(rows, owner).map((view) => {
    const row = rows.find(({ documentType }) => documentType.code === view.code);
    const otherLanguages = (row?.otherLanguages ?? []).map(({ language, url }) => ({
      language,
      name: languageName(language, locale),
      url: safeAddress(url, `${owner.owner} (${locale}), document "${view.code}"`),
    }));
    const days = row ? [row.date, ...row.editions.map(({ date }) => date)] : [];
    return {
      ...view,
      otherLanguages,
      /** Of its files, the shown one first. */
      languages: [
        { code: view.language, title: languageName(view.language, locale) },
        ...otherLanguages.map(({ language, name }) => ({ code: language, title: name })),
      ],
      /** Of the document and its earlier editions, latest first. */
      years: [...new Set(days.flatMap((day) => day?.slice(0, 4) ?? []))],
    };
  });
}

export type LibraryDocumentView = ReturnType<typeof libraryDocuments>[number];

/** The documents of a share, or, without one, of a fund as a whole or of the company. */
function partView(
  share: { name: string; currency: string; isin: string } | null,
  documents: LibraryDocumentView[],
) {
  return documents.length > 0 ? [{ share, documents, visibleTo: profilesSeeingAny(documents) }] : [];
}

export type LibraryPartView = ReturnType<typeof partView>[number];

/** A fund, or the company, which has no page. */
function groupView(
  group: { code: string; title: string; path: string | null; activatedTools: ActivatedToolView[] },
  parts: LibraryPartView[],
) {
  return parts.length > 0 ? [{ ...group, parts, visibleTo: profilesSeeingAny(parts) }] : [];
}

/** The documents of each fund and its shares in the order of the range, then those of the company. */
export function libraryGroups(funds: readonly CatalogueFund[], company: CompanyRow, locale: Locale) {
  const ofFunds = funds.flatMap(({ row, visibleTo, sharesVisibleTo }) => {
    const owner = `Fund "${row.code}"`;
    const ofShares = row.shares.flatMap(({ name, isinCode, currency, documents }) =>
      partView(
        { name, currency: currency.code, isin: isinCode },
        libraryDocuments(documents, {
          visibleTo: sharesVisibleTo.get(isinCode) ?? [],
          owner: `${owner}, share "${isinCode}"`,
          locale,
        }),
      ),
    );
    const group = {
      code: row.code,
      title: row.title,
      path: fundPath(row.slug, locale),
      activatedTools: activatedTools(row),
    };
    const ofFund = libraryDocuments(row.documents, { visibleTo, owner, locale });
    return groupView(group, [...partView(null, ofFund), ...ofShares]);
  });
  const ofCompany = libraryDocuments(company.documents, {
    visibleTo: investorProfiles,
    owner: 'Company',
    locale,
  });
  return [
    ...ofFunds,
    ...groupView(
      { code: 'company', title: company.title, path: null, activatedTools: [] },
      partView(null, ofCompany),
    ),
  ];
}

export type LibraryGroupView = ReturnType<typeof libraryGroups>[number];
