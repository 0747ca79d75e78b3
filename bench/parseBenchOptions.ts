import { parseArgs } from 'node:util';

export interface BenchOptions {
  lighthouse: boolean;
  /** Lighthouse runs a page. */
  runs: number;
  builds: boolean;
  /** File for the results, as JSON. */
  json: string | undefined;
}

export const usage = 'npm run bench -- [--lighthouse [--runs N]] [--builds] [--json FILE]';

/** @throws Error that says how the command is used */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        lighthouse: { type: 'boolean', default: false },
        runs: { type: 'string', default: '5' },
        builds: { type: 'boolean', default: false },
        json: { type: 'string' },
      },
    });
    const { lighthouse, runs, builds, json } = values;
    if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs: got "${runs}"; accepted: 1 to 99`);
    return { lighthouse, runs: Number(runs), builds, json };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
}
