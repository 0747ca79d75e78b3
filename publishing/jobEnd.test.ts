import { StoppedError } from '../platform/runScript';
import { endOf, PublishFailure, type RunEnd } from './jobEnd';

const stopped = new StoppedError('The publish was stopped.', 143);
const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });

it.each<[run: RunEnd, via: 'desk' | 'shell', crashes: number, end: object]>([
  [{ is: 'live' }, 'desk', 2, { state: 'succeeded' }],
  [
    { is: 'error', error: new PublishFailure('checks', 'No title') },
    'desk',
    0,
    { state: 'failed', failure: 'checks' },
  ],
  [{ is: 'error', error: full }, 'desk', 0, { state: 'failed', failure: 'disk-full' }],
  [{ is: 'error', error: stopped }, 'desk', 0, { state: 'queued' }],
  [{ is: 'error', error: stopped }, 'shell', 0, { state: 'failed', failure: 'ended' }],
  [{ is: 'withdrawn', error: stopped }, 'shell', 0, { state: 'failed', message: stopped.message }],
  [{ is: 'stopped' }, 'desk', 2, { state: 'queued' }],
  [
    { is: 'too-long', limitMs: 7_200_000 },
    'desk',
    0,
    { failure: 'too-long', message: expect.stringContaining('120 minutes') },
  ],
  [{ is: 'exited', said: 'code 7' }, 'desk', 0, { state: 'failed', failure: 'ended', message: 'code 7' }],
  [{ is: 'lost' }, 'desk', 1, { state: 'queued' }],
  [{ is: 'lost' }, 'desk', 2, { state: 'failed', failure: 'crashed' }],
  [{ is: 'lost' }, 'shell', 0, { state: 'failed', failure: 'ended' }],
])('%j of a job of the %s that crashed %i times', (run, via, crashes, end) => {
  expect(endOf({ via, crashes }, run)).toMatchObject(end);
});
