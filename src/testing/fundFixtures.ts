import {
  bareFund as bareFundRow,
  bareShare as bareShareAnswer,
  exampleCategory,
  exampleCurve,
  exampleFund,
  exampleShare,
  youngShare,
} from '../../contract/testing/exampleRows.generated';
import type { CategoryRow, FundRow, ShareRow } from '../../contract/queryRows';
import { type CatalogueFund, publishedFunds } from '../features/funds/catalogueFunds';
import { type DocumentView, documentViews } from '../features/funds/documentViews';
import {
  fundCard,
  type FundCardView,
  type FundNotices,
  fundView,
  type FundView,
} from '../features/funds/fundViews';
import {
  type RangeShareView,
  rangeShare,
  shareSummary,
  type ShareSummaryView,
  type ShareView,
  shareView,
} from '../features/funds/shareViews';
import {
  type PastPerformancePageView,
  pastPerformancePageView,
} from '../features/funds/pastPerformance/pastPerformanceViews';
import { type InvestorProfileCode, investorProfiles } from '../profiles/investorProfiles';

/*
 * Views of the example content, made as the build makes them: of a fund and of its share with a price that is over ten years old.
 */

const everyone: InvestorProfileCode[] = [...investorProfiles];
const sanitise = { page: (html: string) => html };

/** A view with plain spaces, as tests write them. */
function plain<View>(view: View): View {
  const copy: View = JSON.parse(JSON.stringify(view).replaceAll(/[\u00a0\u202f]/g, ' '));
  return copy;
}

export const notices: FundNotices = {
  lessThanOneYear: '<p>Cette part a moins d’un an.</p>',
  emptyPortfolio: '<p>Le portefeuille est en cours d’investissement.</p>',
  marketingLabel: '<p>Ceci est une communication publicitaire.</p>',
  investorRights: '<p>Vos droits sont résumés en français.</p>',
  performanceSource: '<p>Source : Meridane.</p>',
};

/** Address of the NAVs of the share with the ISIN. */
export const navsPathOf = (isin: string) => `/e/fr/funds/meridane-asia/navs?isin=${isin}&v=v1`;

export const rangePage = { title: 'Gamme de fonds', path: '/fr/gamme-fonds' };

function first<Item>([item]: readonly Item[]): Item {
  if (!item) throw new Error('The example content has no such row');
  return item;
}

/** Everyone sees the fund, and its shares. */
function catalogueFundOf(row: FundRow): CatalogueFund {
  const seen: CategoryRow['retail'] = [{ code: row.code, shares: row.shares }];
  return first(publishedFunds([{ ...exampleCategory, funds: [row], retail: seen, instit: seen, pro: seen }]));
}

const shareRow: ShareRow = {
  ...exampleShare,
  isinCode: 'FR00TEST00I1',
  navsVersion: 'v1',
  fees: {
    management: 1,
    movement: null,
    performance: '15 % de la surperformance',
    subscription: 3,
    redemption: null,
  },
  // So few NAVs give no risk, and no figure of the years before.
  computedData: exampleShare.computedData && {
    ...exampleShare.computedData,
    calendarYears: exampleShare.computedData.calendarYears.slice(0, 3),
    riskFigures: [{ code: 'volatility', windowYears: 1, frequency: 'weekly', share: 14, benchmark: 15 }],
  },
};

const fund = catalogueFundOf({
  ...exampleFund,
  code: 'ASIA',
  title: 'Meridane Asia',
  slug: 'meridane-asia',
  quote: 'Le prix compte autant que la croissance.',
  quoteAuthor: 'Elia Vantori',
  shares: [shareRow, youngShare],
});

const kids = shareRow.documents.filter(({ documentType }) => documentType.code === 'KIID');
const kid = first(documentViews(kids, { visibleTo: everyone, owner: 'Fund "ASIA"', locale: 'fr' }));
const summary = plain(shareSummary(fund, shareRow, 'fr'));
const ofRange = plain(rangeShare(fund, shareRow, 'fr'));
const share = plain(shareView(fund, shareRow, 'fr', exampleCurve));
const young = plain(
  shareView(
    fund,
    { ...shareRow, lessThanOneYear: true, moreThanTenYears: false, inceptionYear: 2026 },
    'fr',
    exampleCurve,
  ),
);
const card = plain(fundCard(fund, 'fr'));
const view = plain(fundView(fund, 'fr', sanitise));

export function documentOf(changes: Partial<DocumentView> = {}): DocumentView {
  return { ...plain(kid), otherLanguage: null, editions: [], ...changes };
}

/** A share with a price, at least one year old. */
export function shareSummaryOf(changes: Partial<ShareSummaryView> = {}): ShareSummaryView {
  return { ...summary, navsPath: navsPathOf(changes.isin ?? summary.isin), ...changes };
}

/** A share of the range. */
export const rangeShareOf = (changes: Partial<RangeShareView> = {}): RangeShareView => ({
  ...ofRange,
  ...changes,
});

export function shareOf(changes: Partial<ShareView> = {}): ShareView {
  return { ...share, navsPath: navsPathOf(changes.isin ?? share.isin), ...changes };
}

/** A share under one year: the build omits all its figures. */
export function youngShareOf(changes: Partial<ShareView> = {}): ShareView {
  return { ...young, navsPath: navsPathOf(changes.isin ?? young.isin), ...changes };
}

export function pastPerformancePageOf(
  changes: Partial<PastPerformancePageView> = {},
): PastPerformancePageView {
  const page = pastPerformancePageView(fund, shareRow, 'fr');
  if (!page) throw new Error('The example share has no past performance');
  const { scenarios } = page;
  const earlier = scenarios.map((month) => ({ ...month, month: 'septembre 2026' }));
  return { ...plain({ ...page, scenarios: [...scenarios, ...earlier] }), ...changes };
}

export const fundCardOf = (changes: Partial<FundCardView> = {}): FundCardView => ({ ...card, ...changes });

export const fundOf = (changes: Partial<FundView> = {}): FundView => ({ ...view, ...changes });

// A fund is published by what is fetched of its shares.
const bareShareRow: ShareRow = { ...bareShareAnswer, fetchedData: exampleShare.fetchedData };
const bareCatalogueFund = catalogueFundOf({
  ...bareFundRow,
  characteristics: { ...bareFundRow.characteristics, valuationFrequency: null, formattedInceptionDate: null },
  risks: exampleFund.risks,
  shares: [bareShareRow],
});

/** A fund with nothing but the contract's required fields, and its risks. */
export const bareFund: FundView = plain(fundView(bareCatalogueFund, 'fr', sanitise));

/** A share without a price, which counts as under one year (behaviour.md §4.6). */
export const bareShare: ShareView = plain(shareView(bareCatalogueFund, bareShareRow, 'fr'));
