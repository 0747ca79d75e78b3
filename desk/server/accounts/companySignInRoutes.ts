import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import { codeOf, messageOf } from '../../../platform/errors';
import { type CompanyProblem, companyProblems } from '../../api';
import type { Accounts } from './DeskAccounts';
import type { DeskRecord, RecordAct } from '../deskActs';
import type { DeskSchedules } from '../ports';
import { isFromOtherSite } from '../requestGuards';
import type { SessionCookie } from './SessionCookie';
import type { Sessions } from './Sessions';
import { changeRole } from './accountChanges';
import { type CompanyAccounts, removed } from './CompanyAccounts';
import { CompanySignInError } from './companyFailures';
import { checksSchema, type CompanyPerson, type CompanyProvider } from './CompanyProvider';

interface CompanySignInOptions {
  provider: CompanyProvider;
  companyAccounts: CompanyAccounts;
  accounts: Accounts;
  schedules: DeskSchedules;
  cookie: SessionCookie;
  sessions: Sessions;
  record: RecordAct;
  deskUrl?: string | undefined;
  now: () => Date;
}

/** As long as somebody may take at the provider. */
export const pendingMs = 10 * 60_000;

const pendingSchema = v.object({
  ...checksSchema.entries,
  returnTo: v.string(),
  /** Token of the session that the browser has. Its cookie does not come with what another site leads to. */
  replaced: v.optional(v.string()),
});

const querySchema = v.object({
  // Nothing that a browser could read as the address of another site, or that leads here again.
  return: v.fallback(v.pipe(v.string(), v.regex(/^(?:\/|(?!\/oidc\/)(?:\/[\w~%-][\w.~%-]*)+)$/)), '/'),
});

/** It is part of a cookie's name. */
const stateSchema = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]+$/)), 'none');

/** Sign-ins that a browser may have under way. */
const maxPending = 8;

function problemOf(error: unknown): CompanyProblem {
  return companyProblems.find((known) => known === codeOf(error)) ?? 'failed';
}

/** Problems that somebody who runs the desk or the provider has to mend. */
const failures: readonly CompanyProblem[] = ['away', 'issuer', 'clock', 'certificate', 'client', 'failed'];

function tell({ log }: FastifyRequest, problem: CompanyProblem, error: unknown): void {
  const { advice, answer } =
    error instanceof CompanySignInError ? error : { advice: messageOf(error), answer: {} };
  const details = { problem, ...answer, ...(problem === 'failed' && { err: error }) };
  if (failures.includes(problem)) log.error(details, `sign-in failed: ${advice}`);
  else log.warn(details, `sign-in refused: ${advice}`);
}

/** `/oidc/start` and `/oidc/callback`: sign-in with the company's identity provider. */
export function addCompanySignInRoutes(app: FastifyInstance, options: CompanySignInOptions): void {
  const { provider, companyAccounts, accounts, schedules, cookie, sessions, record, deskUrl, now } = options;
  // A restart voids what is under way; whoever is at the provider then begins again.
  const key = randomBytes(32);
  const prefix = deskUrl === undefined ? 'desk-sign-in-' : '__Host-desk-sign-in-';
  // Each of several tabs has its own.
  const cookieOf = (state: string) => `${prefix}${state.slice(0, 8)}`;
  // Lax, as the provider is another site.
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: deskUrl !== undefined } as const;

  const callbackOf = ({ headers }: FastifyRequest) =>
    new URL('/oidc/callback', deskUrl ?? `http://${headers.host ?? ''}`);

  async function pendingOf({ cookies }: FastifyRequest, state: string) {
    try {
      const { payload } = await jwtDecrypt(cookies[cookieOf(state)] ?? '', key, { currentDate: now() });
      return v.parse(pendingSchema, payload);
    } catch (cause) {
      throw new CompanySignInError(
        'expired',
        'it was begun in another browser, before a restart, or too long ago',
        {},
        { cause },
      );
    }
  }

  /** @returns the name of their account, whose role is that of their groups now */
  async function accountOf(request: FastifyRequest, person: CompanyPerson): Promise<string> {
    const { identity, role } = person;
    if (role === undefined) {
      const advice = `none of the groups in the claim ${provider.groupsClaim} has a role: have the provider tell them to this client, or correct DESK_OIDC_GROUPS_CLAIM or DESK_OIDC_ROLES`;
      throw new CompanySignInError('no-group', advice, { groups: person.groups });
    }
    const known = await companyAccounts.find(identity);
    if (known) {
      const { name: who } = known;
      const told = (kind: DeskRecord['kind'], note: string) =>
        record(request, { kind, who, note, result: 'succeeded' });
      if (known.role !== role) await changeRole({ name: who, role }, { accounts, schedules, record: told });
      return who;
    }
    const { name: who } = await companyAccounts.add(person, role, now());
    await record(request, { kind: 'account-added', who, note: `${who}, ${role}`, result: 'succeeded' });
    return who;
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply, person: CompanyPerson): Promise<void> {
    try {
      const who = await accountOf(request, person);
      await record(request, { kind: 'sign-in', who, result: 'succeeded' });
      if (!(await cookie.start(request, reply, { name: who, signedInBy: 'company' }))) throw removed();
    } catch (error) {
      const who = (await companyAccounts.find(person.identity))?.name ?? '';
      if (problemOf(error) !== 'failed')
        await record(request, { kind: 'sign-in-refused', who, note: person.name, result: 'failed' });
      throw error;
    }
  }

  /** Tells the page what went wrong: a person looks at these addresses. */
  async function redirecting(request: FastifyRequest, reply: FastifyReply, work: () => Promise<string>) {
    try {
      return await reply.redirect(await work());
    } catch (error) {
      const problem = problemOf(error);
      tell(request, problem, error);
      return reply.redirect(`/?company=${problem}`);
    }
  }

  app.get('/oidc/start', (request, reply) =>
    redirecting(request, reply, async () => {
      // Nobody is signed in by a link elsewhere: the desk's own page asks first.
      if (isFromOtherSite(request)) return '/';
      const { url, checks } = await provider.begin(callbackOf(request).href);
      const { return: returnTo } = v.parse(querySchema, request.query);
      const expires = new Date(now().getTime() + pendingMs);
      const token = new EncryptJWT({
        ...checks,
        returnTo,
        replaced: cookie.tokenOf(request),
      }).setExpirationTime(expires);
      const pending = await token.setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);
      const begun = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      // More than a browser has tabs for, and soon more than a server takes.
      if (begun.length >= maxPending) for (const name of begun) void reply.clearCookie(name, attributes);
      void reply.setCookie(cookieOf(checks.state), pending, { ...attributes, expires });
      return url.href;
    }),
  );

  app.get('/oidc/callback', (request, reply) =>
    redirecting(request, reply, async () => {
      const callback = callbackOf(request);
      callback.search = new URL(request.originalUrl, callback).search;
      const state = v.parse(stateSchema, callback.searchParams.get('state'));
      void reply.clearCookie(cookieOf(state), attributes);
      const { returnTo, replaced, ...checks } = await pendingOf(request, state);
      await signIn(request, reply, await provider.finish(callback, checks));
      if (replaced !== undefined) await sessions.end(replaced);
      return returnTo;
    }),
  );
}
