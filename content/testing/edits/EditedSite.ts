import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer as createDoor, type Server as Door, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../../content-api/server/createServer';
import { readSiteDigests, siteDigestsJson } from '../../../gatsby/rendering/siteDigests';
import { SiteCopy } from '../../../gatsby/testing/siteCopy';
import { filesBelow } from '../../../platform/filesBelow';
import { type ChangesAnswer, renderChanges } from '../../../publishing/build/renderChanges';
import { checkRelease } from '../../../publishing/checks/checkRelease';
import { factsIndexName } from '../../../publishing/checks/readPageFacts';
import { ContentRevisions, revisionToPublish } from '../../../publishing/contentRevisions';
import type { PublishReport } from '../../../publishing/events';
import { isHashedScriptOrStyle } from '../../../publishing/releases/assembleRelease';
import { readSiteAssets, releaseFileNames } from '../../../publishing/releases/releaseFiles';
import { ReleaseStore, wasLiveName } from '../../../publishing/releases/ReleaseStore';
import { publishSite } from '../../../publishing/steps';
import { openRevision } from '../../revisions/ContentRepository';
import { EditedContent } from './EditedContent';

const minutes = 60_000;

/** As `gatsby/otherContent.build.test.ts` has it, so that what it has compiled is not compiled again in the same folder. */
const variables = {
  GATSBY_PRODUCT_SLUG: 'korvane',
  GATSBY_PODCAST_HOST: 'podcasts.korvane.example',
  SITE_URL: 'https://www.korvane.example',
  CONTENT_API_TOKEN: 'the-token-of-korvane',
};

const { index, release: releaseFile, redirects, headers, digests: digestsFile } = releaseFileNames;

/** They say when a release was made, and what publishes remember of its files. */
const aboutRelease: readonly string[] = [index, releaseFile, factsIndexName, wasLiveName];

/** Without the scripts that stay for the tabs of earlier releases. */
async function filesOf(release: string): Promise<string[]> {
  const assets = new Set(await readSiteAssets(release));
  const isOwn = (name: string) => {
    const original = name.replace(/\.(?:br|gz)$/, '');
    return !isHashedScriptOrStyle(original) || assets.has(original);
  };
  return (await filesBelow(release)).filter((name) => !aboutRelease.includes(name) && isOwn(name)).sort();
}

async function isEqual(one: string, other: string): Promise<boolean> {
  const read = [one, other].map((file) => readFile(file).catch(() => undefined));
  const [bytes, others] = await Promise.all(read);
  return bytes !== undefined && others !== undefined && bytes.equals(others);
}

/** Files that two releases do not have alike, compressed ones and pictures included. */
export async function unequalFiles(one: string, other: string): Promise<string[]> {
  const unequal: string[] = [];
  for (const name of new Set([...(await filesOf(one)), ...(await filesOf(other))])) {
    if (!(await isEqual(path.join(one, name), path.join(other, name)))) unequal.push(name);
  }
  return unequal;
}

export interface MadeRelease {
  report: PublishReport;
  folder: string;
  /** Why Gatsby has built it, where nobody asked for that. */
  reason: string | undefined;
  /** Files that are not what they would be if all of the content were rendered. */
  unlikeWhole: string[];
  /** Problems for which the check of a release would have stopped it. */
  problems: string[];
}

/** A site whose releases are made of edits of a content, one after the other, as publishes make them. */
export class EditedSite {
  private readonly store: ReleaseStore;
  /** Files that are made of the code and not of the content. */
  private ofCode: ReadonlySet<string> | undefined;

  private constructor(
    readonly content: EditedContent,
    private readonly copy: SiteCopy,
    private readonly app: FastifyInstance,
    private readonly renderer: ChildProcess,
    /** It leads to the renderer. */
    private readonly door: Door,
  ) {
    this.store = new ReleaseStore(this.pathOf('releases'));
  }

