/** Locales in which documents are written. */
export type DocumentLocale = 'fr' | 'en' | 'it';

/** One line of a two-column list, both already written for the locale. */
export type LabelledValue = { label: string; value: string };

/** One line of a portfolio list, both already written for the locale. */
export type TitledWeight = { title: string; value: string };

/** Both figures already written for the locale: a sign, a comma or a point, a dash when absent. */
export type PerformanceLine = { label: string; share: string; benchmark: string };

export type FundDocumentFund = {
  title: string;
  description: string | null;
  /** Title of the category. */
  category: string;
  /** Summary risk indicator, 1 to 7. */
  riskLevel: number | null;
  /** 6, 8 or 9. */
  sfdrArticle: number | null;
  benchmark: string | null;
  recommendedYears: number | null;
  aumDisplay: string | null;
  aumDate: string | null;
  /** Titles of the labels. */
  labels: string[];
};

export type FundDocumentShare = {
  name: string;
  isin: string;
  /** ISO 4217. */
  currency: string;
  inceptionDate: string;
  priceDisplay: string | null;
  priceDate: string | null;
  managementGoal: string | null;
  /** Empty when no performance may be shown; `notice` then says why. */
  performances: PerformanceLine[];
  notice: string | null;
  fees: LabelledValue[];
};

export type FundDocumentPortfolio = {
  date: string;
  geographic: TitledWeight[];
  topLines: TitledWeight[];
};

/**
 * What a fund's or a share's document says. Only `date` is a raw `YYYY-MM-DD`; every other date and every figure is a
 * text already written for the locale.
 */
export type FundDocumentInput = {
  locale: DocumentLocale;
  companyTitle: string;
  /** `code` is one of the contract's document types; an unknown one is set as a factsheet. */
  documentType: { code: string; title: string };
  /** Day of the document, `YYYY-MM-DD`. */
  date: string | null;
  fund: FundDocumentFund;
  /** `null` for a document of the fund as a whole. */
  share: FundDocumentShare | null;
  /** `null` while the portfolio is being invested. */
  portfolio: FundDocumentPortfolio | null;
};
