import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { isCompressible } from '../../platform/http/contentTypes';
import { factsIndexName } from '../checks/readPageFacts';
import { parseRedirects, redirectKey } from '../releases/hostingFiles';
import { readRelease, readSitePages, releaseFileNames } from '../releases/releaseFiles';
import { wasLiveName } from '../releases/ReleaseStore';
import { filesOf, scriptOf } from './simulatedSite';
import type { Switch, World } from './World';

const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Files that publishing makes, not the build. */
const ownFiles: readonly string[] = [...Object.values(releaseFileNames), factsIndexName, wasLiveName];

const releaseName = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;
const hasCompressed = (name: string, text: string) =>
  text.length >= 1024 && isCompressible(name) && !ownFiles.includes(name);

const decompressed = new Map<string, string>();

/** Most releases share their files. */
function isCompressedOf(text: string, bytes: Buffer, suffix: keyof typeof decompress): boolean {
  const key = bytes.toString('latin1');
  const known = decompressed.get(key) ?? decompress[suffix](bytes).toString();
  if (decompressed.size > 500) decompressed.clear();
  decompressed.set(key, known);
  return known === text;
}

/** A release has to be, to the last file, what its revision makes. */
async function releaseFaults(world: World, id: string): Promise<string[]> {
  const folder = world.store.folderOf(id);
  const { revision = '' } = await readRelease(folder);
  const expected = filesOf(world.contentOf(revision));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const isRight = (name: string): boolean => {
    const original = name.replace(/\.(?:br|gz)$/, '');
    const text = expected.get(original) ?? scriptOf(original);
    if (text === undefined || name === releaseFileNames.redirects) return ownFiles.includes(name);
    const bytes = readFileSync(path.join(folder, name));
    if (name === original) return bytes.toString() === text;
    const suffix = name.endsWith('.br') ? '.br' : '.gz';
    return hasCompressed(original, text) && isCompressedOf(text, bytes, suffix);
  };
  const needed = [...expected].flatMap(([name, text]) =>
    hasCompressed(name, text) ? [name, `${name}.br`, `${name}.gz`] : [name],
  );
  return [
    ...names.filter((name) => !isRight(name)).map((name) => `${id}: ${revision} does not make this ${name}`),
    ...needed.filter((name) => !names.includes(name)).map((name) => `${id} has no ${name}`),
  ];
}

/** Every address that was live leads to its page, to that which it has become, or is gone. */
async function addressFaults({ store }: World, { release, pagesBefore }: Switch): Promise<string[]> {
  const pages = await readSitePages(store.folderOf(release.id));
  const file = path.join(store.folderOf(release.id), releaseFileNames.redirects);
  const { redirects, problems } = parseRedirects(readFileSync(file, 'utf8'));
  const wrong = pagesBefore.filter(({ path: address, identity, locale }) => {
    if (pages.some((page) => page.path === address)) return false;
    const now = pages.find((page) => page.identity === identity && page.locale === locale);
    const redirect = redirects.get(redirectKey(address.slice(1).split('/')));
    return now ? redirect?.location !== encodeURI(now.path) : redirect?.status !== 410;
  });
  return [...problems, ...wrong.map((page) => `${release.id} does not know where ${page.path} is`)];
}

/** What lies beside the releases once a publish has ended by itself. */
const lasting = /^(?:current|addresses\.json|(?:publishing|lock|live)\.db(?:-wal|-shm|-journal)?)$/;

const jobSchema = v.object({
  ...{ id: v.string(), via: v.string(), state: v.string() },
  ...{ endedAt: v.nullable(v.number()), crashes: v.number() },
});

const successSchema = v.object({ release: v.string(), count: v.number() });

/** Looks at all that must hold whenever nothing runs, and remembers what must not change. */
export class Invariants {
  private readonly ends = new Map<string, string>();

  constructor(private readonly world: World) {}

  /** @param kept the most releases that may be left, where a publish has just ended by itself */
  async faults(kept?: number): Promise<string[]> {
    const { world } = this;
    const names = readdirSync(world.store.folder);
    const ids = names.filter((name) => releaseName.test(name));
    const live = world.live();
    const last = world.published().findLast(({ release }) => release.id === live);
    const isThere = live !== undefined && ids.includes(live);
    const ledger = world.livePages.size > 0 ? readFileSync(world.store.ledgerFile, 'utf8') : '';
    const lost = [...world.livePages.values()].filter((page) => !ledger.includes(`"${page.path}"`));
    return [
      ...world.machine.faults,
      ...(isThere || world.switches.length === 0 ? [] : [`What is live, ${live ?? ''}, is not there`]),
      ...(await Promise.all(ids.map((id) => releaseFaults(world, id)))).flat(),
      ...(last && isThere ? await addressFaults(world, last) : []),
      ...lost.map((page) => `The ledger has lost ${page.path}`),
      ...(kept === undefined ? [] : names.filter((name) => !releaseName.test(name) && !lasting.test(name))),
      ...(ids.length > (kept ?? Infinity) ? [`${ids.length} releases are left`] : []),
      ...(
        await world.database.rows(jobSchema)`SELECT id, via, state, ended_at AS endedAt, crashes FROM jobs`
      ).flatMap((job) => [...this.faultsOf(job)]),
      ...(await this.historyFaults()),
    ];
  }

  private *faultsOf({
    id,
    via,
    state,
    endedAt,
    crashes,
  }: v.InferOutput<typeof jobSchema>): Generator<string> {
    const name = `The job ${id} of the ${via}`;
    const isFinished = state === 'succeeded' || state === 'failed';
    const end = `${state} at ${String(endedAt)}`;
    if (isFinished !== (endedAt !== null)) yield `${name} has ${end}`;
    if ((this.ends.get(id) ?? end) !== end) yield `${name} has ended twice: it has ${end}`;
    if (isFinished) this.ends.set(id, end);
    const releases = this.world.published().filter(({ release }) => release.job === id);
    if (state === 'succeeded' && releases.length === 0) yield `${name} has succeeded and was never live`;
    // Somebody watches a shell. A process that ends so often is not started again to find its release.
    if (state === 'failed' && via !== 'shell' && crashes < 3 && releases.length > 0)
      yield `${name} is live and has failed`;
    const newest = this.world.asked.get(id);
    const number = releases.map(({ release }) => this.world.contentOf(release.revision ?? '').number).at(0);
    if (state === 'succeeded' && number !== undefined && number < (newest ?? 0))
      yield `${name} has succeeded without revision ${newest ?? ''}`;
  }

  private async historyFaults(): Promise<string[]> {
    const told = await this.world.database.rows(successSchema)`
      SELECT ended.release_id AS release, count(*) AS count FROM history AS began JOIN history AS ended ON ended.run = began.id
      WHERE began.kind = 'publish' AND ended.result = 'succeeded' GROUP BY ended.release_id`;
    const live = new Set(this.world.published().map(({ release }) => release.id));
    const wrong = told.filter(({ release, count }) => count !== 1 || !live.has(release));
    return wrong.map(
      ({ release, count }) => `The history tells ${count} times that ${release} was published`,
    );
  }
}
