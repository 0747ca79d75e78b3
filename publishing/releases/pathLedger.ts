import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { codeOf, messageOf } from '../../platform/errors';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { defaultLocale, isLocale, type Locale, locales } from '../../src/i18n/locales';
import { readTextIfAny, releaseFileNames, type SitePage } from './releaseFiles';

const path = v.pipe(v.string(), v.startsWith('/'));

const historySchema = v.object({
  /** Its address; null once it has been removed. */
  current: v.nullable(path),
  /** Older addresses, each with the number of the publish that moved or removed the page. */
  older: v.array(v.object({ path, leftIn: v.number() })),
});

/** Every address that was ever published, by identity and locale. Ordered by publish number, as clocks go back. */
export const ledgerSchema = v.object({
  version: v.literal(1),
  /** Number of publishes so far. */
  publish: v.number(),
  pages: v.record(v.string(), v.partial(v.object(v.entriesFromList(locales, historySchema)))),
});

export type PathLedger = v.InferOutput<typeof ledgerSchema>;

type History = v.InferOutput<typeof historySchema>;

type Move = { from: string; to: string };

type NextLedger = {
  ledger: PathLedger;
  /** From every older address to the page's current one, most recently left first. */
  redirects: Move[];
  /** Addresses of what has been removed, likewise. */
  gone: string[];
  /** Pages that this publish moves. */
  renamed: Move[];
};

export const emptyLedger: PathLedger = { version: 1, publish: 0, pages: {} };

/** Lines of `_redirects`. Cloudflare Pages reads 2,000 of ours and the newest stand first; our own server reads all. */
export const maxOlderAddresses = 5000;

type Entry = { identity: string; locale: Locale; history: History };

function entriesOf(pages: PathLedger['pages']): Entry[] {
  return Object.entries(pages).flatMap(([identity, byLocale]) =>
    locales.flatMap((locale) => {
      const history = byLocale[locale];
      return history ? [{ identity, locale, history }] : [];
    }),
  );
}

function keyOf({ identity, locale }: { identity: string; locale: Locale }): string {
  return `${locale} ${identity}`;
}

/** The history of one page after this publish. `taken` are the paths of all pages. */
function nextHistory(
  { current, older }: History,
  now: string | null,
  publish: number,
  taken: ReadonlySet<string>,
): History {
  const hasLeft = current !== null && current !== now;
  const left = hasLeft ? [{ path: current, leftIn: publish }, ...older] : older;
  // An address that a page has now belongs to that page.
  const free = left.filter((address) => !taken.has(address.path));
  const isFirst = (address: string, index: number) => free.findIndex((a) => a.path === address) === index;
  return { current: now, older: free.filter((address, index) => isFirst(address.path, index)) };
}

/** Drops the oldest addresses beyond the limit, and pages that have no address left. */
function bounded(entries: readonly Entry[]): Entry[] {
  const left = entries.flatMap(({ history }) => history.older.map(({ leftIn }) => leftIn));
  const isFull = left.length > maxOlderAddresses;
  const oldest = isFull ? left.sort((a, b) => b - a)[maxOlderAddresses - 1] : undefined;
  let room = maxOlderAddresses - left.filter((leftIn) => oldest !== undefined && leftIn > oldest).length;
  const isKept = (leftIn: number) => {
    if (oldest === undefined || leftIn > oldest) return true;
    return leftIn === oldest && room-- > 0;
  };
  return entries
    .map((entry) => ({
      ...entry,
      history: { ...entry.history, older: entry.history.older.filter(({ leftIn }) => isKept(leftIn)) },
    }))
    .filter(({ history }) => history.current !== null || history.older.length > 0);
}

/** The identity of a list's first page, by that of a later one; undefined for other pages. */
function listOf(identity: string): string | undefined {
  return /^(.+)\/page\/\d+$/.exec(identity)?.[1];
}

/** A fund's address, and that of its shares, which leads to the fund (behaviour.md §2.3). */
function addressesAt(identity: string, address: string): string[] {
  return identity.startsWith('fund:') ? [address, `${address}/shares`] : [address];
}

