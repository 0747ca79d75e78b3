import type { DocumentLocale } from './fundDocumentInput';
import { en } from './labels/en';
import { fr } from './labels/fr';
import { it } from './labels/it';

/** Everything that a document says of itself in one language; what it says of a fund comes with its input. */
export type DocumentLabels = {
  sampleMark: string;
  sampleExplanation: string;
  footer: string;
  page: (page: number, pages: number) => string;
  /** From 1 to 7, in the words of Delegated Regulation (EU) 2017/653, annex III. */
  riskClasses: readonly [string, string, string, string, string, string, string];
  facts: {
    category: string;
    benchmark: string;
    recommendedDuration: string;
    aum: string;
    isin: string;
    share: string;
    currency: string;
    inception: string;
    nav: string;
    sfdr: string;
    sfdrArticle: (article: number) => string;
    labels: string;
    risk: string;
    /** `date` is already written. */
    asOf: (date: string) => string;
    years: (years: number) => string;
    shareTitle: (name: string, currency: string) => string;
  };
  sections: {
    product: string;
    objective: string;
    identity: string;
    risk: string;
    performance: string;
    portfolio: string;
    fees: string;
    duration: string;
    sustainability: string;
    esgAnalysis: string;
    howToRead: string;
    investorProtection: string;
    moreInformation: string;
    targetInvestors: string;
    investor: string;
    order: string;
    declarations: string;
    signature: string;
    management: string;
  };
  performance: { warning: string; method: string; period: string; share: string; benchmark: string };
  portfolio: {
    geographic: string;
    topLines: string;
    basis: (date: string) => string;
    underInvestment: string;
  };
  risk: {
    lower: string;
    higher: string;
    /** `riskClass` is one of `riskClasses`. */
    level: (level: number, riskClass: string) => string;
    assumption: (years: number | null) => string;
    particular: string;
    particularRisks: readonly string[];
    none: string;
  };
  fees: { introduction: string; onShare: string };
  sustainability: { byArticle: Record<6 | 8 | 9, string>; unclassified: string; holdings: string };
  texts: {
    duration: (years: number | null) => string;
    investorProtection: string;
    moreInformation: (company: string) => string;
    targetInvestors: (years: number | null) => string;
    howToRead: string;
    annualReport: string;
    noShare: string;
  };
  subscription: {
    introduction: string;
    investor: readonly string[];
    order: readonly string[];
    declarations: readonly string[];
    signature: readonly [place: string, signature: string];
  };
  letter: {
    greeting: string;
    opening: (fund: string) => string;
    portfolio: (countries: string, line: string | null) => string;
    patience: (years: number | null) => string;
    closing: string;
    signature: (company: string) => string;
    /** Joins names: "India, Brazil and Mexico". */
    list: (names: readonly string[]) => string;
  };
  news: { kind: string };
  navWorkbook: {
    sheet: string;
    columns: readonly [
      date: string,
      isin: string,
      share: string,
      currency: string,
      nav: string,
      benchmark: string,
    ];
  };
};

export const documentLabels: Record<DocumentLocale, DocumentLabels> = { fr, en, it };
