import { readFileSync } from 'node:fs';

/** Kills each Git that a process has started: it is in a group of its own. On Linux, which lists the children of a process. */
export function killGitOf(pid: number): void {
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)) {
    try {
      process.kill(-Number(child), 'SIGKILL');
    } catch {
      // It has ended already, or is a thread's and no Git.
    }
  }
}
