import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../../platform/errors';
import type { Log } from '../../platform/log';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { jobIdPattern, type PublishJob, publishJobSchema } from './publishJob';

const jobFilePattern = /^([0-9a-f]{32})\.json$/;
/** A temporary file that was not renamed because the process ended. */
const unfinishedPattern = /\.json\.[0-9a-f-]{36}\.tmp$/;

/** The jobs on disk, a file each. The folder exists. */
export class JobFolder {
  constructor(
    private readonly folder: string,
    private readonly log: Log,
  ) {}

  /** All jobs, oldest first. Unreadable files are set aside, so that they do not hold up the others. */
  async readAll(): Promise<PublishJob[]> {
    const names = await readdir(this.folder);
    const unfinished = names.filter((name) => unfinishedPattern.test(name));
    await Promise.all(unfinished.map((name) => rm(path.join(this.folder, name), { force: true })));
    const jobs: PublishJob[] = [];
    for (const name of names) {
      const id = jobFilePattern.exec(name)?.[1];
      const job = id === undefined ? undefined : await this.readOrSetAside(id);
      if (job) jobs.push(job);
    }
    return jobs.sort((a, b) => a.sequence - b.sequence);
  }

  /** @returns undefined when there is no such job, or none that can be read */
  async read(id: string): Promise<PublishJob | undefined> {
    if (!jobIdPattern.test(id)) return undefined;
    try {
      return await this.parse(id);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      this.log.error({ err: error, file: this.fileOf(id) }, 'a publish job cannot be read');
      return undefined;
    }
  }

  write(job: PublishJob): Promise<void> {
    return writeFileAtomic(this.fileOf(job.id), `${JSON.stringify(job)}\n`);
  }

  async remove(id: string): Promise<void> {
    await rm(this.fileOf(id), { force: true });
  }

  private fileOf(id: string): string {
    return path.join(this.folder, `${id}.json`);
  }

  private async parse(id: string): Promise<PublishJob> {
    const text = await readFile(this.fileOf(id), 'utf8');
    const job = v.parse(publishJobSchema, JSON.parse(text));
    if (job.id !== id) throw new Error(`The file says that it is job ${job.id}.`);
    return job;
  }

  private async readOrSetAside(id: string): Promise<PublishJob | undefined> {
    try {
      return await this.parse(id);
    } catch (error) {
      const file = this.fileOf(id);
      const aside = `${file}.unreadable`;
      const isMoved = await rename(file, aside).then(
        () => true,
        () => false,
      );
      const advice = isMoved ? `it is set aside as ${aside}` : 'it is left out';
      this.log.error(
        { err: error, file },
        `a publish job cannot be read: ${advice}; ask for its publish again`,
      );
      return undefined;
    }
  }
}
