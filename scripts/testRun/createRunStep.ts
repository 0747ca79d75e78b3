import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ProcessGroups } from './ProcessGroups';
import type { RunningServers } from './RunningServers';
import type { RunStep } from './runSteps';
import type { Report, Step } from './steps';
import { countTests, stepCounts, type TestCounts } from './testCounts';

export interface RunStepOptions {
  root: string;
  processes: ProcessGroups;
  servers: RunningServers;
  /** What steps with servers are told beside the variables of this process. */
  siteEnvironment: NodeJS.ProcessEnv;
  /** The path of a Chromium. */
  findChromium: () => Promise<string>;
}

/** A report of an earlier run would be counted as this one's; Jest does not make the folder. */
function makeRoomFor(file: string): void {
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
}

/** Undefined when the runner ended before it wrote its report. */
function readReport(root: string, { format, file }: Report): TestCounts | undefined {
  try {
    return countTests(format, JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  } catch {
    console.error(`${file} is missing or is no ${format} report.`);
    return undefined;
  }
}

/** Runs a step as a program of its own, with what it writes shown as it comes. */
export function createRunStep({
  root,
  processes,
  servers,
  siteEnvironment,
  findChromium,
}: RunStepOptions): RunStep {
  async function environmentOf({ servers: names, needsChromium }: Step): Promise<NodeJS.ProcessEnv> {
    const chromium = needsChromium ? { CHROMIUM_PATH: await findChromium() } : {};
    return { ...process.env, ...(names ? siteEnvironment : {}), ...chromium };
  }

  return async (step) => {
    const { command, report, limitMinutes } = step;
    await servers.ensure(step.servers ?? []);
    const env = await environmentOf(step);
    if (report) makeRoomFor(path.join(root, report.file));
    const exitCode = await processes.run(command, env, limitMinutes);
    if (!report) return stepCounts(exitCode);
    const counts = readReport(root, report);
    return counts ? stepCounts(exitCode, counts) : stepCounts(1);
  };
}
