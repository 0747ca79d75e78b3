import type { CategoryRow, FundRow } from '../../../contract/queryRows';
import { inCategoryOrder, inDisplayOrder, shareNameOrder } from './displayOrders';
import { type InvestorProfileCode, investorProfiles } from '../../profiles/investorProfiles';

/** A fund of the catalogue with its category and who may see it, as the API answered for each profile. */
export type CatalogueFund = {
  row: FundRow;
  category: CategoryRow;
  visibleTo: InvestorProfileCode[];
  sharesVisibleTo: ReadonlyMap<string, InvestorProfileCode[]>;
  /** Its shares can be compared: not every content API publishes the page. */
  isCompared: boolean;
};

/** All other categories are equity. */
export const bondCategory = 'BONDS';

const aliasOfProfile = { RETAIL: 'retail', INSTIT: 'instit', PRO: 'pro' } as const;

function withVisibility(category: CategoryRow, row: FundRow): Omit<CatalogueFund, 'isCompared'> {
  const seen = investorProfiles.map((profile) => ({
    profile,
    fund: category[aliasOfProfile[profile]].find(({ code }) => code === row.code),
  }));
  const profilesSeeing = (isin: string) =>
    seen
      .filter(({ fund }) => fund?.shares.some(({ isinCode }) => isinCode === isin))
      .map(({ profile }) => profile);
  const isinsWithData = new Set(
    row.shares.filter(({ fetchedData }) => fetchedData.length > 0).map(({ isinCode }) => isinCode),
  );
  // A profile's range drops the funds of which it sees no share that has data (behaviour.md §5).
  const profilesOffered = seen.filter(({ fund }) =>
    fund?.shares.some(({ isinCode }) => isinsWithData.has(isinCode)),
  );
  return {
    row: { ...row, shares: inDisplayOrder(row.shares, shareNameOrder, ({ name }) => name) },
    category,
    visibleTo: profilesOffered.map(({ profile }) => profile),
    sharesVisibleTo: new Map(row.shares.map(({ isinCode }) => [isinCode, profilesSeeing(isinCode)])),
  };
}

/**
 * The funds that are published: those with at least one share that has fetched data (behaviour.md §5). Categories are
 * in the order of behaviour.md §9, the funds of each in that of the content system.
 */
export function publishedFunds(categories: readonly CategoryRow[], isCompared = true): CatalogueFund[] {
  return inCategoryOrder(categories).flatMap((category) =>
    category.funds
      .filter(({ shares }) => shares.some(({ fetchedData }) => fetchedData.length > 0))
      .map((row) => ({ ...withVisibility(category, row), isCompared })),
  );
}

type Visible = { visibleTo: readonly InvestorProfileCode[] };

/** The profiles that see at least one of them. */
export function profilesSeeingAny(things: readonly Visible[]): InvestorProfileCode[] {
  return investorProfiles.filter((profile) => things.some(({ visibleTo }) => visibleTo.includes(profile)));
}
