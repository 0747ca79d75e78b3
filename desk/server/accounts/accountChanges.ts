import type { HistoryEntry } from '../../../publishing/historyEntry';
import { isAtLeast } from '../../api';
import type { Account, Accounts } from './DeskAccounts';
import type { DeskSchedules } from '../ports';
import { describePlan } from '../publishing/Schedules';

export interface PlanKeeper {
  accounts: Accounts;
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
async function withdrawPlans(
  { name, reason, make }: { name: string; reason: string; make: () => Promise<unknown> },
  { schedules, record }: PlanKeeper,
): Promise<string[]> {
  const plans = await schedules.orphan(name);
  await make();
  plans.push(...(await schedules.orphan(name)));
  const described = plans.map(describePlan);
  for (const plan of described) await record('withdraw', `${plan} – ${reason}`);
  return described;
}

/** Gives an account another role. @returns what it had planned, if it may publish no more. @throws HttpError for the last administrator */
export async function changeRole({ name, role }: Account, keeper: PlanKeeper): Promise<string[]> {
  const make = () => keeper.accounts.setRole({ name, role });
  const reason = `${name}, ${role}`;
  const plans = isAtLeast(role, 'publisher')
    ? await make().then(() => [])
    : await withdrawPlans({ name, reason, make }, keeper);
  await keeper.record('account-role', reason);
  return plans;
}

/** @returns what it had planned. @throws HttpError for the last administrator */
export async function removeAccount(name: string, keeper: PlanKeeper): Promise<string[]> {
  const make = () => keeper.accounts.remove(name);
  const plans = await withdrawPlans({ name, reason: `${name} was removed`, make }, keeper);
  await keeper.record('account-removed', name);
  return plans;
}
