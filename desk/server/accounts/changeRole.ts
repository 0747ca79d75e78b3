import { isAtLeast } from '../../api';
import type { Account, Accounts } from '../accounts';
import { type PlanKeeper, withdrawPlans } from './withdrawPlans';

/** Gives an account another role; what it has planned is withdrawn if it may publish no more. @throws HttpError for the last administrator */
export async function changeRole(
  { name, role }: Account,
  { accounts, ...keeper }: PlanKeeper & { accounts: Accounts },
): Promise<void> {
  const make = () => accounts.setRole({ name, role });
  const reason = `${name}, ${role}`;
  if (isAtLeast(role, 'publisher')) await make();
  else await withdrawPlans({ name, reason, make }, keeper);
  await keeper.record('account-role', reason);
}