  /** @param folder of a copy of the project, whose caches are used */
  static async create(folder: string, seed: number): Promise<EditedSite> {
    const copy = await SiteCopy.create(folder);
    const own = path.join(folder, 'edits');
    await rm(own, { recursive: true, force: true });
    await mkdir(path.join(own, 'releases'), { recursive: true });
    const content = await EditedContent.create(own, seed);
    const { repository } = content;
    const app = await createServer({
      open: (revision) => openRevision(repository, revision),
      known: () => repository.known(),
      repository,
      token: variables.CONTENT_API_TOKEN,
      now: () => content.now,
    });
    const CONTENT_API_URL = await app.listen({ host: '127.0.0.1', port: 0 });
    // Builds and renderers run with those of this process.
    Object.assign(process.env, variables, { CONTENT_API_URL });
    const renderer = fork(path.join(folder, 'scripts', 'publishRenderer.ts'), {
      cwd: folder,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const door = createDoor((connection) => passOn(connection, renderer)).listen(
      path.join(own, 'renderer.sock'),
    );
    await once(door, 'listening');
    return new EditedSite(content, copy, app, renderer, door);
  }

  private pathOf(...names: string[]): string {
    return path.join(this.copy.folder, 'edits', ...names);
  }

  async close(): Promise<void> {
    this.renderer.kill();
    this.door.close();
    await this.app.close();
    await this.copy.stop();
  }

  /** The next build starts from nothing. */
  async removeCaches(): Promise<void> {
    for (const name of ['.cache', 'public']) await rm(path.join(this.copy.folder, name), { recursive: true });
  }

  /**
   * Publishes the latest revision. What the check finds wrong goes live, too, so that what comes of each edit is seen.
   *
   * @throws Error when it cannot be built
   */
  async publish({ withGatsby = false }: { withGatsby?: boolean } = {}): Promise<MadeRelease> {
    const revision = await this.content.revision();
    const { CONTENT_API_URL: url = '', CONTENT_API_TOKEN: token } = process.env;
    let reason: string | undefined;
    const found = { unlikeWhole: new Array<string>(), problems: new Array<string>() };
    const report = await publishSite(
      {
        root: this.copy.folder,
        store: this.store,
        holds: { current: () => Promise.resolve(undefined) },
        findRevision: () => revisionToPublish(new ContentRevisions({ url, token })),
        kept: 3,
        render: (asked) => renderChanges({ ...asked, ...this.asksDesk() }),
        withGatsby,
        purpose: 'a test of edits',
        signal: AbortSignal.timeout(15 * minutes),
        check: async (folder, ...rest) => {
          const result = await checkRelease(folder, ...rest);
          found.problems = result.problems;
          // Gatsby's scripts have other names where it has compiled other templates.
          if (reason !== undefined) this.ofCode = undefined;
          found.unlikeWhole = await this.unlikeWhole(folder, revision);
          return { ...result, problems: [] };
        },
      },
      (event) => {
        if (event.type === 'progress') reason ??= /^Gatsby builds the site: (.*)$/s.exec(event.detail)?.[1];
      },
    );
    return { report, folder: this.store.folderOf(report.releaseId), reason, ...found };
  }

  /** The renderer is that of a desk. */
  private asksDesk() {
    return { isOfDesk: true, socket: this.pathOf('renderer.sock') };
  }

  /** Renders all of the content again, with nothing that it could be compared with. A publish has more redirects than it. */
  private async unlikeWhole(release: string, revision: string): Promise<string[]> {
    const live = this.pathOf('nothing');
    await rm(live, { recursive: true, force: true });
    await mkdir(live);
    const scripts = (await readdir(release)).filter((name) => /^start-.*\.js$/.test(name));
    for (const name of ['static', headers, ...scripts])
      await symlink(path.join(release, name), path.join(live, name));
    const digests = await readSiteDigests(release);
    if (!digests) return [digestsFile];
    const nothing = siteDigestsJson({ ...digests, brand: '', pages: {}, slices: {}, texts: [] });
    await writeFile(path.join(live, digestsFile), nothing);
    const whole = await renderChanges({
      root: this.copy.folder,
      revision,
      ...this.asksDesk(),
      live,
      signal: AbortSignal.timeout(5 * minutes),
      timeLimitMs: 5 * minutes,
      onProgress: () => undefined,
    });
    if ('reason' in whole) return [whole.reason];
    const made = (await filesBelow(whole.folder)).filter((name) => name !== redirects);
    const unequal = [...whole.removed];
    for (const name of made) {
      if (!(await isEqual(path.join(whole.folder, name), path.join(release, name)))) unequal.push(name);
    }
    const rendered = new Set([...made, redirects]);
    const isOther = (name: string) => !rendered.has(name) && !/^static\/|\.(?:br|gz)$/.test(name);
    const others = (await filesOf(release)).filter(isOther);
    const { ofCode = new Set(others) } = this;
    this.ofCode = ofCode;
    return [...unequal, ...others.filter((name) => !ofCode.has(name))];
  }
}

/** Asks the renderer what a publish asks at the door. */
function passOn(connection: Socket, renderer: ChildProcess): void {
  connection.on('error', () => undefined);
  createInterface({ input: connection }).once('line', (line) => {
    renderer.send(JSON.parse(line) as object);
    const say = (said: ChangesAnswer) => {
      connection.write(`${JSON.stringify(said)}\n`);
      if (said.kind === 'warning' || said.kind === 'written') return;
      renderer.off('message', say);
      connection.end();
    };
    renderer.on('message', say);
  });
}
