import * as v from 'valibot';
import { ContentError } from '../../../content/files/ProblemList';
import type { ContentRepository } from '../../../content/revisions/ContentRepository';
import { GitError } from '../../../content/revisions/gitObjects';
import { RepositoryRevisions } from '../../../content/revisions/RepositoryRevisions';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import type { Log } from '../../../platform/log';
import { contentChangesSchema, contentRevisionSchema } from '../../../contract/revisionSchemas';
import { Revisions } from '../../../publishing/contentRevisions';

/** A HttpError 503 that says what to do where Git or the disk has failed; any other error as it is. */
export async function repositoryError(content: ContentRepository, error: unknown): Promise<unknown> {
  if (!(error instanceof GitError || error instanceof ContentError)) return error;
  const [problem] = (await content.failureOf(error)).problems;
  return new HttpError(httpProblems.repositoryUnreadable(problem?.expected ?? error.message), {
    cause: error,
  });
}

/** The revisions of the desk's own repository. Each throws what `repositoryError` gives. */
export class OwnRevisions extends Revisions {
  private readonly revisions: RepositoryRevisions;

  constructor(
    private readonly content: ContentRepository,
    log: Pick<Log, 'warn'>,
  ) {
    super();
    this.revisions = new RepositoryRevisions(content, log);
  }

  // Texts of the content are shown with the signs that nobody sees: the schemas write them out.

  latest() {
    return this.asking(async () => v.parse(contentRevisionSchema, await this.revisions.latest()));
  }

  find(id: string) {
    return this.asking(async () => v.parse(contentRevisionSchema, await this.revisions.find(id)));
  }

  findNow(id: string) {
    return this.asking(async () => v.parse(contentRevisionSchema, await this.revisions.findNow(id)));
  }

  changes(since: string, id: string) {
    return this.asking(async () => v.parse(contentChangesSchema, await this.revisions.changes(since, id)));
  }

  picture(id: string, file: string) {
    return this.asking(() => this.revisions.picture(id, file));
  }

  /** @returns undefined for what does not exist */
  private async asking<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 404) return undefined;
      throw await repositoryError(this.content, error);
    }
  }
}
