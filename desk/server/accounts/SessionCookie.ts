import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { idleHeader, isAtLeast } from '../../api';
import { assertLocal } from './DeskAccounts';
import type { Role } from '../deskActs';
import type { FoundSession, Sessions, SignIn } from './Sessions';

const refusals = {
  editor: httpProblems.signedOut,
  reviewer: httpProblems.notReviewer,
  publisher: httpProblems.notPublisher,
  administrator: httpProblems.notAdministrator,
} satisfies Record<Role, unknown>;

interface SessionCookieOptions {
  sessions: Sessions;
  /** Browsers then send it over https only. */
  isSecure: boolean;
  /** Accounts that may publish then do nothing before they have a second factor. */
  isSecondFactorRequired: boolean;
  /** Told beside 401, to whom may sign in. */
  signedOutDetails?: object | undefined;
  /** Tells the history that somebody's role does not allow what was asked for. */
  onForbidden: (request: FastifyRequest, session: FoundSession) => Promise<void>;
  now: () => Date;
}

/** The first that fits: Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari. */
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** Browser and system in words. No more of it is kept. */
function browserOf({ headers }: FastifyRequest): string {
  const userAgent = headers['user-agent'] ?? '';
  const words = [browsers, systems].map(
    (known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '',
  );
  return words.filter((word) => word !== '').join(', ');
}

/** The session that a request belongs to. */
export class SessionCookie {
  private readonly attributes;
  private readonly name: string;

  constructor(private readonly options: SessionCookieOptions) {
    // The prefix keeps other hosts of the same domain from setting it, and is for https only.
    this.name = options.isSecure ? '__Host-desk-session' : 'desk-session';
    this.attributes = {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: options.isSecure,
    } as const;
  }

  /** Its value, which may be anything. */
  tokenOf(request: FastifyRequest): string | undefined {
    return request.cookies[this.name] || undefined;
  }

  /** Starts a session, in place of the one that the browser may have. @returns undefined when the account is gone */
  async start(
    request: FastifyRequest,
    reply: FastifyReply,
    signIn: Omit<SignIn, 'browser'>,
  ): Promise<FoundSession | undefined> {
    const { sessions, now } = this.options;
    await this.end(request, reply);
    const token = await sessions.start({ ...signIn, browser: browserOf(request) }, now());
    const session = token === undefined ? undefined : await sessions.find(token, now());
    if (token === undefined || !session) return undefined;
    request.log.info({ account: session.name, signedInBy: signIn.signedInBy }, 'session started');
    // This also replaces a cookie that the same answer has cleared.
    void reply.setCookie(this.name, token, { ...this.attributes, expires: session.endsAt });
    return session;
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = this.tokenOf(request);
    if (token === undefined) return;
    await this.options.sessions.end(token);
    void reply.clearCookie(this.name, this.attributes);
  }

  /** The company's identity provider asks for one itself. */
  needsSecondFactor({ role, hasSecondFactor, isCompanyAccount }: FoundSession): boolean {
    const isRequired = this.options.isSecondFactorRequired && !isCompanyAccount;
    return isRequired && isAtLeast(role, 'publisher') && !hasSecondFactor;
  }

  /** For the session itself and the second factor, which whoever lacks one may still ask for. @throws HttpError 401 without a session */
  async requireOwn(request: FastifyRequest): Promise<FoundSession> {
    const { sessions, now } = this.options;
    const token = this.tokenOf(request);
    const session = token === undefined ? undefined : await sessions.use(token, now(), this.lastAct(request));
    if (!session) throw new HttpError(httpProblems.signedOut, { details: this.options.signedOutDetails });
    return session;
  }

  /** @throws HttpError 401 without a session, 409 if the company looks after the account's password and second factor */
  async requireLocal(request: FastifyRequest): Promise<FoundSession> {
    const session = await this.requireOwn(request);
    assertLocal(session);
    return session;
  }

  /** @throws HttpError 401 without a session, 403 without the second factor that it needs, or where its role may do less than the needed one */
  async require(
    request: FastifyRequest,
    _reply: FastifyReply,
    needed: Role = 'editor',
  ): Promise<FoundSession> {
    const session = await this.requireOwn(request);
    const refusal = !isAtLeast(session.role, needed)
      ? refusals[needed]
      : this.needsSecondFactor(session)
        ? httpProblems.secondFactorNeeded
        : undefined;
    if (!refusal) return session;
    // Acts that any editor may do are not told: the history has no refusals of those.
    if (needed !== 'editor') await this.options.onForbidden(request, session);
    throw new HttpError(refusal);
  }

  /** The page sends it. Requests that happen by themselves, such as an event stream, do not. */
  private lastAct({ headers }: FastifyRequest): Date | undefined {
    const idleSeconds = headers[idleHeader];
    if (typeof idleSeconds !== 'string' || !/^\d{1,7}$/.test(idleSeconds)) return undefined;
    return new Date(this.options.now().getTime() - Number(idleSeconds) * 1000);
  }
}
