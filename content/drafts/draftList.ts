import { withSigns } from '../../contract/revisionSchemas';
import { commitLog, GitError, type LoggedCommit } from '../revisions/gitObjects';
import type { Person } from '../revisions/gitWrites';
import { draftProblem } from '../revisions/repositoryProblem';

/** A branch below `draft/`, whoever has made it. */
export interface Draft {
  /** The name of the branch, without `draft/`. */
  name: string;
  title: string;
  /** The author of its first commit; null for a branch without a commit of its own. */
  owner: Person | null;
  /** Commits. The first is the one that began it: no other draft ever has the same. */
  first: string;
  head: string;
  /** The last commit of the live branch that is in it; null where there is none. */
  base: string | null;
  /** All who have written commits that the live branch lacks. */
  authors: Person[];
  /** The number of these commits. 0 is a draft that was merged, or a branch to which nothing was added. */
  commits: number;
  /** ISO 8601; null where there is no commit. */
  changedAt: string | null;
  /** The number of files that differ from those at its beginning. */
  changedFiles: number;
  /** Why its commits cannot be read, and what to do. */
  problem?: string;
}

/** The most for all drafts together. */
const maxCommits = 10_000;
const maxTitleLength = 200;

function timeOf(commit: LoggedCommit | undefined): string | null {
  const time = new Date(commit?.at ?? '');
  // Git keeps years that no clock has.
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** People commit by other programs, too: what they are called is untrusted. */
const personOf = ({ author, mail }: LoggedCommit): Person => ({
  name: withSigns(author),
  mail: withSigns(mail),
});

function authorsOf(commits: readonly LoggedCommit[]): Person[] {
  const people = commits.map(personOf);
  return [...new Map(people.map((person) => [JSON.stringify(person), person])).values()];
}

/** Counts the files that differ from those before the first of the commits, which are given the newest first. */
function countChanged(commits: readonly LoggedCommit[]): number {
  const ids = new Map<string, { before: string; after: string }>();
  for (const { path, before, after } of commits.toReversed().flatMap(({ changes }) => changes)) {
    ids.set(path, { before: ids.get(path)?.before ?? before.id, after: after.id });
  }
  return [...ids.values()].filter(({ before, after }) => before !== after).length;
}

/** @param commits of all drafts that the live branch lacks, each before its parents */
export function describeDraft(name: string, head: string, commits: readonly LoggedCommit[]): Draft {
  const known = new Set(commits.map(({ id }) => id));
  const reached = new Set([head]);
  const own: LoggedCommit[] = [];
  let base = known.has(head) ? null : head;
  for (const commit of commits) {
    if (!reached.has(commit.id)) continue;
    own.push(commit);
    for (const parent of commit.parents) {
      if (known.has(parent)) reached.add(parent);
      else base ??= parent;
    }
  }
  const first = own.at(-1);
  const authors = authorsOf(own);
  return {
    name,
    title: withSigns((first?.subject ?? '').slice(0, maxTitleLength)) || name,
    owner: first ? personOf(first) : null,
    first: first?.id ?? head,
    head,
    base,
    authors,
    commits: own.length,
    changedAt: timeOf(own[0]),
    changedFiles: countChanged(own),
  };
}

async function readDrafts(repository: string, live: string, drafts: ReadonlyMap<string, string>) {
  const commits: LoggedCommit[] = [];
  const which = ['--topo-order', `--max-count=${maxCommits}`, ...new Set(drafts.values()), '--not', live];
  for await (const commit of commitLog(repository, which)) commits.push(commit);
  return [...drafts].map(([name, head]) => describeDraft(name, head, commits));
}

/** @throws GitError when all of them cannot be read, as where Git cannot be asked */
async function readOneByOne(repository: string, live: string, drafts: ReadonlyMap<string, string>) {
  await readDrafts(repository, live, new Map([['', live]]));
  const described: Draft[] = [];
  for (const [name, head] of drafts) {
    try {
      described.push(...(await readDrafts(repository, live, new Map([[name, head]]))));
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      described.push({ ...describeDraft(name, head, []), problem: draftProblem(repository, name, error) });
    }
  }
  return described;
}

/**
 * The drafts in the order of their last change, the newest first.
 *
 * @param drafts their commits by name
 * @throws GitError
 */
export async function describeDrafts(
  repository: string,
  live: string,
  drafts: ReadonlyMap<string, string>,
): Promise<Draft[]> {
  if (drafts.size === 0) return [];
  const described = await readDrafts(repository, live, drafts).catch((error: unknown) => {
    if (error instanceof GitError) return readOneByOne(repository, live, drafts);
    throw error;
  });
  return described.toSorted((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''));
}
