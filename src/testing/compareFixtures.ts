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
    activatedTools: [],
    shares: [comparedShareOf()],
    visibleTo: everyone,
    ...changes,
  };
}

/** A share that is told by its ISIN, name and place. */
function shareIn(fund: string, isin: string, name: string, changes: Partial<ComparedShareView> = {}) {
  const path = `/fr/funds/${fund}/shares/${name.toLowerCase().replace(' ', '-')}`;
  const navsPath = `/e/fr/funds/${fund}/navs?isin=${isin}&v=v1`;
  return { isin, name, path, navsPath, ...changes };
}

/** Two funds, six shares: `ZZI` to `ZZF` for everyone, `ZZS` for institutional investors, `ZZY` under one year. */
export const comparedFixtures: readonly ComparedFundView[] = [
  comparedFundOf({
    shares: [
      comparedShareOf(shareIn('meridane-asia', 'ZZI', 'I')),
      comparedShareOf(shareIn('meridane-asia', 'ZZR', 'R')),
      comparedShareOf(shareIn('meridane-asia', 'ZZU', 'I USD', { currency: 'USD' })),
      comparedShareOf(shareIn('meridane-asia', 'ZZS', 'S USD', { visibleTo: ['INSTIT'] })),
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
    shares: [
      comparedShareOf(shareIn('meridane-bonds', 'ZZN', 'N', { riskLevel: null })),
      comparedShareOf(shareIn('meridane-bonds', 'ZZF', 'F')),
      youngComparedShareOf(shareIn('meridane-bonds', 'ZZY', 'Y')),
    ],
  }),
];
