import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { withSigns } from '../../contract/revisionSchemas';
import { type FileShape, fileShape } from '../schemas/fileShapes';
import { commitLog, isRegularFile, readBlobs, treeEntries } from '../revisions/gitObjects';
import { maxFileBytes, pathProblem } from './draftFiles';
import { emptyBlocks } from './emptyBlocks';
import { bodyKey, valueOf } from './fieldEdits';
import { isRecord } from '../../platform/jsonValues';
import { editing, textOfBytes } from './mergeFile';
import { hasFields } from './mergeText';

/** The most commits of an item, the newest first. */
const maxHistory = 50;

/** Commits that changed a file, or anything in a folder. @throws HttpError 400 for a path that Git would refuse */
export async function historyOf(repository: string, commit: string, path: string) {
  const problem = pathProblem(path);
  if (problem !== undefined) throw new HttpError(httpProblems.invalid(path, problem));
  const commits: { commit: string; at: string; by: string; message: string }[] = [];
  for await (const { id, at, author, subject } of commitLog(
    repository,
    [`--max-count=${maxHistory}`, commit],
    [path],
  ))
    commits.push({ commit: id, at, by: withSigns(author), message: withSigns(subject) });
  return commits;
}

/** The files of a commit that may be content, below a path. */
export async function contentFiles(repository: string, commit: string, below = '') {
  const files: { path: string; blob: string; size: number }[] = [];
  const folder = below === '' || below.endsWith('/') ? below : `${below}/`;
  for await (const entry of treeEntries(repository, commit)) {
    const { path, id, size } = entry;
    const isWanted = path === below || path.startsWith(folder);
    if (isWanted && isRegularFile(entry) && pathProblem(path) === undefined)
      files.push({ path, blob: id, size });
  }
  return files;
}

/** A file as JSON can hold it. @throws HttpError 404 */
export async function contentFile(repository: string, commit: string, path: string) {
  const [file] = (await contentFiles(repository, commit, path)).filter((found) => found.path === path);
  if (!file || file.size > maxFileBytes) throw new HttpError(httpProblems.noFileOfRevision(path));
  for await (const { bytes } of readBlobs(repository, [file.blob])) {
    const encoding = textOfBytes(bytes) === null ? ('base64' as const) : ('utf8' as const);
    return { ...file, encoding, content: bytes.toString(encoding) };
  }
  throw new HttpError(httpProblems.noFileOfRevision(path));
}

/** The fields of a YAML or Markdown file, and those that it may have. @throws HttpError 404, or 400 for one that cannot be read */
export async function fieldsOfFile(repository: string, commit: string, path: string) {
  if (!hasFields(path)) throw new HttpError(httpProblems.noFileOfRevision(path));
  const { blob, encoding, content } = await contentFile(repository, commit, path);
  if (encoding !== 'utf8') throw new HttpError(httpProblems.invalid(path, 'expected a text in UTF-8'));
  const value = await editing(path, () => valueOf(content, path));
  return { path, blob, value, ...(await shapeIn(repository, commit, path)) };
}

async function shapeIn(repository: string, commit: string, path: string): Promise<Partial<FileShape>> {
  const { shape, codes } = fileShape(path) ?? {};
  if (!isRecord(shape) || !codes) return { shape, codes };
  if (path.endsWith('.md')) return { shape: { ...shape, [bodyKey]: '' }, codes };
  if (!path.startsWith('pages/')) return { shape, codes };
  const pages = (await contentFiles(repository, commit, 'pages')).filter((page) => hasFields(page.path));
  return { shape: { ...shape, components: await emptyBlocks(repository, pages) }, codes };
}
