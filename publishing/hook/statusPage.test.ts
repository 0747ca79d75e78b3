import { newJob, type PublishJob, withEvent, withState } from '../jobs/publishJob';
import type { PublishEvent } from '../publishEvents';
import { report } from '../testing/fakeReleases';
import { statusPageEnd, statusPageEntry, statusPageStart } from './statusPage';

const now = new Date('2026-11-21T08:00:00Z');
const attack = `<script>alert('x')</script>"&`;
const escaped = '&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;';

function jobOf(
  events: PublishEvent[],
  end: 'succeeded' | 'failed' | 'running',
  message?: string,
): PublishJob {
  const queued = newJob('0123456789abcdef0123456789abcdef', 1, attack, now);
  const running = events.reduce(
    (job, event) => withEvent(job, event, now),
    withState(queued, 'running', now),
  );
  return end === 'running' ? running : withState(running, end, now, message);
}

function pageOf(job: PublishJob): string {
  return statusPageStart(job) + job.events.map(statusPageEntry).join('') + statusPageEnd(job);
}

it('shows the report of a publish, long lists in part', () => {
  const rendered = Array.from({ length: 150 }, (_, index) => `/fr/page-${index}`);
  const page = pageOf(jobOf([{ type: 'published', report: { ...report, rendered } }], 'succeeded'));
  expect(page).toContain('Pages rendered: 150');
  expect(page).toContain('/fr/page-99<');
  expect(page).not.toContain('/fr/page-100<');
  expect(page).toContain('and 50 more');
  expect(page).toContain('Pages created: none');
  expect(page).toContain('/fr/avant → /fr/apres');
  expect(page.endsWith('</main></body></html>\n')).toBe(true);
});

it('says what failed where, and what to do', () => {
  const failed: PublishEvent = { type: 'failed', step: 'check', message: '3 pages are empty' };
  const page = pageOf(jobOf([{ type: 'started', step: 'check' }, failed], 'failed', '3 pages are empty'));
  expect(page).toContain('It failed at: Check the release.');
  expect(page).toContain('<pre>3 pages are empty</pre>');
  expect(page).toContain('The live release is unchanged.');
});

it('says that a job goes on later when the server stops', () => {
  expect(pageOf(jobOf([{ type: 'started', step: 'build' }], 'running'))).toContain('open this page again');
});

it('escapes all that comes from elsewhere', () => {
  const events: PublishEvent[] = [
    { type: 'progress', step: 'build', detail: attack },
    { type: 'finished', step: 'wait', seconds: 1, detail: attack },
    { type: 'failed', step: 'build', message: attack },
    { type: 'published', report: { ...report, releaseId: attack, rendered: [attack] } },
  ];
  for (const page of [pageOf(jobOf(events, 'succeeded')), pageOf(jobOf(events, 'failed', attack))]) {
    expect(page).toContain(escaped);
    expect(page).not.toContain('<script');
    expect(page).not.toContain(attack);
  }
});
