import * as v from 'valibot';
import { addMonths } from '../../figures/days';
import type { Share } from './content';
import type { ContentFile } from '../files/contentSource';
import { fields } from '../schemas/fieldSchemas';

/*
 * The unfavourable, moderate and favourable scenarios occurred in these intervals (Delegated Regulation (EU) 2017/653, annex IV): from the month of the
 * investment to that of its value.
 */

const monthText = 'a month written YYYY-MM, such as 2018-01';
const month = v.pipe(v.string(monthText), v.regex(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/, monthText));

const interval = fields({ from: month, to: month });

export const scenarioIntervalsSchema = fields({
  unfavourable: interval,
  moderate: interval,
  favourable: interval,
  /** True where the share has no history of ten years, or of the holding period and five. */
  usesBenchmark: v.boolean('true or false'),
});

const after = (from: string, months: number) => addMonths(`${from}-01`, months).slice(0, 7);

/** @param holdingYears recommended; `null` where they are unknown */
export function reportWrongIntervals(
  { value, report }: ContentFile<Pick<Share, 'inceptionDate' | 'scenarioIntervals'>>,
  holdingYears: number | null,
): void {
  const { inceptionDate, scenarioIntervals } = value;
  if (!scenarioIntervals) return;
  const { usesBenchmark, ...intervals } = scenarioIntervals;
  for (const [scenario, { from, to }] of Object.entries(intervals)) {
    const at = ['scenarioIntervals', scenario];
    const wrong = (field: string, expected: string, got: string) => {
      report([...at, field], `${at.join('.')}.${field}: expected ${expected}, got "${got}"`);
    };
    const end = holdingYears === null ? to : after(from, holdingYears * 12);
    // The worst year or more up to now may be worse than each whole holding period (annex IV).
    if (scenario === 'unfavourable' && (to < after(from, 12) || to > end))
      wrong('to', `a month from ${after(from, 12)} to ${end}, the end of the holding period`, to);
    if (scenario !== 'unfavourable' && to !== end) wrong('to', `${end}, the end of the holding period`, to);
    if (!usesBenchmark && from < inceptionDate.slice(0, 7))
      wrong('from', `a month from the share's inception on, as usesBenchmark is false`, from);
  }
}
