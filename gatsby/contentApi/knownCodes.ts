import texts from '../../locales/fr/funds.json';
import { pageCodes } from '../../src/routes/pageCodes';
import { disclaimersPage } from '../../contract/requiredTexts';
import type { LocaleContent } from './fetchLocaleContent';

/*
 * Codes that the contract has as strings: those that the site knows, which the contract's descriptions name. Pages leave
 * out all others.
 */

const companyInfoCodes = [
  'LINKEDIN',
  'YOUTUBE',
  'TWITTER',
  'ADDRESS',
  'ZIP_CODE',
  'CITY',
  'COUNTRY',
  'PHONE',
  'EMAIL',
  'LEGAL_TEXT',
  'SHORT_NAME',
  'SEARCH_SUGGESTIONS',
] as const;
type CompanyInfoCode = (typeof companyInfoCodes)[number];

export type CompanyInfos = ReadonlyMap<CompanyInfoCode, string>;

export const knownCodes = {
  PeriodPerformance: Object.keys(texts.period),
  CompanyInfo: companyInfoCodes,
  Page: [...pageCodes, disclaimersPage],
} as const satisfies Record<string, readonly string[]>;

/** The company's infos that the site knows. */
export function companyInfos(rows: LocaleContent['site']['company']['infos']): CompanyInfos {
  const contents = new Map(rows.map(({ code, content }) => [code, content]));
  return new Map(
    companyInfoCodes.flatMap((code): [CompanyInfoCode, string][] => {
      const content = contents.get(code);
      return content === undefined ? [] : [[code, content]];
    }),
  );
}

/**
 * One sentence for each place and unknown code. Figures have the same codes, and so the same sentences, in every
 * locale. The company may have more infos than the site shows.
 */
export function unknownCodes({ locale, site, categories }: LocaleContent): string[] {
  const unknown = (type: keyof typeof knownCodes, rows: readonly { code: string }[], place: string) => {
    const known: readonly string[] = knownCodes[type];
    return rows
      .filter(({ code }) => !known.includes(code))
      .map(
        ({ code }) => `${place} "${code}", which the site does not know and leaves out (${known.join(', ')})`,
      );
  };
  const ofShares = categories
    .flatMap(({ funds }) => funds)
    .flatMap((fund) =>
      fund.shares.flatMap(({ isinCode, fetchedData, computedData }) => {
        const share = `Fund "${fund.code}", share "${isinCode}":`;
        const performances = computedData?.performances ?? [];
        return [
          ...unknown('PeriodPerformance', fetchedData, `${share} fetchedData has the code`),
          ...unknown('PeriodPerformance', performances, `${share} computedData.performances have the code`),
        ];
      }),
    );
  return [...ofShares, ...unknown('Page', site.pages, `Pages (${locale}): one has the code`)];
}
