import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ContentRepository } from '../../../content/revisions/ContentRepository';
import { ContentRevisions } from '../../../publishing/contentRevisions';
import { silentLog } from '../../../platform/log';
import { OwnRevisions } from '../editing/OwnRevisions';
import type { ContentRevision } from '../../../contract/revisionSchemas';
import * as v from 'valibot';
import {
  type Changes,
  type Foretold,
  type History,
  type Preview,
  problemSchema,
  type Publish,
} from '../../api';
import { Accounts } from '../accounts/DeskAccounts';
import { CompanyAccounts } from '../accounts/CompanyAccounts';
import { SecondFactors } from '../accounts/SecondFactors';
import { asking } from '../publishing/pendingChanges';
import { ContentDrafts } from '../editing/contentDrafts';
import { createDeskServer, type DeskServerOptions } from '../createDeskServer';
import type { Database } from '../../../platform/database/Database';
import type { DeskContent, DeskPages, DeskPreview, DeskPublishing } from '../ports';
import type { DeskRecord, Role } from '../deskActs';
import { PreviewLinks } from '../preview/PreviewLinks';
import { DeskDrafts, type DeskDraftsOptions } from '../editing/DeskDrafts';
import { Remarks } from '../editing/RemarkStore';
import { Reviews } from '../editing/reviews';
import { Schedules } from '../publishing/Schedules';
import { Sessions } from '../accounts/Sessions';
import { SignInLimit } from '../accounts/SignInLimit';
import { useDatabase } from './useDatabase';

export const revision: ContentRevision = {
  id: 'a1b2c3',
  at: '2026-11-20T09:00:00.000Z',
  author: 'Camille',
  message: 'Letter of November',
  problems: [],
  untranslated: [],
  uncommitted: [],
};

export const publish: Publish = {
  by: 'camille',
  via: 'desk',
  note: '',
  state: 'queued',
  queuedAt: '2026-11-20T10:00:00.000Z',
  events: [],
  estimatedSeconds: null,
};

/** Remembers what it is asked for. */
export class FakePublishing implements DeskPublishing {
  readonly calls: [method: string, argument: unknown][] = [];
  problem: Error | undefined;
  newest: Publish | null = null;
  found: History = { entries: [], hasMore: false, releases: [], hold: null };

  async latest() {
    return this.newest;
  }

  async isBusy() {
    return false;
  }

  async publish(request: { by: string; note: string; revision: string | null }) {
    this.remember('publish', request);
    return { ...publish, by: request.by, note: request.note };
  }

  async history(before?: number) {
    this.remember('history', before);
    return this.found;
  }

  async takeBack(request: { by: string; releaseId: string; note: string }) {
    this.remember('takeBack', request);
  }

  async lift(request: { by: string; note: string }) {
    this.remember('lift', request);
  }

  async record(entry: DeskRecord) {
    this.remember('record', entry);
  }

  async recordRun<Result>(
    act: Parameters<DeskPublishing['recordRun']>[0],
    work: () => Promise<Result>,
  ): Promise<Result> {
    this.remember('recordRun', act);
    return work();
  }

  private remember(method: string, argument: unknown): void {
    this.calls.push([method, argument]);
    if (this.problem) throw this.problem;
  }
}

export const page = {
  'index.html': '<meta name="csp-nonce" content="__CSP_NONCE__"><script src="/assets/app-1.js"></script>',
  'assets/app-1.js': 'start();',
  'favicon.svg': '<svg/>',
  '.secret': 'hush',
};

async function writePage(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(page)) await writeFile(path.join(folder, name), text);
}

export class FakePreview implements DeskPreview {
  state: Preview = { shown: null, building: null, failure: null };
  readonly asked: [revision: string | null, options?: { isRetry?: boolean }][] = [];

  ask(...asked: FakePreview['asked'][number]) {
    this.asked.push(asked);
  }

  constructor(readonly links: PreviewLinks) {}

  async createAddress(link: Parameters<PreviewLinks['create']>[0]) {
    const { id } = await this.links.create(link, new Date('2026-11-20T10:00:00.000Z'));
    return { id, address: 'http://127.0.0.1:9101/preview?key=abc', expiresAt: '2026-11-21T10:00:00.000Z' };
  }
}

export const hold = { by: 'jo', at: '2026-11-20T09:00:00.000Z', note: 'wrong figures', releaseId: 'r1' };

/** Letters that a page must not take for markup, and JSON must carry. */
export const hostile = '</script><img src=x onerror=alert(1)>"\\\n\u{1f600}';

/** Status and code of a problem, in the form of the contract. */
export function problemIn(response: { statusCode: number; json: () => unknown }) {
  return [response.statusCode, v.parse(problemSchema, response.json()).code];
}

