import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeskProblem } from './ports';
import type { FoundSession, Sessions } from './sessions';

const cookieName = 'desk-session';

interface SessionCookieOptions {
  sessions: Sessions;
  /** Browsers then send it over https only. */
  isSecure: boolean;
  now: () => Date;
}

/** The session that a request belongs to. */
export class SessionCookie {
  private readonly attributes;

  constructor(private readonly options: SessionCookieOptions) {
    this.attributes = {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: options.isSecure,
    } as const;
  }

  /** Its value, which may be anything. */
  tokenOf(request: FastifyRequest): string | undefined {
    return request.cookies[cookieName] || undefined;
  }

  /** Starts a session, in place of the one that the browser may have. @returns undefined when the account is gone */
  async start(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FoundSession | undefined> {
    const { sessions, now } = this.options;
    await this.end(request, reply);
    const started = await sessions.start(name, now());
    if (!started) return undefined;
    this.set(reply, started.token, started.expiresAt);
    return sessions.find(started.token, now());
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = this.tokenOf(request);
    if (token === undefined) return;
    await this.options.sessions.end(token);
    void reply.clearCookie(cookieName, this.attributes);
  }

  /** @throws DeskProblem 401 without a session, 403 where it takes a publisher and this is an editor */
  async require(
    request: FastifyRequest,
    reply: FastifyReply,
    needed: 'any' | 'publisher' = 'any',
  ): Promise<FoundSession> {
    const token = this.tokenOf(request);
    const session =
      token === undefined ? undefined : await this.options.sessions.use(token, this.options.now());
    if (token === undefined || !session) throw new DeskProblem(401, 'signed-out', 'Sign in first.');
    if (session.wasExtended) this.set(reply, token, session.expiresAt);
    if (needed === 'publisher' && session.role !== 'publisher') {
      throw new DeskProblem(403, 'forbidden', 'Only publishers may do this.');
    }
    return session;
  }

  private set(reply: FastifyReply, token: string, expires: Date): void {
    // A cookie that was cleared by the same answer is set anew.
    void reply.setCookie(cookieName, token, { ...this.attributes, expires });
  }
}
