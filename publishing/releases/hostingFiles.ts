import { decode, parseRequestPath } from '../../platform/http/parseRequestPath';

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

/** A rule of `_headers`: the paths that it is about, and its headers in the order of the file, names in lower case. */
interface HeaderRule {
  pattern: RegExp;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Rules in the order of the file; and what is wrong, one text a line. */
interface ParsedHeaders {
  rules: readonly HeaderRule[];
  problems: readonly string[];
}

/** The connection and the body decide these. https://docs.netlify.com/manage/routing/headers/#limitations */
const reserved: readonly string[] = [
  ...['accept-ranges', 'age', 'allow', 'alt-svc', 'connection', 'content-encoding', 'content-length'],
  ...['content-range', 'date', 'etag', 'last-modified', 'location', 'server', 'set-cookie', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'vary'],
];

/** Characters of a header's name (RFC 9110 §5.6.2), then its value without control characters. */
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]+)$/;

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** `*` stands for anything, also nothing and more than one folder; `:name` for one folder or file. */
function patternOf(line: string): RegExp | undefined {
  const path = /^\/[^\s?#]*$/.test(line) ? decode(line)?.normalize('NFC') : undefined;
  if (path === undefined) return undefined;
  const parts = path.split(/(\*|(?<=\/):[A-Za-z]\w*(?=\/|$))/);
  const pattern = parts.map((part, index) => {
    if (index % 2 === 0) return escapePattern(part);
    return part === '*' ? '.*' : '[^/]+';
  });
  return new RegExp(`^${pattern.join('')}$`, 's');
}

type ParsedHeader = { header: readonly [string, string] } | { problem: string };

function parseHeader(line: string): ParsedHeader {
  const [, name = '', value = ''] = headerLine.exec(line) ?? [];
  if (name === '') return { problem: `"${line}" is not a header, "Name: value"` };
  if (reserved.includes(name.toLowerCase())) return { problem: `"${name}" is not for this file to set` };
  return { header: [name.toLowerCase(), value.trim()] };
}

/**
 * Reads a `_headers` file: a path, then its headers on indented lines; `#` comments. A malformed line is reported with
 * its number and ignored, and so are the headers of a malformed path.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaders(text: string): ParsedHeaders {
  const rules: { pattern: RegExp; headers: (readonly [string, string])[] }[] = [];
  const problems: string[] = [];
  let rule: (typeof rules)[number] | 'none' | 'malformed' = 'none';
  for (const [index, rawLine] of text.split(/\r?\n/).entries()) {
    const line = rawLine.trim();
    if (line === '' || line.startsWith('#')) continue;
    const report = (problem: string) => problems.push(`_headers line ${index + 1}: ${problem}`);
    if (!/^\s/.test(rawLine)) {
      const pattern = patternOf(line);
      if (pattern) rules.push((rule = { pattern, headers: [] }));
      else {
        rule = 'malformed';
        report(`"${line}" is not a path that starts with /`);
      }
    } else if (rule === 'none') report('a header stands before the first path');
    else if (rule !== 'malformed') {
      const parsed = parseHeader(line);
      if ('problem' in parsed) report(parsed.problem);
      else rule.headers.push(parsed.header);
    }
  }
  return { rules, problems };
}

/** By name in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** The headers that a release says its files are sent with. */
export class HeaderTable {
  constructor(private readonly rules: readonly HeaderRule[]) {}

  /**
   * Joins the headers of all rules for the path. A header's values from several rules are joined by a comma, as Netlify
   * and Cloudflare Pages do.
   *
   * @param segments decoded
   */
  of(segments: readonly string[]): Headers {
    const path = `/${segments.join('/')}`;
    const headers: Record<string, string> = {};
    for (const [name, value] of this.rules.flatMap((rule) => (rule.pattern.test(path) ? rule.headers : []))) {
      headers[name] = Object.hasOwn(headers, name) ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  }
}
