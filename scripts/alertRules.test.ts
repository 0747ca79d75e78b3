import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { addContentMetrics } from '../content-api/server/contentMetrics';
import { addDeskMetrics } from '../desk/server/deskMetrics';
import { silentLog } from '../platform/log';
import { createMetrics } from '../platform/metrics';
import { openPublishing } from '../publishing/database';
import { addPublishMetrics } from '../publishing/publishMetrics';
import { createSiteServer } from '../site-server/createSiteServer';
import { writeLiveRelease } from '../site-server/testing/liveRelease';

const ruleSchema = v.object({
  alert: v.string(),
  expr: v.string(),
  annotations: v.object({ summary: v.string() }),
});
const fileSchema = v.object({ groups: v.array(v.object({ rules: v.array(ruleSchema) })) });

/** Names that are no metrics of ours: functions and keywords of PromQL, and a metric that Prometheus adds itself. */
const ofPrometheus = ['time', 'rate', 'increase', 'sum', 'by', 'and', 'up'];

/** Names in an expression, without labels and times. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ');
  const names = bare.match(/[a-z_][a-z0-9_]*/gi) ?? [];
  return names.filter((name) => !ofPrometheus.includes(name));
}

test('each metric that an alert asks for is told by a server', async () => {
  const releasesFolder = await writeLiveRelease({});
  const [site, contentApi, desk] = [createMetrics(), createMetrics(), createMetrics()];
  const app = await createSiteServer({ releasesFolder, contentApiUrl: 'http://127.0.0.1:9', metrics: site });
  const database = await openPublishing(releasesFolder);
  addPublishMetrics(desk, async () => 0);
  addContentMetrics(contentApi, {
    known: () => ({ problems: [] }),
    countRequests: async () => ({ waiting: 0, delivered: 0, oldestWaitingAt: null }),
    log: silentLog,
  });
  addDeskMetrics(desk, {
    releases: { folder: releasesFolder },
    database,
    schedules: { outlook: async () => ({ count: 0, nextAt: null }) },
    scheduler: { lastCheck: undefined, contentDueAt: undefined },
    contentApi: async () => ({ status: 'unreachable' }),
    log: silentLog,
  });
  database.close();
  await app.close();
  await rm(releasesFolder, { recursive: true });
  const known = [site, contentApi, desk].flatMap((registry) =>
    registry.getMetricsAsArray().map(({ name }) => name),
  );
  const text = await readFile(path.join(__dirname, '..', 'deploy', 'prometheus', 'alerts.yml'), 'utf8');
  const rules = v.parse(fileSchema, parse(text)).groups.flatMap((group) => group.rules);
  const asked = rules.flatMap(({ alert, expr }) => metricsIn(expr).map((metric) => ({ alert, metric })));
  expect(asked.length).toBeGreaterThan(rules.length);
  const unknown = asked.filter(({ metric }) => !known.includes(metric.replace(/_(?:count|sum|bucket)$/, '')));
  expect(unknown).toEqual([]);
});
