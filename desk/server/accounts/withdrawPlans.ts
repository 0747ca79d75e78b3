import type { HistoryEntry } from '../../../publishing/historyEntry';
import type { DeskSchedules } from '../ports';
import { describePlan } from '../schedules';

export interface PlanKeeper {
  schedules: Pick<DeskSchedules, 'orphan'>;
  /** Tells the history. */
  record: (kind: HistoryEntry['kind'], note: string) => Promise<void>;
}

/**
 * Changes an account that may publish no more. Its plans go first, as it has none even if this is cut off; and once more, for one that it
 * made meanwhile.
 *
 * @returns what was planned
 */
export async function withdrawPlans(
  change: { name: string; reason: string; make: () => Promise<unknown> },
  { schedules, record }: PlanKeeper,
): Promise<string[]> {
  const plans = await schedules.orphan(change.name);
  await change.make();
  plans.push(...(await schedules.orphan(change.name)));
  const described = plans.map(describePlan);
  for (const plan of described) await record('withdraw', `${plan} – ${change.reason}`);
  return described;
}
