import * as v from 'valibot';
import type { Environment } from '../platform/environment/readEnvironment';
import { clockProblem, fetchProblem } from '../platform/connectionProblems';
import { fetchWhole } from '../platform/http/retryDropped';

const healthSchema = v.object({ release: v.object({ id: v.string() }), uptimeSeconds: v.number() });

/** Each server writes its own. */
const ownOfServers =
  /^(?:age|alt-svc|connection|content-(?:encoding|length)|date|etag|keep-alive|server|transfer-encoding|vary|via|x-request-id)$/;

async function releaseIn(answer: Response): Promise<string | undefined> {
  const { success, output } = v.safeParse(healthSchema, await answer.json().catch(() => undefined));
  return success ? output.release.id : undefined;
}

/** Our own redirects name no host. */
function redirectProblem(siteUrl: string, { headers }: Response): string | undefined {
  const location = headers.get('location');
  const target = location !== null && URL.canParse(location) ? new URL(location) : undefined;
  const site = new URL(siteUrl);
  if (!target || target.origin === site.origin) return undefined;
  const kinds = [
    [target.hostname !== site.hostname, 'another host'],
    [
      target.protocol !== site.protocol,
      `${target.protocol.slice(0, -1)} instead of ${site.protocol.slice(0, -1)}`,
    ],
    [target.port !== site.port, target.port === '' ? 'no port' : `port ${target.port}`],
  ] as const;
  const found = kinds.flatMap(([isOther, words]) => (isOther ? [words] : []));
  return `a proxy sends browsers on to ${target.origin} (${found.join(', ')}): correct SITE_URL, or have it leave redirects as the site server writes them`;
}

function answerProblem({ status }: Response, siteUrl: string, own: string): string {
  if (status === 400 && siteUrl.startsWith('http:'))
    return 'it answers 400 to http, mostly as it speaks https at this port: correct SITE_URL';
  if (status >= 502 && status <= 504)
    return `a proxy answers ${status}, as the site server behind it does not answer: start it, or have the proxy pass requests on to ${own}`;
  return `the answer to /health (${status}) is not the site server's: another site answers there, so correct SITE_URL, or have the proxy pass all addresses on to ${own}`;
}

/** @param own the answer of the site server itself */
function headerProblem(through: Response, own: Response): string | undefined {
  const missing = [...own.headers.keys()].filter(
    (name) => !ownOfServers.test(name) && !through.headers.has(name),
  );
  if (missing.length === 0) return undefined;
  return `a proxy takes headers away (${missing.join(', ')}): have it pass on all of them`;
}

const noHops =
  'a proxy speaks https in front of the site server, and TRUSTED_PROXY_HOPS is 0: set it to the number of proxies, or all visitors share one limit of contact requests';

/**
 * Asks for the site as a browser would, and compares the answer with that of the site server of this machine.
 *
 * @returns what was seen
 * @throws Error with all that is wrong, and the remedies
 */
export async function trySite(
  {
    siteUrl,
    host,
    port,
    trustedProxyHops,
  }: Pick<Environment, 'siteUrl' | 'host' | 'port' | 'trustedProxyHops'>,
  timeLimitMs: number,
): Promise<string> {
  const listened = /^(?:0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host;
  const own = `http://${listened.includes(':') ? `[${listened}]` : listened}:${port}`;
  const ask = (address: string) => fetchWhole(address, { redirect: 'manual', timeLimitMs });
  const [through, home, direct] = await Promise.all([
    ask(`${siteUrl}/health`),
    ask(`${siteUrl}/`),
    ask(`${own}/health`).catch(() => undefined),
  ]).catch((cause: unknown) => {
    throw new Error(`${siteUrl} cannot be reached: ${fetchProblem(cause, 'SITE_URL')}.`, { cause });
  });
  const redirected = redirectProblem(siteUrl, through) ?? redirectProblem(siteUrl, home);
  const release = await releaseIn(through);
  const ownRelease = direct && (await releaseIn(direct));
  const isOther = release !== undefined && ownRelease !== undefined && release !== ownRelease;
  const problems = [
    redirected,
    release === undefined && redirected === undefined ? answerProblem(through, siteUrl, own) : undefined,
    isOther
      ? `release ${release} answers, and ${ownRelease} at ${own}: another site server answers there, so correct SITE_URL or the proxy`
      : undefined,
    direct && release !== undefined && ownRelease === release ? headerProblem(through, direct) : undefined,
    release !== undefined && siteUrl.startsWith('https:') && trustedProxyHops === 0 ? noHops : undefined,
    clockProblem(through, siteUrl),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Error(`${siteUrl}: ${problems.join('; ')}.`);
  const compared = ownRelease === undefined ? `, and nothing at ${own} to compare with` : '';
  return `${siteUrl} answers with release ${release}${compared}.`;
}
