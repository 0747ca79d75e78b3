import { reportRepeated } from '../files/duplicates';
import type * as v from 'valibot';
import { adjustedNavs, listedActions, type NavPoint } from '../../figures/adjustedNavs';
import { jumpLimits, navJumps } from '../../figures/navJumps';
import type { ValuationFrequency } from '../../figures/countedNavs';
import type { Share, ShareAction } from './content';
import type { ContentFile } from '../files/contentSource';
import type { fields } from '../schemas/fieldSchemas';
import type { actionFields } from '../schemas/shareSchema';

type ActionFields = v.InferOutput<ReturnType<typeof fields<typeof actionFields>>>;

const lists = ['splits', 'mergers', 'renamings', 'distributions', 'confirmedNavs'] as const;

type ActionFile = ContentFile<ActionFields & Pick<Share, 'currency'>>;

/** @param navs as published */
export function reportActions(navs: readonly NavPoint[], { value, report }: ActionFile): void {
  for (const list of lists) reportRepeated<'date'>(value[list], [list], ['date', 'day'], report);
  const first = navs[0]?.date;
  for (const list of ['splits', 'mergers', 'distributions'] as const) {
    for (const [index, { date }] of value[list].entries()) {
      if (first === undefined || date > first) continue;
      report([list, index, 'date'], `expected a day after the first NAV, ${first}, got "${date}"`);
    }
  }
  for (const [index, distribution] of value.distributions.entries()) {
    if (distribution.currency !== value.currency) {
      report(
        ['distributions', index, 'currency'],
        `expected the share's, ${value.currency}, got "${distribution.currency}": enter what was paid for one share in it`,
      );
    }
    if (distribution.paymentDate !== null && distribution.paymentDate < distribution.date) {
      report(
        ['distributions', index, 'paymentDate'],
        `expected a day from ${distribution.date} on, the first without the distribution, got "${distribution.paymentDate}"`,
      );
    }
  }
  if (value.distributions.length > 0 && value.distributionPolicy === 'ACCUMULATING') {
    report(
      ['distributionPolicy'],
      'expected DISTRIBUTING, as the share has distributions: correct it, or remove them',
    );
  }
}

const shown = (value: number) => String(Number(value.toPrecision(8)));

/**
 * Reports jumps that neither an action nor a person explains.
 *
 * @param report takes the day of the NAV
 */
export function reportJumps(
  navs: readonly NavPoint[],
  { confirmedNavs }: Pick<ActionFields, 'confirmedNavs'>,
  frequency: ValuationFrequency,
  report: (date: string, problem: string) => void,
): void {
  for (const { date, column, before, after } of navJumps(navs, frequency)) {
    if (confirmedNavs.some((confirmed) => confirmed.date === date)) continue;
    report(
      date,
      `${column}: expected a change of ${jumpLimits[frequency] * 100} % at most from one valuation to the next, got ${shown(before)} and then ` +
        `${shown(after)} on ${date}: correct it, enter the split, merger or distribution in the share's file, or have somebody confirm the day there in confirmedNavs`,
    );
  }
}

/** The NAVs of a share, and what happened to it. */
export function withActions(navs: readonly NavPoint[], fieldsOfFile: ActionFields) {
  const actions: readonly ShareAction[] = listedActions(fieldsOfFile);
  return { actions, navs: adjustedNavs(navs, actions) };
}
