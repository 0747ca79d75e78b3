#!/usr/bin/env bash
# Guess: a CronJob at three o'clock in Paris runs once in the night in which summer time ends, at three: there is one three o'clock, two is there twice.
# Behaviour: cron runs it twice, at 02:00 and at 03:00 winter time. Asked for the next times on the day before, croner and cron-parser answer
# 03:00 alone; so does cron from the second on.
# Version: cron 4.4.0, croner 11.0.1, cron-parser 5.10.6; the clock is Node's own mock (node:test).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund cron@4.4.0 croner@11.0.1 cron-parser@5.10.6 >/dev/null
cat > run.mjs <<'END'
import { mock } from 'node:test';
import { CronJob } from 'cron';
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';
const evening = new Date('2026-10-24T20:00:00Z');
const pattern = '0 3 * * *';
const zone = 'Europe/Paris';
const said = (date) => date.toLocaleString('en-GB', { timeZone: zone, timeZoneName: 'short' });
console.log(`croner ${said(new Cron(pattern, { timezone: zone }).nextRun(evening))}`);
const parsed = CronExpressionParser.parse(pattern, { currentDate: evening, tz: zone });
console.log(`cron-parser ${said(parsed.next().toDate())}`);
mock.timers.enable({ apis: ['Date', 'setTimeout'], now: evening });
const onTick = () => console.log(`cron ran at ${said(new Date())}`);
const job = CronJob.from({ cronTime: pattern, timeZone: zone, start: true, onTick });
for (let minute = 0; minute < 36 * 60; minute += 1) mock.timers.tick(60_000);
await job.stop();
END
node --no-warnings run.mjs | tee output.txt
diff output.txt - <<'END'
croner 25/10/2026, 3:00:00 CET
cron-parser 25/10/2026, 3:00:00 CET
cron ran at 25/10/2026, 2:00:00 CET
cron ran at 25/10/2026, 3:00:00 CET
cron ran at 26/10/2026, 3:00:00 CET
END
