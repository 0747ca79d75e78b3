import type {
  LibraryDocumentView,
  LibraryGroupView,
  LibraryPartView,
} from '../../src/features/funds/library/libraryViews';
import { languageName } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';
import { investorProfiles } from '../../src/profiles/investorProfiles';
import { fundPath } from '../../src/routes/routeTable';
import type { LocaleContent } from '../contentApi/fetchLocaleContent';
import { safeAddress } from '../../contract/safeAddress';
import { type CatalogueFund, profilesSeeingAny } from './catalogueFunds';
import { activatedTools } from './fundViews';
import { documentViews } from './shareViews';

type Company = LocaleContent['site']['company'];

type Owner = Parameters<typeof documentViews>[1];

function libraryDocuments(rows: Company['documents'], owner: Owner): LibraryDocumentView[] {
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
      languages: [
        { code: view.language, title: languageName(view.language, locale) },
        ...otherLanguages.map(({ language, name }) => ({ code: language, title: name })),
      ],
      years: [...new Set(days.flatMap((day) => day?.slice(0, 4) ?? []))],
    };
  });
}

function partView(share: LibraryPartView['share'], documents: LibraryDocumentView[]): LibraryPartView[] {
  return documents.length > 0 ? [{ share, documents, visibleTo: profilesSeeingAny(documents) }] : [];
}

function groupView(
  group: Omit<LibraryGroupView, 'parts' | 'visibleTo'>,
  parts: LibraryPartView[],
): LibraryGroupView[] {
  return parts.length > 0 ? [{ ...group, parts, visibleTo: profilesSeeingAny(parts) }] : [];
}

/** The documents of each fund and its shares in the order of the range, then those of the company. */
export function libraryGroups(
  funds: readonly CatalogueFund[],
  company: Company,
  locale: Locale,
): LibraryGroupView[] {
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
