import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { codeOf, isDiskFull, messageOf } from '../../platform/errors';
import { ContentError } from '../parsing/contentSource';
import { GitError } from './gitObjects';

/** Name of the account that owns a folder, or its number if it has no name. */
async function ownerOf(folder: string): Promise<string> {
  const { uid } = await stat(folder);
  return promisify(execFile)('id', ['-nu', String(uid)]).then(
    ({ stdout }) => stdout.trim(),
    () => `user ${uid}`,
  );
}

async function expectedOf(repository: string, error: GitError): Promise<string> {
  const { message } = error;
  const git = `Git says "${message.split('\n')[0] ?? ''}"`;
  if (message.includes('dubious ownership')) {
    const [owner, user] = [await ownerOf(repository), userInfo().username];
    return (
      `expected a repository of this program's own account, ${user}; ${repository} belongs to ${owner}: as ${user}, run ` +
      `git config --global --add safe.directory ${repository}, or as root, chown -R ${user} ${repository}`
    );
  }
  if (message.includes('cannot be started'))
    return `expected Git, which is not there (${message}): install it`;
  if (/not a git repository|cannot change to/.test(message)) {
    return `expected a Git repository at ${repository}, where there is none: put it back, or clone it there again`;
  }
  if (/Needed a single revision|unknown revision|bad revision/.test(message)) {
    return `expected a commit, and the branch that ${repository} is on has none (${git}): commit the content, or switch to its branch`;
  }
  if (/transport|promisor|shallow|There is no file/.test(message)) {
    return (
      `expected a whole repository at ${repository}, not a part of one (${git}): clone it without --depth and --filter, or ` +
      'fetch what is missing'
    );
  }
  return `expected a repository that Git can read at ${repository} (${git}): run git fsck in it, and restore what is damaged`;
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
