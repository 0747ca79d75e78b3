import type { FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { isRecoveryCode, type OwnSession } from '../../api';
import type { Account, Accounts } from './DeskAccounts';
import type { SecondFactors } from './SecondFactors';
import type { RecordAct } from '../deskActs';
import { freeAtAddress, type SignInLimit } from './SignInLimit';

interface SignInChecksOptions {
  accounts: Accounts;
  secondFactors: SecondFactors;
  limit: SignInLimit;
  record: RecordAct;
  addressOf: (request: FastifyRequest) => string;
  now: () => Date;
}

/** Records the first tries of an address with unknown names, and then each hundredth. */
function isTold(ofAddress: number): boolean {
  return ofAddress <= freeAtAddress || ofAddress % 100 === 0;
}

/** Password and second factor: at the sign-in, and again before one of them is changed. */
export class SignInChecks {
  constructor(private readonly options: SignInChecksOptions) {}

  /** @throws HttpError 401, or 429 with the seconds to wait */
  async password(request: FastifyRequest, name: string, password: string): Promise<Account> {
    const { accounts, limit, record, addressOf, now } = this.options;
    const attempt = await limit.take(addressOf(request), name, now());
    const account = await accounts.verify(name, password);
    if (account) {
      await attempt.succeed();
      return account;
    }
    const known = await accounts.find(name);
    request.log.warn({ account: known?.name }, 'sign-in refused');
    if (known || isTold(attempt.ofAddress))
      await record(request, { kind: 'sign-in-refused', who: known?.name ?? '', result: 'failed' });
    throw new HttpError(httpProblems.wrongPassword);
  }

  /**
   * Behind the password or the link.
   *
   * @param alone how somebody signs in whose account has no second factor
   * @returns how they have signed in
   * @throws HttpError 401 without a right code where one is needed, 429 after many wrong ones
   */
  async code(
    request: FastifyRequest,
    { who, code, alone }: { who: string; code: string | undefined; alone: 'password' | 'link' },
  ): Promise<OwnSession['signedInBy']> {
    const { secondFactors, limit, record, now } = this.options;
    if (!(await secondFactors.isOn(who))) return alone;
    if (code === undefined) throw new HttpError(httpProblems.codeNeeded);
    const attempt = await limit.takeCode(who, now());
    if (!(await secondFactors.accept(who, code, now()))) {
      await record(request, { kind: 'second-factor-refused', who, result: 'failed' });
      throw new HttpError(httpProblems.wrongCode);
    }
    await attempt.succeed();
    if (isRecoveryCode(code)) await record(request, { kind: 'recovery-code-used', who, result: 'succeeded' });
    return 'two-steps';
  }
}
