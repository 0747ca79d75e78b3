import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { variableDefaults } from '../../../platform/environment/variables';

const repository = path.join(__dirname, '..', '..', '..');

/** Blanks every setting from the shell or a `.env` file. */
const withoutOthers = Object.fromEntries(Object.keys(variableDefaults).map((name) => [name, '']));

/** Runs `npm run contact` without npm. */
export async function runContactProgram(settings: Record<string, string>, ...args: string[]) {
  const program = ['--import', 'tsx', 'content-api/contact/command/main.ts', ...args];
  const env = { ...process.env, ...withoutOthers, ...settings };
  const child = spawn(process.execPath, program, { cwd: repository, env });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output, errors, code: child.exitCode };
}
