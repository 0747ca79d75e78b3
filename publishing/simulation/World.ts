import { mkdtempSync, readdirSync, readlinkSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { currentProcess, type Fault, Machine, type SimulatedProcess, useMachine } from './Machine';
import { usePrograms } from './seams';
import {
  buildSite,
  type Content,
  type Edit,
  edited,
  firstContent,
  renderSite,
  revisionOf,
} from './simulatedSite';
import { messageOf } from '../../platform/errors';
import { StoppedError } from '../../platform/runScript';
import type { ContentRevision } from '../../contract/revisionSchemas';
import type { Database } from '../../platform/database/Database';
import { openPublishing } from '../database';
import { PublishHistory, Recorder } from '../history';
import { Holds } from '../holds';
import { type JobRequest, Jobs } from '../jobs';
import { publishJob, type Publishing } from '../publishJob';
import { readRelease, readSitePages, type Release, type SitePage } from '../releases/releaseFiles';
import { ReleaseStore } from '../releases/ReleaseStore';
import { liftHold, rollBack } from '../rollBack';
import { Runner } from '../runner';

/** One thing that happens. All that an act does is decided by it and by the seed. */
export type Act =
  | { do: 'edit'; edit: Edit }
  | { do: 'clock'; seconds: number }
  /** A job is asked for, and waits until a desk runs. A planned one is of the newest revision of now. */
  | ({ do: 'ask' } & AskedJob)
  | {
      do: 'publish';
      via: 'desk' | 'hook' | 'shell';
      withGatsby?: boolean;
      /** A shell publishes the revision before on purpose. */
      isOlder?: boolean;
      fault?: Fault;
      /** Publishes that the fault meets, when they are started again. */
      times?: number;
      /** The desk is stopped or killed at this operation of the publish. By default it is killed where the publish is. */
      desk?: { at: number; isKilled: boolean };
      renderer?: 'fails';
      contentApi?: 'fails';
      /** Something else, that begins at a change of the publish, or once it is live. */
      meanwhile?: { at: number | 'live'; act: Extract<Act, { do: 'takeBack' | 'publish' | 'edit' }> };
    }
  /** To the release before the live one by default. To the live one it only sets the hold. */
  | { do: 'takeBack'; isHeld: boolean; to?: 'oldest' | 'live'; fault?: Fault }
  | { do: 'lift' }
  /** A desk starts, and runs what waits. */
  | { do: 'restart' };

/** A release that went live. */
export interface Switch {
  release: Release;
  process: SimulatedProcess;
  /** Pages that were live at any time before. */
  pagesBefore: readonly SitePage[];
}

interface AskedJob {
  via: 'desk' | 'hook';
  isPlanned?: boolean;
  withGatsby?: boolean | undefined;
}

type PublishAct = Extract<Act, { do: 'publish' }>;

const processSchema = v.object({ process: v.nullable(v.string()) });

const second = 1000;

/** Knows whether there is a job that could start. */
class WatchedJobs extends Jobs {
  isIdle = false;

  override async next(): Promise<string | undefined> {
    const id = await super.next();
    this.isIdle = id === undefined;
    return id;
  }
}

/** The publisher on a simulated machine: its folders, its content API, and what people do with it. */
export class World {
  readonly folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
  readonly store = new ReleaseStore(path.join(this.folder, 'releases'));
  readonly contents: Content[] = [firstContent];
  readonly switches: Switch[] = [];
  /** Numbers of the newest content when each job was asked for, by its id. */
  readonly asked = new Map<string, number>();
  readonly acts: Act[] = [];
  /** Every page that was live, by language and address. */
  readonly livePages = new Map<string, SitePage>();
  database!: Database;
  private clock = Date.parse('2026-03-02T09:00:00Z');
  private stamps = 0;
  /** Number of the operation at which the fault of the last act has killed its process; undefined where it has not. */
  killedAt: number | undefined;
  private act: PublishAct | undefined;

  private constructor(readonly machine: Machine) {}

  static async create(random: () => number): Promise<World> {
    const world = new World(new Machine(random));
    useMachine(world.machine);
    const contentOf = (revision: string) => world.contentOf(revision);
    const stamp = () => world.stamp();
    usePrograms({
      fetch: (address) => world.answer(address),
      gatsby: async (root, signal) => {
        try {
          await buildSite(root, contentOf, stamp);
        } catch {
          rmSync(path.join(root, '.cache', 'digests.json'), { force: true });
          return 1;
        }
        return signal?.aborted ? null : 0;
      },
      renderer: async (asked) =>
        world.act?.renderer === 'fails' ? undefined : renderSite(asked, contentOf, stamp),
      beforeSwitch: (id) => world.beforeSwitch(id),
    });
    world.database = await openPublishing(world.store.folder);
    world.setClock(0);
    return world;
  }

  get newest(): Content {
    return this.contentOf(revisionOf({ number: this.contents.length }));
  }

  contentOf(revision: string): Content {
    const content = this.contents[Number(revision.slice(1)) - 1];
    if (!content) throw new Error(`There is no revision ${revision}.`);
    return content;
  }

  /** The id of the live release. */
  live(): string | undefined {
    const link = path.join(this.store.folder, 'current');
    return readdirSync(this.store.folder).includes('current') ? readlinkSync(link) : undefined;
  }

  /** Releases that publishes have made live. A take-back may have replaced the last since. */
  published(): Switch[] {
    return this.switches.filter(({ process }) => process.kind === 'publish');
  }

  close(): void {
    this.database.close();
    rmSync(this.folder, { recursive: true });
  }

  async run(act: Act): Promise<void> {
    this.acts.push(act);
    this.machine.beginAct();
    this.killedAt = undefined;
    this.setClock(30 * second);
    await this.perform(act);
  }

  private async perform(act: Act): Promise<void> {
    switch (act.do) {
      case 'edit':
        this.contents.push(edited(this.newest, act.edit));
        return;
      case 'clock':
        this.setClock(act.seconds * second);
        return;
      case 'ask':
        return this.ofDesk((publishing) => this.ask(publishing, act));
      case 'publish':
        return this.publish(act);
      case 'takeBack':
        return this.takeBack(act);
      case 'restart':
        return this.publishFromDesk({ do: 'publish', via: 'desk' });
      case 'lift':
        return this.ofDesk(async ({ holds, recorder }) => void (await liftHold(holds, recorder)));
    }
  }

  private setClock(change: number): void {
    this.clock += change + this.machine.below(second);
    jest.setSystemTime(this.clock);
  }

  /** Seconds since 1970, another time for each file. */
  private stamp(): number {
    this.stamps += 1;
    return Math.floor(this.clock / second) + (this.stamps % 1000) / 1000;
  }

  private answer(address: string): Response {
    if (this.act?.contentApi === 'fails') return new Response(null, { status: 500 });
    const [, id = ''] = /\/_revisions\/(\w+)/.exec(address) ?? [];
    const content = id === 'latest' ? this.newest : this.contentOf(id);
    const problem = { file: 'funds.yaml', line: 1, expected: 'a name' };
    return Response.json({
      id: revisionOf(content),
      // By the clock of another machine.
      at: new Date(Date.parse('2026-01-01') + content.number * 60 * second).toISOString(),
      ...{ author: 'Ada', message: 'An edit', untranslated: [] },
      problems: content.hasProblem ? [problem] : [],
    } satisfies Partial<ContentRevision>);
  }

  /** @returns what records the switch once it is made */
  private async beforeSwitch(id: string): Promise<() => void> {
    const process = currentProcess();
    const isHeld = (await new Holds(this.database).current()) !== undefined;
    const release = await readRelease(this.store.folderOf(id));
    const pages = await readSitePages(this.store.folderOf(id));
    const { isBroken, hasProblem } = this.contentOf(release.revision ?? '');
    const before = this.live();
    // One that was removed as old since is not known any more.
    const isDone = this.published().some(
      ({ release: { id: other, job } }) => job === release.job && existsSync(this.store.folderOf(other)),
    );
    const running = await this.database.rows(processSchema)`SELECT process FROM jobs WHERE state = 'running'`;
    const isAlone = running.filter((job) => this.machine.living.has(job.process ?? '')).length <= 1;
    return () => {
      if (!process) return;
      const { kind, identity, liveAtStart } = process;
      const report = (fault: string) => this.machine.report(`${identity} makes ${id} live ${fault}`);
      if (kind === 'publish' && isHeld) report('while publishing is on hold');
      if (kind === 'publish' && liveAtStart !== before)
        report(`over ${before ?? ''}, which was made live meanwhile`);
      if (isBroken || hasProblem) report('though its content is wrong');
      if (!isAlone) report('while two jobs are running');
      if (kind === 'publish' && isDone) report('for a job that has done so before');
      if (kind === 'hold' && !isHeld) report('before its hold is set');
      this.switches.push({ release, process, pagesBefore: [...this.livePages.values()] });
      for (const page of pages) this.livePages.set(`${page.locale} ${page.path}`, page);
    };
  }

  /** Does something in a process with its own connection to the database. */
  private async inProcess(
    process: SimulatedProcess,
    via: 'desk' | 'shell',
    work: (publishing: Publishing) => Promise<void>,
  ) {
    const result = await process.run(async () => {
      try {
        const database = await openPublishing(this.store.folder);
        const actor = { who: 'Ada', via, note: '' };
        const publishing: Publishing = {
          ...{ root: this.folder, store: new ReleaseStore(this.store.folder), database },
          ...{ jobs: new Jobs(database), holds: new Holds(database) },
          recorder: new Recorder(new PublishHistory(database), actor, () => undefined),
          environment: {
            contentApiUrl: 'http://content.example',
            contentApiToken: undefined,
            releasesKept: 2,
          },
        };
        await work(publishing);
        database.close();
        return '';
      } catch (error) {
        return messageOf(error);
      }
    });
    if (result === 'killed' && process.fault) this.killedAt = process.operations;
    return result;
  }

  private async ofDesk(work: (publishing: Publishing) => Promise<void>): Promise<void> {
    await this.inProcess(this.machine.start('desk'), 'desk', work);
  }

  private async ask({ jobs }: Publishing, { via, isPlanned = false, withGatsby }: AskedJob) {
    const newest = this.contents.length;
    const request: JobRequest = { who: via === 'hook' ? 'hook' : 'Ada', via, withGatsby };
    const job = await jobs.add(isPlanned ? { ...request, revision: revisionOf(this.newest) } : request);
    this.asked.set(job.id, newest);
  }

  private async publish(act: PublishAct): Promise<void> {
    const before = this.act;
    this.act = act;
    await (act.via === 'shell'
      ? this.publishFromShell(act)
      : this.publishFromDesk(act, { via: act.via, withGatsby: act.withGatsby }));
    this.act = before;
  }

  /** @param count of the processes of this act so far, with it */
  private startPublish({ fault, times = 1, meanwhile }: PublishAct, count: number) {
    const process = this.machine.start('publish', count <= times ? fault : undefined);
    let other: Promise<void> | undefined;
    process.onOperation = (operation) => {
      if (!meanwhile || other || count > 1) return;
      const isLive = this.switches.at(-1)?.process === process;
      if (meanwhile.at === 'live' ? isLive : operation === meanwhile.at) other = this.perform(meanwhile.act);
    };
    return { process, ended: async () => other };
  }

  private async publishFromShell(act: PublishAct): Promise<void> {
    const { process, ended } = this.startPublish(act, 1);
    const number = Math.max(1, this.contents.length - 1);
    const asked = { withGatsby: act.withGatsby, ...(act.isOlder && { revision: revisionOf({ number }) }) };
    await this.inProcess(process, 'shell', (publishing) =>
      publishJob(publishing, asked, new AbortController().signal),
    );
    await ended();
  }

  private async publishFromDesk(act: PublishAct, asked?: AskedJob): Promise<void> {
    const desk = this.machine.start('desk');
    const children: Promise<void>[] = [];
    let runner: Runner | undefined;
    let isStopped = false;
    await this.inProcess(desk, 'desk', async (publishing) => {
      if (asked) await this.ask(publishing, asked);
      const runOne = async (id: string, signal: AbortSignal) => {
        const { process, ended } = this.startPublish(act, children.length + 1);
        const stopping = new AbortController();
        signal.addEventListener('abort', () => {
          if (!desk.isDead) stopping.abort(new StoppedError('The publish was stopped.', 143));
        });
        const begin = process.onOperation;
        process.onOperation = (operation) => {
          begin?.(operation);
          if (operation === act.desk?.at && children.length === 1)
            if (act.desk.isKilled) desk.kill();
            else {
              isStopped = true;
              void runner?.stop();
            }
        };
        const end = this.inProcess(process, 'shell', (own) => publishJob(own, { job: id }, stopping.signal));
        children.push(end.then(ended));
        const said = await end;
        if (said === 'killed' && act.desk === undefined) desk.kill();
        return said;
      };
      const jobs = new WatchedJobs(publishing.database);
      runner = new Runner({ jobs, releases: publishing.store, pollMs: 2 ** 30, run: runOne });
      runner.start();
      // In place of its timer.
      while (!jobs.isIdle && !isStopped) {
        await this.machine.wait(20);
        runner.wake();
      }
      await runner.stop();
    });
    void runner?.stop();
    await Promise.all(children);
  }

  private async takeBack({ isHeld, to, fault }: Extract<Act, { do: 'takeBack' }>): Promise<void> {
    const process = this.machine.start(isHeld ? 'hold' : 'takeBack', fault);
    const wasFull = this.machine.fullFor > 0;
    const said = await this.inProcess(process, 'desk', async ({ store, holds, recorder }) => {
      const ids = { oldest: (await store.list()).at(-1)?.id, live: (await store.current())?.id };
      await rollBack({ store, holds, recorder, id: to && ids[to], isHeld });
    });
    const isHindered = wasFull || fault?.kind === 'full' || this.act?.fault?.kind === 'full';
    const isExpected = ['', 'killed'].includes(said) || said.startsWith('There is no release');
    if (!isExpected && !isHindered) this.machine.report(`${process.identity} has failed: ${said}`);
  }
}
