import { readdir, readFile, readlink } from 'node:fs/promises';

/** Bytes. */
export interface MemoryUse {
  /** Resident pages, files that are mapped into memory included; what processes share counts once for each. */
  resident: number;
  /** Of it what is the processes' own: heaps and buffers, which the system cannot drop and read again. */
  anonymous: number;
}

const kibibyte = 1024;

/** Of the text of `/proc/<pid>/status`; a process that is ending has no such lines (proc_pid_status(5)). */
export function memoryOf(status: string): MemoryUse {
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * kibibyte;
  return { resident: bytes('VmRSS'), anonymous: bytes('RssAnon') };
}

export function sumOf(uses: readonly MemoryUse[]): MemoryUse {
  return {
    resident: uses.reduce((sum, { resident }) => sum + resident, 0),
    anonymous: uses.reduce((sum, { anonymous }) => sum + anonymous, 0),
  };
}

/** The larger of each. */
export function peakOf(one: MemoryUse, other: MemoryUse): MemoryUse {
  return {
    resident: Math.max(one.resident, other.resident),
    anonymous: Math.max(one.anonymous, other.anonymous),
  };
}

export const noMemory: MemoryUse = { resident: 0, anonymous: 0 };

/** A process may end while it is looked at. */
async function memoryInFolder(pid: string, folder: string): Promise<MemoryUse> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== folder) return noMemory;
    return memoryOf(await readFile(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return noMemory;
  }
}

/**
 * What the processes that work in a folder hold: a build and its workers, also those whose parent has ended. Zero on
 * systems without `/proc`.
 */
export async function memoryOfFolder(folder: string): Promise<MemoryUse> {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.filter((entry) => /^\d+$/.test(entry));
  return sumOf(await Promise.all(pids.map((pid) => memoryInFolder(pid, folder))));
}
