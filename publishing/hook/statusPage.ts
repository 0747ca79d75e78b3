import type { JobEvent, PublishJob } from '../jobs/publishJob';
import type { PublishReport, PublishStep } from '../publishEvents';
import { type Failure, type JobStatus, statusOf, type StepStatus } from './jobStatus';

/** Inline, because the page must not depend on the release that is being made. */
const statusPageStyle = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #23254d; background: #fff; }
body { margin: 0; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
dl { margin: 0; display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1rem; }
dt, .muted, time { color: #5b5e78; }
dd { margin: 0; }
ol, ul { margin: 0; padding: 0; list-style: none; }
li { padding: .35rem 0; border-top: 1px solid #dcdde8; }
time { font-variant-numeric: tabular-nums; margin-right: .5rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-top: 1px solid #dcdde8; }
th { overflow-wrap: normal; }
td.seconds { font-variant-numeric: tabular-nums; white-space: nowrap; }
pre { margin: .5rem 0; white-space: pre-wrap; font: .875rem/1.5 ui-monospace, monospace; }
.succeeded, .finished { color: #1d6b3a; }
.failed { color: #b3261e; }
.state { font-weight: 600; }
`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const stepNames: Readonly<Record<PublishStep, string>> = {
  wait: 'Wait for other publishes',
  build: 'Build the pages',
  compress: 'Compress them',
  assemble: 'Assemble the release',
  check: 'Check the release',
  promote: 'Go live',
  tidy: 'Remove old releases',
};

const stateNames: Readonly<Record<JobStatus['status'], string>> = {
  queued: 'Queued',
  running: 'Running',
  succeeded: 'Published',
  failed: 'Failed',
};

const stepStateNames: Readonly<Record<StepStatus['state'], string>> = {
  waiting: 'not started',
  running: 'running',
  finished: 'finished',
  failed: 'failed',
};

/** Entries shown of each list; the JSON of the same address has all. */
const pathsShown = 100;

function secondsText(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

function timeElement(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.slice(11, 19))}</time>`;
}

/** With date and time zone, which the times of the log leave out. */
function momentText(iso: string): string {
  return `${escapeHtml(iso.slice(0, 10))} ${escapeHtml(iso.slice(11, 19))} UTC`;
}

function facts({ job, queuedAt, reasons, requests }: JobStatus): string {
  const reason = reasons.length > 0 ? reasons.map(escapeHtml).join('<br>') : 'none was given';
  return (
    `<dl><dt>Job</dt><dd>${escapeHtml(job)}</dd>` +
    `<dt>Asked for</dt><dd>${momentText(queuedAt)}${requests > 1 ? `, and ${requests - 1} times more` : ''}</dd>` +
    `<dt>Reason</dt><dd>${reason}</dd></dl>`
  );
}

/** The page up to the log of the steps, whose entries follow one by one. */
export function statusPageStart(job: PublishJob): string {
  const status = statusOf(job);
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">' +
    `<title>Publish job ${escapeHtml(job.id.slice(0, 8))}</title><style>${statusPageStyle}</style></head>` +
    `<body><main><h1>Publish job</h1>${facts(status)}` +
    '<h2 id="log">What happens</h2><div role="log" aria-labelledby="log"><ol>'
  );
}

function sentence({ event }: JobEvent): string {
  switch (event.type) {
    case 'state': {
      const name = `<span class="state ${event.state}">${stateNames[event.state]}</span>`;
      return event.message === undefined ? name : `${name}<pre>${escapeHtml(event.message)}</pre>`;
    }
    case 'started':
      return `${stepNames[event.step]}: started`;
    case 'progress':
      return `${stepNames[event.step]}: ${escapeHtml(event.detail)}`;
    case 'finished':
      return `${stepNames[event.step]}: finished in ${secondsText(event.seconds)}. ${escapeHtml(event.detail)}`;
    case 'failed':
      return `<span class="state failed">${stepNames[event.step]}: failed</span><pre>${escapeHtml(event.message)}</pre>`;
    case 'published':
      return `Release ${escapeHtml(event.report.releaseId)} is live`;
  }
}

export function statusPageEntry(entry: JobEvent): string {
  return `<li>${timeElement(entry.at)}${sentence(entry)}</li>\n`;
}

/** A comment, which keeps proxies from closing the answer. */
export const statusPagePause = '<!-- still there -->\n';

function stepRow({ step, state, seconds, detail = '' }: StepStatus): string {
  const time = seconds === undefined ? '' : secondsText(seconds);
  return (
    `<tr><th scope="row">${stepNames[step]}</th><td class="${state}">${stepStateNames[state]}</td>` +
    `<td class="seconds">${time}</td><td>${escapeHtml(detail)}</td></tr>`
  );
}

function stepTable(steps: readonly StepStatus[]): string {
  return (
    '<h2 id="steps">Steps</h2><table aria-labelledby="steps"><thead><tr><th scope="col">Step</th>' +
    '<th scope="col">State</th><th scope="col">Time</th><th scope="col">Detail</th></tr></thead>' +
    `<tbody>${steps.map(stepRow).join('')}</tbody></table>`
  );
}

function pathList(title: string, items: readonly string[]): string {
  if (items.length === 0) return `<h3>${title}: none</h3>`;
  const shown = items.slice(0, pathsShown).map((item) => `<li>${escapeHtml(item)}</li>`);
  const rest = items.length - shown.length;
  const more = rest > 0 ? `<li class="muted">and ${rest} more: the JSON of this address has all</li>` : '';
  return `<h3>${title}: ${items.length}</h3><ul>${shown.join('')}${more}</ul>`;
}

function reportText(report: PublishReport): string {
  const redirected = report.redirected.map(({ from, to }) => `${from} → ${to}`);
  return (
    `<p>Release ${escapeHtml(report.releaseId)} with ${report.pages} pages.</p>` +
    pathList('Warnings', report.warnings) +
    pathList('Pages rendered', report.rendered) +
    pathList('Pages created', report.created) +
    pathList('Pages removed', report.removed) +
    pathList('Addresses redirected', redirected)
  );
}

function failureText({ step, message, advice }: Failure): string {
  const where = step === undefined ? '' : `<p>It failed at: ${stepNames[step]}.</p>`;
  return `${where}<pre>${escapeHtml(message)}</pre><p>${escapeHtml(advice)}</p>`;
}

const unfinishedText =
  '<p>The server is being stopped. The publish goes on when it is back: open this page again then.</p>';

/** The rest of the page, when the log has ended. */
export function statusPageEnd(job: PublishJob): string {
  const status = statusOf(job);
  const isEnded = status.report !== undefined || status.failure !== undefined;
  return (
    `</ol></div><h2>Result</h2><p class="state ${status.status}">${stateNames[status.status]}</p>` +
    (status.failure ? failureText(status.failure) : '') +
    (status.report && status.status === 'succeeded' ? reportText(status.report) : '') +
    (isEnded ? '' : unfinishedText) +
    `${stepTable(status.steps)}</main></body></html>\n`
  );
}
