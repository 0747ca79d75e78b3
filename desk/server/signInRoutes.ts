import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../platform/http/clientAddress';
import { RequestLimit } from '../../platform/http/RequestLimit';
import { type Session, signInSchema } from '../api';
import type { Accounts } from './accounts';
import { parseInput } from './parseInput';
import { DeskProblem, type DeskPublishing } from './ports';
import type { SessionCookie } from './SessionCookie';
import type { FoundSession, Sessions } from './sessions';

/** In {@link windowSeconds}. Those with the right password do not count. */
export const attemptsPerAccount = 5;
export const attemptsPerAddress = 20;
const windowSeconds = 15 * 60;

interface SignInOptions {
  accounts: Accounts;
  sessions: Sessions;
  cookie: SessionCookie;
  publishing: Pick<DeskPublishing, 'recordSignIn'>;
  siteUrl: string;
  /** Proxies in front of this server that are trusted to name the browser's address. */
  trustedProxyHops: number;
  now: () => Date;
}

class SignInLimit {
  private readonly perAddress = new RequestLimit(attemptsPerAddress, windowSeconds);
  private readonly perAccount = new RequestLimit(attemptsPerAccount, windowSeconds, (name) =>
    name.toLowerCase(),
  );

  /** Counts before the password is looked at, so that guesses at the same time count as well. */
  async consume(address: string, name: string): Promise<void> {
    const seconds = (await this.perAddress.consume(address)) ?? (await this.perAccount.consume(name));
    if (seconds === undefined) return;
    const minutes = Math.ceil(seconds / 60);
    const message = `Too many sign-ins that were refused. Try again in ${minutes} min.`;
    throw new DeskProblem(429, 'too-many-requests', message, seconds);
  }

  async refund(address: string, name: string): Promise<void> {
    await Promise.all([this.perAddress.refund(address), this.perAccount.refund(name)]);
  }
}

/** The same for an unknown name and for a wrong password. */
function refusal(): DeskProblem {
  return new DeskProblem(401, 'wrong-password', 'There is no such account, or the password is wrong.');
}

/** `/session` below `/api`. */
export function addSessionRoutes(api: FastifyInstance, options: SignInOptions): void {
  const { accounts, cookie, publishing, siteUrl, trustedProxyHops } = options;
  const limit = new SignInLimit();
  const describe = ({ name, role, expiresAt }: FoundSession): Session => {
    return { name, role, expiresAt: expiresAt.toISOString(), siteUrl };
  };

  api.get('/session', async (request, reply) => describe(await cookie.require(request, reply)));

  api.post('/session', async (request, reply) => {
    const { name, password } = parseInput(signInSchema, request.body);
    const forwardedFor = request.headers['x-forwarded-for'];
    const address = clientAddress(request.socket.remoteAddress, forwardedFor, trustedProxyHops);
    await limit.consume(address, name);
    const account = await accounts.verify(name, password);
    if (!account) {
      const known = await accounts.find(name);
      request.log.warn({ account: known?.name }, 'sign-in refused');
      await publishing.recordSignIn({ who: known?.name ?? '', wasRefused: true });
      throw refusal();
    }
    await limit.refund(address, name);
    // First, so that nobody is signed in without a record of it.
    await publishing.recordSignIn({ who: account.name, wasRefused: false });
    const session = await cookie.start(request, reply, account.name);
    if (!session) throw refusal();
    return describe(session);
  });

  api.delete('/session', async (request, reply) => {
    await cookie.end(request, reply);
    return {};
  });
}

/** `/sign-in/:token`, which `npm start` prints. */
export function addLinkRoute(app: FastifyInstance, options: SignInOptions): void {
  const { sessions, cookie, publishing, now } = options;
  const handler = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
    const name = await sessions.useLink(request.params.token, now());
    if (name === undefined) return reply.redirect('/?link=expired', 303);
    await publishing.recordSignIn({ who: name, wasRefused: false });
    const session = await cookie.start(request, reply, name);
    return reply.redirect(session ? '/' : '/?link=expired', 303);
  };
  // Not for HEAD: programs that preview links would use it up.
  app.get('/sign-in/:token', { exposeHeadRoute: false }, handler);
}
