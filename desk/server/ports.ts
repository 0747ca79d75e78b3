import type { HistoryEntry } from '../../publishing/historyEntry';
import type {
  Changes,
  Foretold,
  History,
  Preview,
  PreviewAddress,
  PreviewLink,
  Publish,
  Schedule,
  Session,
} from '../api';
import type { PreviewLinks } from './preview/PreviewLinks';
import type { PageRenderer } from './view/PageRenderer';

/** The desk's view of publishing. The methods throw an HttpError if the page has words for the problem. */
export interface DeskPublishing {
  /** The publish that goes on or went on last, whoever asked for it; `null` before the first. */
  latest(): Promise<Publish | null>;
  /** True while it runs. */
  isBusy(): Promise<boolean>;
  publish(request: { by: string; note: string; revision: string; address?: string }): Promise<Publish>;
  /** @param before id of the last entry that the page has; without it the newest are returned */
  history(before?: number): Promise<History>;
  takeBack(request: { by: string; releaseId: string; note: string; address?: string }): Promise<void>;
  lift(request: { by: string; note: string; address?: string }): Promise<void>;
  /** Tells the history. @throws Error when it cannot be told */
  record(entry: DeskRecord): Promise<void>;
  /** Tells the history of work, from its start to its end, whatever that is. A history that cannot be told holds up nothing. */
  recordRun<Result>(act: Required<Omit<DeskRecord, 'result'>>, work: () => Promise<Result>): Promise<Result>;
}

/** An action of somebody, done or refused. */
export interface DeskRecord {
  kind: HistoryEntry['kind'];
  /** '' where there is no such account: what was typed there may be a password. */
  who: string;
  result: 'succeeded' | 'failed' | 'refused';
  note?: string;
  address: string;
}

export type PlannedPublish = Omit<Schedule, 'isOvertaken' | 'isOrphaned'>;

/** Publishes that are planned for a moment. */
export interface DeskSchedules {
  /** The next first. */
  list(): Promise<(PlannedPublish & Pick<Schedule, 'isOrphaned'>)[]>;
  /** @throws HttpError for the past, for a minute that has one, and when there are too many */
  plan(wanted: Omit<PlannedPublish, 'id'> & { address?: string }): Promise<PlannedPublish>;
  /** Gives up those of an account that may publish no more. @returns them */
  orphan(name: string): Promise<PlannedPublish[]>;
  /** @throws HttpError when it was withdrawn, or has been published */
  withdraw(request: { by: string; id: number; address?: string }): Promise<void>;
}

/** The desk's view of the content API and of the live release. */
export interface DeskContent {
  changes(): Promise<Changes>;
  /** The revision that a publish would take, without its changes. */
  latest(): Promise<Pick<Changes, 'latest' | 'hold'>>;
  /** A picture of a revision; undefined when there is none. */
  picture(revision: string, path: string): Promise<{ type: string; bytes: Buffer } | undefined>;
  /** Predicts the pages that publishing the latest revision would touch; `null` if there is nothing to compare. */
  foretold(): Promise<Foretold>;
  /** True if the live revision is newer than the planned one. */
  isOvertaken(revision: string | null): Promise<boolean>;
}

/** The site as it would be after a publish. */
export interface DeskPreview {
  readonly state: Preview;
  /** Sees to it that a revision is shown soon. */
  ask(revision: string, options?: { isRetry?: boolean }): void;
  /** A new secret address of it. */
  createAddress(link: Pick<PreviewLink, 'by' | 'revision'>): Promise<PreviewAddress>;
  readonly links: Pick<PreviewLinks, 'list' | 'withdraw'>;
}

/** Pages of a revision as they would be. */
export type DeskPages = Pick<PageRenderer, 'paths' | 'file'>;

export type Role = Session['role'];
