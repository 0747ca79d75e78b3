import { Registry } from 'prom-client';
import type { RequestCounts } from '../contact/store/ContactStore';
import { recordingLog } from '../contact/testing/contactExamples';
import { exampleContent } from '../../content/testing/exampleContent';
import { addContentMetrics } from './contentMetrics';

function metricsWith(countRequests: () => Promise<RequestCounts>) {
  const registry = new Registry();
  const log = recordingLog();
  const state = { content: exampleContent, folder: '', readAt: new Date('2026-11-21T08:00:00Z') };
  const problem = { file: 'content/team/team.yaml', line: 1, expected: 'expected a list' };
  const known = () => ({ state, problems: [problem, problem] });
  const now = () => new Date('2026-11-21T09:00:00Z');
  addContentMetrics(registry, { known, countRequests, log, now });
  return { registry, log };
}

const samplesIn = (text: string) => text.split('\n').filter((line) => /^\w/.test(line));

test('tells the state of the content and of the contact requests', async () => {
  const { registry } = metricsWith(async () => ({
    waiting: 1,
    delivered: 12,
    oldestWaitingAt: Date.parse('2026-11-21T08:30:00Z'),
  }));
  expect(samplesIn(await registry.metrics())).toEqual([
    'meridane_content_problems 2',
    'meridane_content_loaded_timestamp_seconds 1795248000',
    'meridane_contact_requests{state="waiting"} 1',
    'meridane_contact_requests{state="delivered"} 12',
    'meridane_contact_oldest_waiting_seconds 1800',
  ]);
});

test('a database that fails leaves only its own metric out', async () => {
  const { registry, log } = metricsWith(() => Promise.reject(new Error('disk I/O error')));
  expect(samplesIn(await registry.metrics())).toEqual([
    'meridane_content_problems 2',
    'meridane_content_loaded_timestamp_seconds 1795248000',
    'meridane_contact_oldest_waiting_seconds Nan',
  ]);
  expect(log.lines).toEqual([
    expect.stringContaining('the metric meridane_contact_requests cannot be read'),
    expect.stringContaining('the metric meridane_contact_oldest_waiting_seconds cannot be read'),
  ]);
});
