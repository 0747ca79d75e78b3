import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { codeOf, isDiskFull, messageOf } from '../../platform/errors';
import { ContentError } from '../files/ProblemList';
import { GitError } from './gitObjects';

/** Name of the account that owns a folder, or its number if it has no name. */
async function ownerOf(folder: string): Promise<string> {
  const { uid } = await stat(folder);
  return promisify(execFile)('id', ['-nu', String(uid)]).then(
    ({ stdout }) => stdout.trim(),
    () => `user ${uid}`,
  );
}

/** Git's words, and the sentence of the problem that they stand for, in the order in which they are looked for. */
const failures: [said: RegExp, expected: (repository: string, git: string) => string][] = [
  [/cannot be started/, (_, git) => `expected Git, which is not there (${git}): install it`],
  [
    /not a git repository|cannot change to/,
    (repository) =>
      `expected a Git repository at ${repository}, where there is none: put it back, or clone it there again`,
  ],
  [
    /had no end after/,
    (repository, git) =>
      `expected Git to end in time (${git}): try again later; if it comes again, look at how busy the disk of ${repository} is`,
  ],
  [
    /No space left|Disk quota exceeded|couldn't write/,
    (repository, git) => `expected room on the disk of ${repository}, which is full (${git}): make some`,
  ],
  [
    /Read-only file system/,
    (repository, git) =>
      `expected a disk that can be written, and that of ${repository} is read-only (${git}): mount it for writing, after a check if the system has made it so`,
  ],
  [
    /Permission denied|insufficient permission|Operation not permitted/,
    (repository, git) =>
      `expected files that the account ${userInfo().username} may read and write in ${repository} (${git}): give it that right, as by chown -R`,
  ],
  [
    /\.lock': File exists/,
    (_, git) =>
      `expected no lock of another Git (${git}): wait until that has ended; if none runs, remove the file that it names`,
  ],
  [
    /aborted by(?: the reference-transaction)? hook/,
    (repository, git) =>
      `expected no hook that refuses (${git}): correct or remove the hook reference-transaction of ${repository}`,
  ],
  [
    /'refs\/heads\/draft' exists/,
    (repository) =>
      `expected no branch called draft, which leaves no room for branches below draft/: in ${repository}, run git branch -m draft draft/named`,
  ],
  [
    /Needed a single revision|unknown revision|bad revision/,
    (repository, git) =>
      `expected a commit, and the branch that ${repository} is on has none (${git}): commit the content, or switch to its branch`,
  ],
  [
    /transport|promisor|shallow|There is no file/,
    (repository, git) =>
      `expected a whole repository at ${repository}, not a part of one (${git}): clone it without --depth and --filter, or fetch what is missing`,
  ],
];

async function expectedOf(repository: string, { message }: GitError): Promise<string> {
  if (message.includes('dubious ownership')) {
    const [owner, user] = [await ownerOf(repository), userInfo().username];
    return (
      `expected a repository of this program's own account, ${user}; ${repository} belongs to ${owner}: as ${user}, run ` +
      `git config --global --add safe.directory ${repository}, or as root, chown -R ${user} ${repository}`
    );
  }
  const git = `Git says "${message.split('\n')[0] ?? ''}"`;
  const [, expected] = failures.find(([said]) => said.test(message)) ?? [];
  return (
    expected?.(repository, git) ??
    `expected a repository that Git can read at ${repository} (${git}): run git fsck in it, and restore what is damaged`
  );
}

/** Describes why a draft cannot be read, while others can. */
export function draftProblem(repository: string, name: string, { message }: GitError): string {
  return (
    `expected a draft all of which is there (Git says "${message.split('\n')[0] ?? ''}"): push its branch again from where it is whole, or ` +
    `drop it, in ${repository}, by git update-ref -d refs/heads/draft/${name}`
  );
}

/** Describes why Git or the disk kept a commit, or all of them, from being read. */
export async function repositoryProblem(repository: string, error: unknown): Promise<ContentError> {
  const isGit = error instanceof GitError;
  const expected = isGit
    ? await expectedOf(repository, error).catch(messageOf)
    : isDiskFull(error)
      ? 'expected room on the disk for the files of the commit: make some'
      : `expected files of the commit that can be written and read (${messageOf(error)}): the log of the program says more`;
  const file = isGit && error.file !== undefined ? `content/${error.file}` : 'content';
  // Errors of programs that have no code come again, those of the system and of Git may not.
  const isLasting = !isGit && codeOf(error) === undefined;
  return new ContentError([{ file, line: 1, expected }], { isLasting, cause: error });
}
