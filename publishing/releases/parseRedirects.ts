import { parseRequestPath } from '../../platform/http/parseRequestPath';

export interface Redirect {
  /**
   * A path on this site, with its query if it has one, or an absolute http(s) URL; percent-encoded. For a removed page,
   * the page that hosts show in its place.
   */
  location: string;
  /** 410: the address is gone for good and leads nowhere. */
  status: 301 | 302 | 303 | 307 | 308 | 410;
}

/** Redirects by the key of their source, see {@link redirectKey}; and what is wrong, one text a line. */
export interface ParsedRedirects {
  redirects: ReadonlyMap<string, Redirect>;
  problems: readonly string[];
}

const statuses = [301, 302, 303, 307, 308, 410] as const;

/** Raw and percent-encoded addresses of one path have the same key. */
export function redirectKey(segments: readonly string[]): string {
  return segments.join('/');
}

function parseSource(text: string): string | undefined {
  const path = /[*?#]|\/:/.test(text) ? undefined : parseRequestPath(text);
  return path && redirectKey(path.segments);
}

/** Raw Unicode becomes percent-encoded; what is encoded already stays. `//host` would leave the site unnoticed. */
function parseLocation(text: string): string | undefined {
  if (/^\/(?![/\\])/.test(text)) {
    const url = new URL(text, 'http://site.invalid');
    return url.pathname + url.search + url.hash;
  }
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
}

type ParsedLine = { source: string; redirect: Redirect } | { problem: string };

function parseLine(line: string): ParsedLine {
  const [from = '', to = '', statusText, ...rest] = line.split(/\s+/);
  const source = parseSource(from);
  if (source === undefined) return { problem: `"${from}" is not an exact path that starts with /` };
  const location = parseLocation(to);
  if (location === undefined)
    return { problem: `"${to}" is neither a path that starts with / nor an http(s) URL` };
  const status = statuses.find((known) => String(known) === statusText);
  if (status === undefined || rest.length > 0) {
    return { problem: `expected "from to status" with a status of ${statuses.join(', ')}` };
  }
  if (to.startsWith('/') && parseSource(to) === source) return { problem: `"${from}" leads to itself` };
  return { source, redirect: { location, status } };
}

/**
 * Reads a `_redirects` file: `from to status` a line, exact paths, `#` comments. Hosts differ in the default status, so
 * it has to be written. A malformed line is reported with its number and ignored; the first of equal sources wins.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function parseRedirects(text: string): ParsedRedirects {
  const redirects = new Map<string, Redirect>();
  const problems: string[] = [];
  for (const [index, rawLine] of text.split(/\r?\n/).entries()) {
    const line = rawLine.replace(/(?:^|\s)#.*$/, '').trim();
    if (line === '') continue;
    const parsed = parseLine(line);
    if ('problem' in parsed) problems.push(`_redirects line ${index + 1}: ${parsed.problem}`);
    else if (!redirects.has(parsed.source)) redirects.set(parsed.source, parsed.redirect);
  }
  return { redirects, problems };
}
