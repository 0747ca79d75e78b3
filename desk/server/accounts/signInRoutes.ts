import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  invitationSchema,
  linkSchema,
  type OwnSession,
  passwordChangeSchema,
  type Session,
  signInSchema,
} from '../../api';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { type Accounts, assertLocal } from './DeskAccounts';
import { idParams, parseInput } from '../parseInput';
import { assertStrong } from './passwordRules';
import type { RecordAct } from '../deskActs';
import type { SessionCookie } from './SessionCookie';
import type { FoundSession, Sessions } from './Sessions';
import type { SignInChecks } from './SignInChecks';

interface SignInOptions {
  accounts: Accounts;
  sessions: Sessions;
  checks: SignInChecks;
  cookie: SessionCookie;
  record: RecordAct;
  siteUrl: string;
  now: () => Date;
}

/** `/session` and `/sessions` below `/api`. */
export function addSessionRoutes(api: FastifyInstance, options: SignInOptions): void {
  const { accounts, sessions, checks, cookie, record, siteUrl, now } = options;
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

  /** @throws HttpError when the account is gone */
  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, signedInBy, gone }: { name: string; signedInBy: OwnSession['signedInBy']; gone: HttpError },
  ) {
    // First, so that nobody is signed in without a record of it.
    await record(request, { kind: 'sign-in', who: name, result: 'succeeded' });
    const session = await cookie.start(request, reply, { name, signedInBy });
    if (!session) throw gone;
    return describe(session);
  }

  api.get('/session', async (request) => describe(await cookie.requireOwn(request)));

  api.post('/session', async (request, reply) => {
    const { name: typed, password, code } = parseInput(signInSchema, request.body);
    const { name } = await checks.password(request, typed, password);
    const signedInBy = await checks.code(request, { who: name, code, alone: 'password' });
    return signIn(request, reply, { name, signedInBy, gone: new HttpError(httpProblems.wrongPassword) });
  });

  // POST, as programs that check links would use them up by GET.
  api.post('/session/link', async (request, reply) => {
    const gone = new HttpError(httpProblems.linkExpired);
    const { token, code } = parseInput(linkSchema, request.body);
    const who = await sessions.ownerOfLink(token, now(), 0);
    if (who === undefined) throw gone;
    const signedInBy = await checks.code(request, { who, code, alone: 'link' });
    const name = await sessions.useLink(token, now());
    if (name === undefined) throw gone;
    return signIn(request, reply, { name, signedInBy, gone });
  });

  api.post('/session/invitation', async (request, reply) => {
    const gone = new HttpError(httpProblems.linkExpired);
    const { token, password, code } = parseInput(invitationSchema, request.body);
    const name = await sessions.ownerOfLink(token, now(), 1);
    if (name === undefined) throw gone;
    if (password === undefined) return { name };
    // Before the link is used up: who is told to choose a better one needs it again.
    await assertStrong(name, password);
    const signedInBy = await checks.code(request, { who: name, code, alone: 'password' });
    if ((await sessions.useLink(token, now(), 1)) === undefined) throw gone;
    await record(request, { kind: 'account-password', who: name, note: name, result: 'succeeded' });
    await accounts.setPassword(name, password);
    return signIn(request, reply, { name, signedInBy, gone });
  });

  api.post('/session/password', async (request, reply) => {
    const session = await cookie.require(request, reply);
    assertLocal(session);
    const { name } = session;
    const { current, password, code } = parseInput(passwordChangeSchema, request.body);
    await checks.password(request, name, current);
    await assertStrong(name, password);
    const signedInBy = await checks.code(request, { who: name, code, alone: 'password' });
    await record(request, { kind: 'account-password', who: name, note: name, result: 'succeeded' });
    // Ends all sessions, and so whoever else has got in.
    await accounts.setPassword(name, password);
    const begun = await cookie.start(request, reply, { name, signedInBy });
    if (!begun) throw new HttpError(httpProblems.signedOut);
    return describe(begun);
  });

  /** Ends other sessions of one's own account: all of them, or one. */
  async function endOthers(request: FastifyRequest, reply: FastifyReply, id?: number) {
    const { name: who } = await cookie.require(request, reply);
    const count = await sessions.endOthers(cookie.tokenOf(request) ?? '', id);
    if (count > 0) await record(request, { kind: 'sessions-ended', who, result: 'succeeded' });
    return { count };
  }

  api.delete('/session/others', async (request, reply) => endOthers(request, reply));

  api.get('/sessions', async (request, reply) => {
    await cookie.require(request, reply);
    return { sessions: await sessions.list(cookie.tokenOf(request) ?? '', now()) };
  });

  api.delete('/sessions/:id', async (request, reply) =>
    endOthers(request, reply, parseInput(idParams, request.params).id),
  );

  api.delete('/session', async (request, reply) => {
    await cookie.end(request, reply);
    return {};
  });
}
