import { clearLine, cursorTo } from 'node:readline';
import type { PublishEvent } from '../../publishing/publishEvents';
import { doneAfter, logLine, progressLine } from './publishProgress';

/** What of a terminal is used; `process.stdout` is one, of a terminal or not. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** Shows a publish while it goes on: a bar in a terminal, lines in a log. */
export class PublishConsole {
  private done = 0;

  constructor(private readonly output: Output) {}

  show(event: PublishEvent): void {
    const isTerminal = this.output.isTTY === true;
    if (isTerminal) this.clear();
    const line = logLine(event);
    if (line !== undefined && (!isTerminal || event.type === 'finished')) this.output.write(`${line}\n`);
    // A step that begins again tells of less than is done.
    this.done = Math.max(this.done, doneAfter(event));
    const isOver = event.type === 'published' || event.type === 'failed';
    if (isTerminal && !isOver) this.output.write(progressLine(event, this.done, this.output.columns ?? 80));
  }

  private clear(): void {
    cursorTo(this.output, 0);
    clearLine(this.output, 0);
  }
}
