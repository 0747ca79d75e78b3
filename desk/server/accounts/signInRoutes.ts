import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  invitationSchema,
  isRecoveryCode,
  linkSchema,
  passwordChangeSchema,
  type Session,
  signInSchema,
} from '../../api';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { type Account, type Accounts, assertLocal } from './DeskAccounts';
import { addSecondFactorRoutes } from './secondFactorRoutes';
import type { SecondFactors } from './SecondFactors';
import { parseInput } from '../parseInput';
import { assertStrong } from './passwordRules';
import type { DeskRecord } from '../deskActs';
import type { SessionCookie } from './SessionCookie';
import type { FoundSession, Sessions } from './Sessions';
import { freeAtAddress, type SignInLimit } from './SignInLimit';

/** Tells the history what the client of a request has done. @throws Error when it cannot be told */
export type RecordAct = (request: FastifyRequest, act: Omit<DeskRecord, 'address'>) => Promise<void>;

/** @throws HttpError 401, or 429 with the seconds to wait */
export type VerifyPassword = (request: FastifyRequest, name: string, password: string) => Promise<Account>;

interface SignInOptions {
  accounts: Accounts;
  secondFactors: SecondFactors;
  sessions: Sessions;
  limit: SignInLimit;
  cookie: SessionCookie;
  record: RecordAct;
  addressOf: (request: FastifyRequest) => string;
  siteUrl: string;
  now: () => Date;
}

/** Records the first tries of an address with unknown names, and then each hundredth. */
function isTold(ofAddress: number): boolean {
  return ofAddress <= freeAtAddress || ofAddress % 100 === 0;
}

/** `/session` below `/api`. */
export function addSessionRoutes(api: FastifyInstance, options: SignInOptions): void {
  const { accounts, secondFactors, sessions, limit, cookie, record, addressOf, siteUrl, now } = options;
  const describe = (session: FoundSession): Session => ({
    name: session.name,
    role: session.role,
    hasPassword: session.hasPassword,
    hasSecondFactor: session.hasSecondFactor,
    recoveryCodesLeft: session.recoveryCodesLeft,
    needsSecondFactor: cookie.needsSecondFactor(session),
    isCompanyAccount: session.isCompanyAccount,
    siteUrl,
  });

  const verify: VerifyPassword = async (request, name, password) => {
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
  };

  /** Behind the password or the link. @throws HttpError 401 without a right code where one is needed, 429 after many wrong ones */
  async function checkSecondFactor(request: FastifyRequest, who: string, code: string | undefined) {
    if (!(await secondFactors.isOn(who))) return;
    if (code === undefined) throw new HttpError(httpProblems.codeNeeded);
    const attempt = await limit.takeCode(who, now());
    if (!(await secondFactors.accept(who, code, now()))) {
      await record(request, { kind: 'second-factor-refused', who, result: 'failed' });
      throw new HttpError(httpProblems.wrongCode);
    }
    await attempt.succeed();
    if (isRecoveryCode(code)) await record(request, { kind: 'recovery-code-used', who, result: 'succeeded' });
  }

  /** @throws HttpError when the account is gone */
  async function signIn(request: FastifyRequest, reply: FastifyReply, who: string, gone: HttpError) {
    // First, so that nobody is signed in without a record of it.
    await record(request, { kind: 'sign-in', who, result: 'succeeded' });
    return begin(request, reply, who, gone);
  }

  async function begin(request: FastifyRequest, reply: FastifyReply, who: string, gone: HttpError) {
    const session = await cookie.start(request, reply, who);
    if (!session) throw gone;
    return describe(session);
  }

  addSecondFactorRoutes(api, { ...options, verify });

  api.get('/session', async (request) => describe(await cookie.requireOwn(request)));

  api.post('/session', async (request, reply) => {
    const { name, password, code } = parseInput(signInSchema, request.body);
    const account = await verify(request, name, password);
    await checkSecondFactor(request, account.name, code);
    return signIn(request, reply, account.name, new HttpError(httpProblems.wrongPassword));
  });

  // POST, as programs that check links would use them up by GET.
  api.post('/session/link', async (request, reply) => {
    const expired = new HttpError(httpProblems.linkExpired);
    const { token, code } = parseInput(linkSchema, request.body);
    const owner = await sessions.ownerOfLink(token, now(), 0);
    if (owner === undefined) throw expired;
    await checkSecondFactor(request, owner, code);
    const name = await sessions.useLink(token, now());
    if (name === undefined) throw expired;
    return signIn(request, reply, name, expired);
  });

  api.post('/session/invitation', async (request, reply) => {
    const expired = new HttpError(httpProblems.linkExpired);
    const { token, password, code } = parseInput(invitationSchema, request.body);
    const name = await sessions.ownerOfLink(token, now(), 1);
    if (name === undefined) throw expired;
    if (password === undefined) return { name };
    // Before the link is used up: who is told to choose a better one needs it again.
    await assertStrong(name, password);
    await checkSecondFactor(request, name, code);
    if ((await sessions.useLink(token, now(), 1)) === undefined) throw expired;
    await record(request, { kind: 'account-password', who: name, note: name, result: 'succeeded' });
    await accounts.setPassword(name, password);
    return signIn(request, reply, name, expired);
  });

  api.post('/session/password', async (request, reply) => {
    const session = await cookie.require(request, reply);
    assertLocal(session);
    const { name } = session;
    const { current, password } = parseInput(passwordChangeSchema, request.body);
    await verify(request, name, current);
    await assertStrong(name, password);
    await record(request, { kind: 'account-password', who: name, note: name, result: 'succeeded' });
    // Ends all sessions, and so whoever else has got in.
    await accounts.setPassword(name, password);
    return begin(request, reply, name, new HttpError(httpProblems.signedOut));
  });

  api.delete('/session/others', async (request, reply) => {
    const { name } = await cookie.require(request, reply);
    const count = await sessions.endOthers(cookie.tokenOf(request) ?? '');
    if (count > 0) await record(request, { kind: 'sessions-ended', who: name, result: 'succeeded' });
    return { count };
  });

  api.delete('/session', async (request, reply) => {
    await cookie.end(request, reply);
    return {};
  });
}
