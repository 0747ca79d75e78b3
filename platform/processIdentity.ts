import { readFile } from 'node:fs/promises';
import { codeOf } from './errors';

/** When a process started, as Linux counts; undefined for one that has ended, and on other systems. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The program's name stands in brackets before these, and may itself have brackets and spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, start] = [fields[0], fields[19]];
    // A process that has ended is listed until its parent asks for it.
    return state === 'Z' || state === 'X' ? undefined : `${boot.trim()}/${start ?? ''}`;
  } catch {
    return undefined;
  }
}

function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, under another account.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * A text that stands for a process, by default this one, for {@link isRunning}. On Linux it differs from that of every other
 * one, before and after a restart of the machine too; elsewhere it is the process id, which is given again.
 */
export async function processIdentity(pid = process.pid): Promise<string> {
  return [pid, await startOf(pid)].filter((part) => part !== undefined).join(' ');
}

/** True if a process of this machine still runs, by its {@link processIdentity}. */
export async function isRunning(identity: string): Promise<boolean> {
  const [pid, start] = identity.split(' ');
  if (!/^[1-9]\d{0,9}$/.test(pid ?? '')) return false;
  return start === undefined ? isListed(Number(pid)) : (await startOf(Number(pid))) === start;
}
