import type { ComparedFundView, ComparedShareView } from '../features/funds/compare/compareViews';
import { type InvestorProfileCode, investorProfiles } from '../profiles/investorProfiles';
import { shareOf, youngShareOf } from './fundFixtures';

const everyone: InvestorProfileCode[] = [...investorProfiles];

/** The fields of a share that the comparison uses. */
export function comparedShareOf(
  changes: Partial<ComparedShareView> = {},
  from = shareOf(),
): ComparedShareView {
  return { ...from, inceptionDate: '3 novembre 2014', ...changes };
}

export function youngComparedShareOf(changes: Partial<ComparedShareView> = {}): ComparedShareView {
  return comparedShareOf({ inceptionDate: '2 mars 2026', ...changes }, youngShareOf());
}

export function comparedFundOf(changes: Partial<ComparedFundView> = {}): ComparedFundView {
  return {
    code: 'ASIA',
    title: 'Meridane Asia',
    shortTitle: 'Asia',
    path: '/fr/funds/meridane-asia',
    category: 'Actions asiatiques',
    benchmark: 'Composite Asie hors Japon',
    sfdrArticle: 8,
    labels: [{ code: 'LABEL_ISR', title: 'Label ISR' }],
    navHistoryPath: '/e/fr/funds/meridane-asia/navs',
    shares: [comparedShareOf()],
    visibleTo: everyone,
    ...changes,
  };
}

const path = (fund: string, slug: string) => `/fr/funds/${fund}/shares/${slug}`;

/** Two funds, six shares: `ZZI` to `ZZF` for everyone, `ZZS` for institutional investors, `ZZY` under one year. */
export const comparedFixtures: readonly ComparedFundView[] = [
  comparedFundOf({
    shares: [
      comparedShareOf({ isin: 'ZZI', name: 'I', path: path('meridane-asia', 'i') }),
      comparedShareOf({ isin: 'ZZR', name: 'R', path: path('meridane-asia', 'r') }),
      comparedShareOf({
        isin: 'ZZU',
        name: 'I USD',
        currency: 'USD',
        path: path('meridane-asia', 'i-usd'),
      }),
      comparedShareOf({
        isin: 'ZZS',
        name: 'S USD',
        path: path('meridane-asia', 's-usd'),
        visibleTo: ['INSTIT'],
      }),
    ],
  }),
  comparedFundOf({
    code: 'BONDS',
    title: 'Meridane Bonds',
    shortTitle: 'Bonds',
    path: '/fr/funds/meridane-bonds',
    category: 'Obligations',
    benchmark: null,
    sfdrArticle: null,
    labels: [],
    navHistoryPath: '/e/fr/funds/meridane-bonds/navs',
    shares: [
      comparedShareOf({ isin: 'ZZN', name: 'N', riskLevel: null, path: path('meridane-bonds', 'n') }),
      comparedShareOf({ isin: 'ZZF', name: 'F', path: path('meridane-bonds', 'f') }),
      youngComparedShareOf({ isin: 'ZZY', name: 'Y', path: path('meridane-bonds', 'y') }),
    ],
  }),
];