/** Older addresses with what they lead to, most recently left first; `to` is undefined for what is gone. */
function olderAddresses(entries: readonly Entry[]): { from: string; to: string | undefined }[] {
  const current = new Map(entries.map((entry) => [keyOf(entry), entry.history.current]));
  return entries
    .flatMap(({ identity, locale, history }) => {
      // A list that has become shorter is still there: its first page takes the place of its last ones.
      const list = listOf(identity);
      const to = history.current ?? (list && current.get(keyOf({ identity: list, locale })));
      return history.older.flatMap(({ path: address, leftIn }) =>
        addressesAt(identity, address).map((from) => ({ from, to: to ?? undefined, leftIn })),
      );
    })
    .sort((a, b) => b.leftIn - a.leftIn || (a.from < b.from ? -1 : 1));
}

function byIdentity(entries: readonly Entry[]): PathLedger['pages'] {
  const pages = new Map<string, PathLedger['pages'][string]>();
  for (const { identity, locale, history } of entries) {
    pages.set(identity, { ...pages.get(identity), [locale]: history });
  }
  return Object.fromEntries(pages);
}

/**
 * The ledger once these pages are published, and where older paths lead: a page that moved is found
 * at its current address from each of its older ones, in one step; what was removed is gone from all of them (410), in
 * that locale.
 */
export function nextLedger(known: PathLedger, pages: readonly SitePage[]): NextLedger {
  const publish = known.publish + 1;
  const taken = new Set(pages.map(({ path: address }) => address));
  const now = new Map(pages.map((page) => [keyOf(page), page]));
  const before = entriesOf(known.pages);
  const knownKeys = new Set(before.map(keyOf));
  const entries = bounded([
    ...before.map((entry) => ({
      ...entry,
      history: nextHistory(entry.history, now.get(keyOf(entry))?.path ?? null, publish, taken),
    })),
    ...pages
      .filter((page) => !knownKeys.has(keyOf(page)))
      .map(({ identity, locale, path: current }) => ({ identity, locale, history: { current, older: [] } })),
  ]);
  const older = olderAddresses(entries);
  return {
    ledger: { version: 1, publish, pages: byIdentity(entries) },
    redirects: older.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }])),
    gone: older.flatMap(({ from, to }) => (to === undefined ? [from] : [])),
    renamed: before.flatMap((entry) => {
      const from = entry.history.current;
      const to = now.get(keyOf(entry))?.path;
      return from !== null && to !== undefined && from !== to ? [{ from, to }] : [];
    }),
  };
}

/**
 * The addresses published so far; none before the first publish.
 * @throws Error naming the file when it is there and cannot be read: with none known, all older addresses would be lost
 */
export async function readLedger(file: string): Promise<PathLedger> {
  try {
    return v.parse(ledgerSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return emptyLedger;
    const reason = messageOf(error);
    throw new Error(
      `The addresses published so far, ${file}, cannot be read (${reason}). Put a copy of the file in its place; without one, delete it: older addresses then answer 404`,
    );
  }
}

export async function writeLedger(file: string, ledger: PathLedger): Promise<void> {
  await writeFileAtomic(file, `${JSON.stringify(ledger)}\n`);
}

/** Percent-encoded, `*` included, which would be a pattern. */
function encoded(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replaceAll('*', '%2A'))
    .join('/');
}

/** Removed addresses show the not-found page of their language. */
function notFoundPageOf(path: string): string {
  const [, locale] = path.split('/');
  return `/${isLocale(locale) ? locale : defaultLocale}/404`;
}

/**
 * Lines of `_redirects` for addresses that pages have left. Moves stand first: hosts that read a limited number of
 * lines then answer what is gone with 404 in place of 410.
 */
export function redirectLines({ redirects, gone }: Pick<NextLedger, 'redirects' | 'gone'>): string {
  return [
    ...redirects.map(({ from, to }) => `${encoded(from)} ${encoded(to)} 301\n`),
    ...gone.map((from) => `${encoded(from)} ${notFoundPageOf(from)} 410\n`),
  ].join('');
}

/**
 * The redirects of a build with those of addresses that pages have left. The build's come first: the first line for an address wins, and
 * the build knows the current state.
 *
 * @param folder of the build
 */
export async function redirectsWith(
  ledger: Pick<NextLedger, 'redirects' | 'gone'>,
  folder: string,
): Promise<string> {
  const ofBuild = await readTextIfAny(join(folder, releaseFileNames.redirects));
  return (ofBuild === '' || ofBuild.endsWith('\n') ? ofBuild : `${ofBuild}\n`) + redirectLines(ledger);
}
