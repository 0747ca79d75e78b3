import { clearLine, cursorTo } from 'node:readline';
import { type PublishEvent, type PublishReport, type PublishStep, publishSteps } from './events';
import type { Release } from './releases/releaseFiles';

/** Rough duration of each step, in percent of a publish. */
const shares: Readonly<Record<PublishStep, number>> = {
  wait: 1,
  build: 65,
  compress: 15,
  assemble: 7,
  check: 9,
  promote: 1,
  tidy: 2,
};

/** 0.25 for a text with `12 of 48` or `12/48`; 0 without such numbers. */
function toldPart(detail: string): number {
  const [, done, all] = /\b(\d+)(?: of |\/)(\d+)\b/.exec(detail) ?? [];
  return done !== undefined && all !== undefined && Number(all) > 0
    ? Math.min(1, Number(done) / Number(all))
    : 0;
}

/** How much of a publish is done after this event, from 0 to 1. */
export function doneAfter(event: PublishEvent): number {
  if (event.type === 'published') return 1;
  const position = publishSteps.indexOf(event.step);
  const before = publishSteps.slice(0, position).reduce((sum, step) => sum + shares[step], 0);
  const part = event.type === 'finished' ? 1 : event.type === 'progress' ? toldPart(event.detail) : 0;
  return (before + shares[event.step] * part) / 100;
}

/** The bar, the step and its detail, cut to `columns`. */
export function progressLine(event: PublishEvent, done: number, columns: number): string {
  const width = 20;
  const filled = Math.round(done * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  const step = event.type === 'published' ? '' : event.step;
  const detail = event.type === 'progress' || event.type === 'finished' ? event.detail : '';
  const percent = String(Math.floor(done * 100)).padStart(3);
  return `${bar} ${percent} %  ${step.padEnd(8)} ${detail}`.trimEnd().slice(0, Math.max(0, columns - 1));
}

function withoutLineBreaks(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** The log line of an event; undefined for events that are printed elsewhere. */
function logLine(event: PublishEvent): string | undefined {
  switch (event.type) {
    case 'started':
      return `▸ ${event.step}`;
    case 'progress':
      return `  ${withoutLineBreaks(event.detail)}`;
    case 'finished':
      return `  ${event.detail} (${event.seconds.toFixed(1)} s)`;
    case 'failed':
    case 'published':
      return undefined;
  }
}

/** The part of `process.stdout` that is used. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** Shows a running publish: as a bar in a terminal, as lines in a log. */
export class PublishConsole {
  private done = 0;

  constructor(private readonly output: Output) {}

  show(event: PublishEvent): void {
    const isTerminal = this.output.isTTY === true;
    if (isTerminal) this.clear();
    const line = logLine(event);
    if (line !== undefined && (!isTerminal || event.type === 'finished')) this.output.write(`${line}\n`);
    // A step that starts again must not move the bar back.
    this.done = Math.max(this.done, doneAfter(event));
    const isOver = event.type === 'published' || event.type === 'failed';
    if (isTerminal && !isOver) this.output.write(progressLine(event, this.done, this.output.columns ?? 80));
  }

  private clear(): void {
    cursorTo(this.output, 0);
    clearLine(this.output, 0);
  }
}

/** Summary of a publish. */
export function describeReport(report: PublishReport): string {
  const { releaseId, pages, rendered, created, removed, redirected, seconds } = report;
  const times = publishSteps.flatMap((step) => {
    const time = seconds[step];
    return time === undefined ? [] : [`${step} ${time.toFixed(1)}`];
  });
  const total = Object.values(seconds).reduce((sum, time) => sum + time, 0);
  return [
    `${releaseId} is live: ${pages} pages`,
    `  ${rendered.length} rendered, ${created.length} created, ${removed.length} removed, ${redirected.length} renamed`,
    `  ${total.toFixed(1)} s (${times.join(', ')})`,
  ].join('\n');
}

/** One line a release, newest first; the live one is marked. */
export function describeReleases(releases: readonly Release[], current: Release | undefined): string {
  if (releases.length === 0) return 'There is no release yet: `npm run release` makes one.';
  return releases.map(({ id, builtAt }) => `${id === current?.id ? '*' : ' '} ${id}  ${builtAt}`).join('\n');
}
