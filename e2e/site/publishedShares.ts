import { investorProfiles } from '../../src/profiles/investorProfiles';
import type { ShareFiles } from './navFiles';
import { shareOrder } from './specOrders';

const isPriced = ({ days }: ShareFiles) => days.length > 0;

/** The active shares of the funds that have one with a price, in the order of behaviour.md §9 (behaviour.md §5: the others are dropped). */
export function publishedShares(files: readonly ShareFiles[]): ShareFiles[] {
  const active = files.filter(({ isActive }) => isActive);
  const priced = new Set(active.filter(isPriced).map(({ fund }) => fund));
  return active
    .filter(({ fund }) => priced.has(fund))
    .sort((a, b) => shareOrder.indexOf(a.name) - shareOrder.indexOf(b.name));
}

/** A share with the profiles to which a fund's page and card show it before all others. */
export type MainShare = { share: ShareFiles; seenBy: string[] };

/** Of each profile the first share of the fund with a price that it sees. @param published as `publishedShares` orders them */
export function mainShares(fund: string, published: readonly ShareFiles[]): MainShare[] {
  const ofFund = published.filter((share) => share.fund === fund);
  const firstFor = (profile: string) => {
    const seen = ofFund.filter(({ visibleTo }) => visibleTo.includes(profile));
    return seen.find(isPriced) ?? seen[0];
  };
  return ofFund
    .map((share) => ({ share, seenBy: investorProfiles.filter((profile) => firstFor(profile) === share) }))
    .filter(({ seenBy }) => seenBy.length > 0);
}
