import { eventsOfRun, type JobState, type PublishJob, reportOf } from '../jobs/publishJob';
import {
  type Failure,
  type PublishEvent,
  type PublishReport,
  type PublishStep,
  publishSteps,
} from '../publishEvents';

type StepState = 'waiting' | 'running' | 'finished' | 'failed';

interface StepStatus {
  step: PublishStep;
  state: StepState;
  seconds?: number;
  detail?: string;
}

interface JobFailure {
  /** Why, where that is known. */
  failure: Failure | undefined;
  step: PublishStep | undefined;
  message: string;
  advice: string;
}

/** A job as its address answers it. */
interface JobStatus {
  job: string;
  status: JobState;
  reasons: string[];
  /** How many requests this job answers. */
  requests: number;
  queuedAt: string;
  startedAt?: string;
  endedAt?: string;
  steps: StepStatus[];
  report?: PublishReport;
  failure?: JobFailure;
}

/** For the sender of the hook. */
const advice =
  'The live release is unchanged. Correct the cause and send the hook again; `npm run release` on the server does the ' +
  'same and shows the whole output.';

function stepAfter(status: StepStatus, event: PublishEvent): StepStatus {
  switch (event.type) {
    case 'started':
      return { ...status, state: 'running' };
    case 'progress':
      return { ...status, detail: event.detail };
    case 'finished':
      return { ...status, state: 'finished', seconds: event.seconds, detail: event.detail };
    case 'failed':
      return { ...status, state: 'failed', detail: event.message };
    case 'published':
      return status;
  }
}

function isOfStep(event: PublishEvent, step: PublishStep): boolean {
  return event.type !== 'published' && event.step === step;
}

function stepsOf(job: PublishJob): StepStatus[] {
  const events = eventsOfRun(job);
  return publishSteps.map((step) => {
    const before: StepStatus = { step, state: 'waiting' };
    const status = events.filter((event) => isOfStep(event, step)).reduce(stepAfter, before);
    // A killed process has not reported that its step failed.
    return job.state === 'failed' && status.state === 'running' ? { ...status, state: 'failed' } : status;
  });
}

/** The newest event that brought the job into one of these states. */
function lastState(job: PublishJob, ...states: JobState[]) {
  return job.events.findLast(({ event }) => event.type === 'state' && states.includes(event.state));
}

function failureOf(job: PublishJob, steps: readonly StepStatus[]): JobFailure | undefined {
  if (job.state !== 'failed') return undefined;
  const event = lastState(job, 'failed')?.event;
  const { message = 'The publish ended without a result.', failure } = event?.type === 'state' ? event : {};
  const step = steps.find(({ state }) => state === 'failed')?.step;
  return { failure, step, message, advice };
}

export function statusOf(job: PublishJob): JobStatus {
  const steps = stepsOf(job);
  const isWaiting = job.state === 'queued';
  return {
    job: job.id,
    status: job.state,
    reasons: job.reasons,
    requests: job.requests,
    queuedAt: job.createdAt,
    startedAt: isWaiting ? undefined : lastState(job, 'running')?.at,
    endedAt: lastState(job, 'succeeded', 'failed')?.at,
    steps,
    report: reportOf(job),
    failure: failureOf(job, steps),
  };
}
