import * as v from 'valibot';
import { type HistoryWay, historyWays } from '../history/historyEntry';
import {
  type Failure,
  failureSchema,
  type PublishEvent,
  publishEventSchema,
  type PublishReport,
} from '../publishEvents';

const jobStates = ['queued', 'running', 'succeeded', 'failed'] as const;

export type JobState = (typeof jobStates)[number];

/** A change of the job's state, with a sentence where it needs one. */
const stateEventSchema = v.object({
  type: v.literal('state'),
  state: v.picklist(jobStates),
  message: v.optional(v.string()),
  failure: v.optional(failureSchema),
});

const jobEventSchema = v.object({
  /** Increases from event to event, also across restarts; may have gaps. */
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** ISO 8601, UTC. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  event: v.variant('type', [stateEventSchema, publishEventSchema]),
});

export type JobEvent = v.InferOutput<typeof jobEventSchema>;

export const jobIdPattern = /^[0-9a-f]{32}$/;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const publishJobSchema = v.object({
  /** 128 random bits: who knows it may read the job. */
  id: v.pipe(v.string(), v.regex(jobIdPattern)),
  /** Order of the jobs; clocks may go back. */
  sequence: count,
  state: v.picklist(jobStates),
  /** Reasons given by the requests, the newest last. */
  reasons: v.array(v.string()),
  requests: count,
  /** Who asked for it, and from where; without them it was the hook. */
  by: v.optional(v.string()),
  via: v.optional(v.picklist(historyWays)),
  /** Of their client, where one asked the desk. */
  address: v.optional(v.string()),
  /** Of the content; the latest by default. */
  revision: v.optional(v.string()),
  /** How often the server crashed while the job ran. */
  crashCount: v.optional(count, 0),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  lastEventId: count,
  /** By id. Only the newest progress of each step is kept. */
  events: v.array(jobEventSchema),
});

export type PublishJob = v.InferOutput<typeof publishJobSchema>;

/** Without `by` and `via` it is the hook's. */
export interface PublishRequest {
  /** Of the job, by which a request that is made again is known. Without it a job of the sender that waits is joined. */
  id?: string | undefined;
  reason?: string | undefined;
  by?: string | undefined;
  via?: HistoryWay | undefined;
  address?: string | undefined;
  revision?: string | undefined;
}

const reasonsKept = 20;
const progressKeptPerStep = 20;

export function isFinished({ state }: Pick<PublishJob, 'state'>): boolean {
  return state === 'succeeded' || state === 'failed';
}

export function newJob(id: string, sequence: number, reason: string | undefined, now: Date): PublishJob {
  const empty: PublishJob = {
    id,
    sequence,
    state: 'queued',
    reasons: reason === undefined ? [] : [reason],
    requests: 1,
    crashCount: 0,
    createdAt: now.toISOString(),
    lastEventId: 0,
    events: [],
  };
  return withState(empty, 'queued', now);
}

/** The job with one more request. */
export function withRequest(job: PublishJob, reason: string | undefined): PublishJob {
  const reasons = reason === undefined ? job.reasons : [...job.reasons, reason].slice(-reasonsKept);
  return { ...job, reasons, requests: job.requests + 1 };
}

/** Drops the oldest progress of a step that has too much; its start and end stay. */
function withoutOldProgress(events: JobEvent[], step: string): JobEvent[] {
  const said = events.filter(({ event }) => event.type === 'progress' && event.step === step);
  const dropped = said.length > progressKeptPerStep ? said[0] : undefined;
  return dropped === undefined ? events : events.filter((event) => event !== dropped);
}

export function withEvent(job: PublishJob, event: JobEvent['event'], now: Date): PublishJob {
  const id = job.lastEventId + 1;
  const events = [...job.events, { id, at: now.toISOString(), event }];
  return {
    ...job,
    lastEventId: id,
    events: event.type === 'progress' ? withoutOldProgress(events, event.step) : events,
  };
}

/** Why a job is in its state. */
export interface Reason {
  message?: string | undefined;
  failure?: Failure | undefined;
}

/** The job in another state. A job that is queued again loses the steps of its last run. */
export function withState(job: PublishJob, state: JobState, now: Date, reason: Reason = {}): PublishJob {
  const events = state === 'queued' ? job.events.filter(({ event }) => event.type === 'state') : job.events;
  return withEvent({ ...job, state, events }, { type: 'state', state, ...reason }, now);
}

/** Events of the job's newest run. */
export function eventsOfRun({ events }: PublishJob): PublishEvent[] {
  return events.flatMap(({ event }) => (event.type === 'state' ? [] : [event]));
}

export function reportOf(job: PublishJob): PublishReport | undefined {
  return eventsOfRun(job).find((event) => event.type === 'published')?.report;
}
