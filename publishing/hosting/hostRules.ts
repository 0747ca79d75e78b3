import { contentTypeOf } from '../../platform/http/contentTypes';
import { apiRoutes, matchesRoute } from '../../platform/http/apiRoutes';
import { locales } from '../../src/i18n/locales';
import type { ParsedRedirects } from '../releases/hostingFiles';
import type { Host, HostLimits } from './hosts';
import type { LinkedFile } from './linkedFiles';

/** Rules of a release, and what its host has to be told of the files of the content API. */
export interface SiteRules {
  redirects: ParsedRedirects['redirects'];
  /** The text of the release's `_headers`. */
  headers: string;
  files: readonly LinkedFile[];
  /** Server that answers the calls of pages, without a trailing slash; undefined where they ask another one or none. */
  liveUrl: string | undefined;
}

/** Files that are written beside those of the site, and a sentence for each thing that the host does not do. */
export interface HostRules {
  files: readonly { name: string; text: string }[];
  notes: readonly string[];
}

/** Netlify compares letters, and Cloudflare takes them: only what has a meaning in a rule is encoded. */
export function rulePath(path: string): string {
  return `/${path.replaceAll(/[\s%?#*:\\]/g, encodeURIComponent).replaceAll('*', '%2A')}`;
}

/** A file's address as browsers write it. */
export function addressOf({ name }: LinkedFile): string {
  return encodeURI(`/${name}`);
}

/** Those that its host does not find out by itself: it knows types by the ending. */
export function headersOf({ name, headers }: LinkedFile): [name: string, value: string][] {
  return Object.entries(headers).filter(
    ([header, value]) => header !== 'content-type' || value !== contentTypeOf(name),
  );
}

/** A feed is more than XML, which is all that hosts see in its name. */
export const feedRule = '/*/rss.xml\n  content-type: application/rss+xml; charset=utf-8\n';

/** Routes of the content API without those that a broader one has, in the form of `_redirects`. */
const liveRoutes = apiRoutes
  .map(({ url }) => url)
  .filter((url, _index, all) => !all.some((other) => other !== url && matchesRoute(other, url)));

function redirectLines({ redirects }: SiteRules, isKept: (status: number) => boolean): string[] {
  return [...redirects]
    .filter(([, { status }]) => isKept(status))
    .map(([source, { location, status }]) => `${rulePath(source)} ${location} ${status}`);
}

const atHost = ({ title }: Host, what: string, why: string) => `${title}: ${what}: ${why}.`;

function countOf(count: number, name: string): string {
  const ending = name.endsWith('s') ? 'es' : 's';
  return `${count.toLocaleString('en')} ${name}${count === 1 ? '' : ending}`;
}

/** Sentences that follow from the table of hosts and from what the release has. */
export function hostNotes(host: Host, { redirects, liveUrl }: SiteRules, asksElsewhere: boolean): string[] {
  const { cannot, dialect } = host;
  const gone = [...redirects.values()].filter(({ status }) => status === 410).length;
  const isLive = asksElsewhere || (liveUrl !== undefined && cannot.live === undefined);
  return [
    ...(cannot.headers === undefined ? [] : [atHost(host, 'security headers', cannot.headers)]),
    ...(cannot.errorPages === undefined ? [] : [atHost(host, 'error pages', cannot.errorPages)]),
    ...(cannot.types === undefined ? [] : [atHost(host, 'documents', cannot.types)]),
    ...(cannot.gone === undefined || gone === 0
      ? []
      : [atHost(host, countOf(gone, 'removed address'), cannot.gone)]),
    ...(isLive
      ? []
      : [
          atHost(
            host,
            'live data, search and contact do not work',
            cannot.live === undefined
              ? 'name the site server that answers them with --live URL'
              : `${cannot.live}: build with GATSBY_API_BASE_URL, or put a CDN in front (docs/hosts.md)`,
          ),
        ]),
    ...(dialect === 'pages' && redirects.size > gone
      ? [
          atHost(
            host,
            countOf(redirects.size - gone, 'redirect'),
            'they are pages that lead on at once, answered with 200',
          ),
        ]
      : []),
  ];
}