/** A desk in the middle of a test: its clock is `desk.now`, its content `desk.changes` and `desk.foretold`. */
export class TestDesk {
  now = new Date('2026-11-20T10:00:00Z');
  changes: Changes = { live: null, latest: revision, changes: [], omitted: 0, hold: null };
  /** Called when the content is read, which goes on once it resolves. */
  onReading: () => Promise<unknown> = async () => undefined;
  foretold: Foretold = null;
  /** By revision and path. */
  readonly pictures = new Map<string, { type: string; bytes: Buffer }>();
  isOvertaken: DeskContent['isOvertaken'] = async () => false;
  /** Nothing is at any address. */
  pages: DeskPages = { paths: async () => ({}), file: async () => undefined };
  readonly publishing = new FakePublishing();
  readonly preview: FakePreview;
  readonly limit: SignInLimit;
  readonly accounts: Accounts;
  readonly secondFactors: SecondFactors;
  readonly sessions: Sessions;
  readonly schedules: Schedules;
  /** Records of planned publishes in the history. */
  readonly recorded: [kind: string, actor: { by: string; note: string; address?: string | undefined }][] = [];
  app: FastifyInstance | undefined;
  private cookieName = 'desk-session';

  constructor(
    readonly database: Database,
    publishing: Database,
    private readonly folder: string,
  ) {
    this.accounts = new Accounts(database);
    this.secondFactors = new SecondFactors(database);
    this.sessions = new Sessions(database);
    this.limit = new SignInLimit(database);
    this.preview = new FakePreview(new PreviewLinks(database));
    this.schedules = new Schedules(publishing, {
      record: async (...told) => void this.recorded.push(told),
      now: () => this.now,
    });
  }

  async start(options: Partial<DeskServerOptions> = {}): Promise<FastifyInstance> {
    const pageFolder = path.join(this.folder, 'page');
    await writePage(pageFolder);
    if (options.deskUrl !== undefined) this.cookieName = '__Host-desk-session';
    this.app = await createDeskServer({
      accounts: this.accounts,
      secondFactors: this.secondFactors,
      isSecondFactorRequired: false,
      companyAccounts: new CompanyAccounts(this.database, 'https://www.example.com'),
      sessions: this.sessions,
      limit: this.limit,
      publishing: this.publishing,
      schedules: this.schedules,
      content: {
        changes: async () => this.changes,
        latest: async () => {
          await this.onReading();
          return this.changes;
        },
        picture: async (...asked) => this.pictures.get(asked.join('/')),
        foretold: async () => this.foretold,
        isOvertaken: (revision) => this.isOvertaken(revision),
      },
      preview: this.preview,
      pages: this.pages,
      drafts: this.drafts(),
      siteUrl: 'https://www.example.com',
      pageFolder,
      contentApi: async () => ({ status: 'unknown', httpStatus: 404 }),
      lastCheck: () => undefined,
      lastGatsbyBuild: async () => undefined,
      now: () => this.now,
      ...options,
    });
    return this.app;
  }

  /** Drafts of a repository; without one there are none. */
  drafts(repository?: ContentRepository, options: Partial<DeskDraftsOptions> = {}): DeskDrafts {
    const revisions = repository
      ? new OwnRevisions(repository, silentLog)
      : new ContentRevisions({ url: 'http://127.0.0.1:1', token: undefined });
    return new DeskDrafts({
      content: new ContentDrafts(repository),
      reviews: new Reviews(this.database),
      remarks: new Remarks(this.database),
      changes: (since, commit) => asking(revisions.changes(since, commit)),
      revision: (commit) => asking(revisions.find(commit)),
      revisionNow: (commit) => asking(revisions.findNow(commit)),
      history: this.publishing,
      isReviewRequired: true,
      siteUrl: 'https://www.example.com',
      now: () => this.now,
      ...options,
    });
  }

  pass(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds);
  }

  /** A request as the desk's page makes it; a header of `undefined` is left out. */
  async ask(
    method: InjectOptions['method'],
    url: string,
    body?: object,
    headers: Record<string, string | undefined> = {},
  ) {
    if (!this.app) throw new Error('Start the desk first');
    const ownHeaders = { 'content-type': 'application/json', origin: 'http://localhost:9100' };
    const all: Record<string, string | undefined> = {
      host: 'localhost:9100',
      ...(method === 'GET' ? {} : ownHeaders),
      ...headers,
    };
    return this.app.inject({
      method,
      url,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  }

  /** Starts it with somebody signed in, in whose name `get` and `post` ask. */
  async startFor(role: Role = 'publisher', options: Partial<DeskServerOptions> = {}) {
    const app = await this.start(options);
    const cookie = await this.cookieOf('camille', role);
    return {
      app,
      cookie,
      publishing: this.publishing,
      preview: this.preview,
      get: (url: string, headers: Record<string, string> = {}) =>
        this.ask('GET', url, undefined, { cookie, ...headers }),
      post: (url: string, body: object, headers: Record<string, string | undefined> = {}) =>
        this.ask('POST', url, body, { cookie, ...headers }),
    };
  }

  /** The cookie header of a new session. */
  async cookieOf(name: string, role: Role): Promise<string> {
    await this.accounts.ensure({ name, role }, this.now);
    return `${this.cookieName}=${await this.sessions.start({ name, signedInBy: 'password', browser: '' }, this.now)}`;
  }
}

/** A new desk for each test. */
export function useDesk() {
  const database = useDatabase();
  const state: { desk: TestDesk | undefined } = { desk: undefined };
  beforeEach(async () => {
    state.desk = new TestDesk(await database.open(), await database.openPublishing(), database.folder);
  });
  afterEach(async () => {
    // Close the streams that a test left open.
    state.desk?.app?.server.closeAllConnections();
    await state.desk?.app?.close();
  });
  return () => {
    if (!state.desk) throw new Error('There is a desk during tests only');
    return state.desk;
  };
}
