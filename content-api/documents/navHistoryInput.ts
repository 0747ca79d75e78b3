import type { NavPoint } from '../performance/navPoint';
import type { DocumentLocale } from './fundDocumentInput';

export type NavHistoryShare = {
  isin: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  /** From `shareAge` over the whole series, before `filterNavs` shortens it: the benchmark is then left out. */
  lessThanOneYear: boolean;
  /** Dates rising. */
  navs: NavPoint[];
};

export type NavHistoryInput = {
  locale: DocumentLocale;
  /** Title of the fund. */
  fund: string;
  shares: NavHistoryShare[];
};