/** Leaves out what a host would not read, and says how much. */
function withinLimits(host: Host, limits: HostLimits, lines: readonly string[], headers: string) {
  const notes: string[] = [];
  const over = lines.length - limits.redirects;
  if (over > 0) {
    const why = `it takes ${countOf(limits.redirects, 'redirect')}, and the oldest are left out and answer 404`;
    notes.push(atHost(host, `${countOf(over, 'redirect')} too many`, why));
  }
  const tooLong = [
    ...lines.filter((line) => line.length > limits.redirectCharacters),
    ...headers.split('\n').filter((line) => line.length > limits.headerCharacters),
  ];
  if (tooLong.length > 0) {
    const which = tooLong.map((line) => line.trim().split(/[: ]/, 1)[0]).join(', ');
    const why = `it reads redirects of ${countOf(limits.redirectCharacters, 'character')} and headers of ${limits.headerCharacters.toLocaleString('en')}`;
    notes.push(atHost(host, `${countOf(tooLong.length, 'rule')} too long (${which})`, why));
  }
  const rules = headers.match(/^\/.*\n(?:[ \t].*\n)*/gm) ?? [];
  const left = rules.slice(limits.headerRules);
  if (left.length > 0) {
    const paths = left.map((rule) => rule.split('\n', 1)[0]);
    const why = `it takes ${limits.headerRules}; left out from ${paths[0]} on`;
    notes.push(atHost(host, `${countOf(left.length, 'header rule')} too many`, why));
  }
  const keptHeaders = left.length > 0 ? rules.slice(0, limits.headerRules).join('') : headers;
  return { lines: lines.slice(0, limits.redirects), headers: keptHeaders, notes };
}

/**
 * It answers for files of the content API, whose headers would be too many rules; what is no file, and what is asked with a query, is for the
 * site server.
 */
function workerOf({ files, liveUrl }: SiteRules): string {
  const headers = Object.fromEntries(
    files.map((file) => [addressOf(file), Object.fromEntries(headersOf(file))]),
  );
  return `const live = ${JSON.stringify(liveUrl ?? null)};
const headersOf = ${JSON.stringify(headers)};

export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (live === null || (isRead && search === '')) {
      const found = await env.ASSETS.fetch(request);
      if (live === null || found.status !== 404) {
        const file = new Response(found.body, found);
        for (const [name, value] of Object.entries(headersOf[pathname] ?? {})) file.headers.set(name, value);
        return file;
      }
    }
    const asked = new Request(live + pathname + search, request);
    asked.headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '');
    asked.headers.delete('cookie');
    return fetch(asked, { redirect: 'manual' });
  },
};
`;
}

/** Cloudflare Pages. It shows the `404.html` that is nearest by itself. */
export function cloudflareRules(host: Host & { limits: HostLimits }, rules: SiteRules): HostRules {
  const { lines, headers, notes } = withinLimits(
    host,
    host.limits,
    redirectLines(rules, (status) => status !== 410),
    rules.headers + feedRule,
  );
  const routes = { version: 1, include: liveRoutes, exclude: [] };
  return {
    files: [
      { name: '_redirects', text: `${lines.join('\n')}\n` },
      { name: '_headers', text: headers },
      { name: '_worker.js', text: workerOf(rules) },
      { name: '_routes.json', text: `${JSON.stringify(routes)}\n` },
    ],
    notes,
  };
}

/** Netlify: files win over rules without `!`, and another edition of a document is asked for by query. */
export function netlifyRules(rules: SiteRules): HostRules {
  const { headers, files, liveUrl } = rules;
  const live =
    liveUrl === undefined
      ? []
      : [
          `/e/* edition=:edition ${liveUrl}/e/:splat?edition=:edition 200!`,
          ...liveRoutes.map((route) => `${route} ${liveUrl}${route.replace('*', ':splat')} 200`),
        ];
  const errors = locales.map((locale) => `/${locale}/* /${locale}/404.html 404`);
  const lines = [...redirectLines(rules, () => true), ...live, ...errors];
  const fileRules = files.map((file) => {
    const values = headersOf(file).map(([name, value]) => `  ${name}: ${value}\n`);
    return values.length === 0 ? '' : `${rulePath(file.name)}\n${values.join('')}`;
  });
  return {
    files: [
      { name: '_redirects', text: `${lines.join('\n')}\n` },
      { name: '_headers', text: headers + feedRule + fileRules.join('') },
    ],
    notes: [],
  };
}

/** A page that leads on, for servers that know no rules. */
function leadingPage(location: string): string {
  const href = location.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><html><head><meta charset="utf-8"><title>${href}</title><link rel="canonical" href="${href}"><meta http-equiv="refresh" content="0;url=${href}"></head><body><a href="${href}">${href}</a></body></html>\n`;
}

export function pageRules({ redirects }: SiteRules): HostRules {
  const moved = [...redirects].filter(([, { status }]) => status !== 410);
  const files = moved.map(([source, { location }]) => ({
    name: `${source}.html`,
    text: leadingPage(location),
  }));
  return { files, notes: [] };
}
