import { shareAge } from '../../figures/countedNavs';
import type { Share } from './content';
import type { ContentFile } from '../files/contentSource';

/** Costs, and the fee of the prospectus that is their maximum. */
const maximums = [
  ['entry', 'subscription'],
  ['exit', 'redemption'],
  ['management', 'management'],
] as const;

/**
 * Costs as charged are required from the share's first anniversary on, while it is offered. Before it there is no full year of them, and
 * they are not published.
 */
export function reportCosts(share: Share, { report }: Pick<ContentFile<Share>, 'report'>): void {
  const { costs, fees, active, inceptionDate, navs } = share;
  const { lessThanOneYear, inceptionYear } = shareAge(inceptionDate, navs);
  if (lessThanOneYear) return;
  if (!costs) {
    if (!active) return;
    report(
      ['costs'],
      'expected the costs charged in the last financial year, as the share is over one year old (delegated regulation (EU) 2017/653, ' +
        'annexes VI and VII; directive 2014/65/EU, art. 24(4)): enter them from the annual report',
    );
    return;
  }
  const lastYear = Number(navs.at(-1)?.date.slice(0, 4));
  if (costs.year < inceptionYear || costs.year > lastYear) {
    report(['costs', 'year'], `expected a year from ${inceptionYear} to ${lastYear}, got ${costs.year}`);
  }
  if (costs.management !== null && costs.management > costs.ongoing) {
    report(
      ['costs', 'management'],
      `expected ${costs.ongoing} at most, the ongoing costs that it is a part of, got ${costs.management}: correct one of them`,
    );
  }
  for (const [cost, fee] of maximums) {
    const most = fees[fee];
    const is = costs[cost];
    if (most === null || is === null || is <= most) continue;
    report(
      ['costs', cost],
      `expected ${most} at most, the maximum of fees.${fee}, got ${is}: correct one of them`,
    );
  }
}
