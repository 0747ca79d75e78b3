import { querySource } from '../../gatsby/contentApi/stitchedQuery';
import { zipEntries } from '../../content-api/navs/testing/zipEntries';
import { mapLimited } from '../../platform/runConcurrently';
import { pageFacts } from '../../publishing/checks/pageFacts';
import { releaseFileNames } from '../../publishing/releases/releaseFiles';
import { locales } from '../../src/i18n/locales';

export type Place =
  | 'page'
  | 'feed'
  | 'sitemap'
  | 'document'
  | 'export'
  | 'picture'
  | 'liveData'
  | 'search'
  | 'other';

/** A text, and where the public reads it. */
export type Find = { text: string; place: Place; address: string };

type Crawl = {
  /** In the order of texts and addresses. */
  finds: Find[];
  /** Addresses that answer 200, sorted. */
  answered: string[];
  /** Number of addresses and queries that were requested. */
  asked: number;
};

const requestsAtOnce = 8;

type Answer = { status: number; type: string; headers: string; bytes: Buffer };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Pages that answer with their own status. */
const isErrorPage = /\/500(?:\.html)?$/;

async function ask(url: string, question?: unknown): Promise<Answer> {
  const response = await fetch(url, {
    ...(question !== undefined && { method: 'POST', body: JSON.stringify(question) }),
    headers: { 'content-type': 'application/json' },
    redirect: 'manual',
  });
  const { status, headers } = response;
  // A failure shows nothing, which must not pass for nothing being there.
  const isFailure = status === 429 || status >= 500;
  if (isFailure && !isErrorPage.test(url)) throw new Error(`${url} answered ${status}`);
  return {
    status,
    type: headers.get('content-type') ?? '',
    headers: [...headers].map(([name, value]) => `${name}: "${decoded(value)}"`).join('\n'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

function textOf({ type, bytes }: Answer): string {
  if (type.includes('spreadsheetml')) return [...zipEntries(bytes).values()].join('\n');
  return bytes.toString('utf8');
}

function placeOf(address: string, { type }: Answer): Place {
  if (address.startsWith('/sitemap')) return 'sitemap';
  if (/\/navs(?:\?|$)/.test(address)) return 'export';
  if (type.startsWith('text/html')) return 'page';
  if (type.startsWith('application/pdf')) return 'document';
  if (type.startsWith('image/')) return 'picture';
  return type.includes('xml') ? 'feed' : 'other';
}

function textsIn(answer: Answer, place: Place, address: string, texts: readonly string[]): string[] {
  const own = decoded(address);
  const whole = `${answer.headers}\n${textOf(answer)}`;
  return texts.filter((text) => {
    // An error may repeat the address that was asked for.
    if (own.includes(text) && answer.status >= 400) return false;
    // A picture tells by its name what it is of.
    return whole.includes(text) || (place === 'picture' && own.includes(text));
  });
}

const asText = /^(?:text\/|image\/svg|application\/(?:\w+\+)?(?:json|xml|javascript|manifest))/;

/** Addresses in quotes, in the elements of a sitemap, in styles, and after the words of robots.txt. */
const written = /(?<=["'`>]|url\(|^\w+: )(?:https?:\/)?\/[^\s"'`<>()\\{}$]+/gm;

/** Documents and exports take longest to make, and the texts that are looked for are French. */
const isForeignFile = /^\/e\/(?!fr\/)/;

/** Every address of the site that an answer names, as a path. */
function addressesIn(answer: Answer, address: string, origin: string): string[] {
  const isRead = answer.status === 200 && asText.test(answer.type);
  const text = isRead ? textOf(answer).replaceAll('&amp;', '&') : '';
  const named = [...`${answer.headers}\n${text}`.matchAll(written)].map(([found]) => found);
  if (isRead && answer.type.startsWith('text/html')) {
    // Sets of pictures and relative addresses too.
    const { links, references } = pageFacts(text, address);
    named.push(...links, ...references);
  }
  return named.flatMap((found) => {
    if (!URL.canParse(found, origin + address)) return [];
    const { origin: site, pathname, search } = new URL(found, origin + address);
    return site === origin && !isForeignFile.test(pathname) ? [pathname + search] : [];
  });
}

type Question = { place: Place; address: string; body: unknown };

/** The queries of a build, which are every list of the contract, and a search for each text; in every language. */
function questions(texts: readonly string[]): Question[] {
  const queries = (['site', 'catalogue', 'curves', 'news'] as const).map(querySource);
  return locales.flatMap((locale) => [
    ...queries.map((query): Question => {
      const body = { query, variables: { locale, limit: 100, skip: 0 } };
      return { place: 'liveData', address: '/graphql', body };
    }),
    ...texts.map((text): Question => {
      const body = { deep: true, text: true, search: text };
      return { place: 'search', address: `/_content/${locale}`, body };
    }),
  ]);
}

const entrances = ['/', '/robots.txt', '/sitemap-index.xml', '/health', ...locales.map((home) => `/${home}`)];

/** Only servers may read these. */
const unserved = [
  ...Object.values(releaseFileNames).map((name) => `/${name}`),
  ...['/_revisions/latest', '/metrics'],
];

const orderOf = ({ text, address }: Find) => `${text} ${address}`;

/**
 * Reads everything public, from where visitors and search engines enter and as far as it leads, and tells where it has
 * one of the texts, which are French.
 *
 * @param alsoAsk paths that nothing need lead to
 * @throws Error when a page of the sitemap does not answer, or something that must not
 */
export async function crawlPublic(
  origin: string,
  texts: readonly string[],
  alsoAsk: readonly string[],
): Promise<Crawl> {
  const finds: Find[] = [];
  const answered = new Set<string>();
  const asked = new Set<string>();
  const listed = new Set<string>();

  /** @returns the addresses that the answer leads to */
  function read(answer: Answer, place: Place, address: string): string[] {
    for (const text of textsIn(answer, place, address, texts)) finds.push({ text, place, address });
    return addressesIn(answer, address, origin);
  }

  async function visit(address: string): Promise<string[]> {
    const answer = await ask(origin + address);
    // The version of NAVs is a cache's matter: each answers what is live.
    if (answer.status === 200) answered.add(address.replace(/&v=\w+/, ''));
    const place = placeOf(address, answer);
    const led = read(answer, place, address);
    if (place === 'sitemap') led.forEach((page) => listed.add(page));
    return led;
  }

  const asking = questions(texts);
  const told = await mapLimited(asking, requestsAtOnce, async ({ place, address, body }) => {
    const answer = await ask(origin + address, body);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.bytes.toString()}`);
    return read(answer, place, address);
  });

  let next = new Set([...entrances, ...unserved, ...alsoAsk, ...told.flat()]);
  while (next.size > 0) {
    next.forEach((address) => asked.add(address));
    const led = await mapLimited([...next], requestsAtOnce, visit);
    next = new Set(led.flat().filter((address) => !asked.has(address)));
  }

  const silent = [...listed].filter((address) => !answered.has(address));
  if (listed.size === 0 || silent.length > 0) {
    throw new Error(`Of ${listed.size} addresses in the sitemap, these do not answer: ${silent.join(', ')}`);
  }
  const served = unserved.filter((address) => answered.has(address));
  if (served.length > 0) throw new Error(`Only servers may read ${served.join(', ')}`);
  return {
    finds: finds.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
    answered: [...answered].sort(),
    asked: asking.length + asked.size,
  };
}

/** The kinds of places in which each text was found. */
export function placesOf(finds: readonly Find[]): Record<string, Place[]> {
  const places: Record<string, Place[]> = {};
  for (const { text, place } of finds) places[text] = [...new Set([...(places[text] ?? []), place])].sort();
  return places;
}
