import * as v from 'valibot';
import { contentFile, contentFiles, fieldsOfFile, historyOf } from '../../../content/drafts/revisionFiles';
import type { FileEdit } from '../../../content/drafts/draftFiles';
import type { Draft } from '../../../content/drafts/draftList';
import { Drafts, type SettledFile as SettledEdit } from '../../../content/drafts/Drafts';
import { FileTitles } from '../../../content/drafts/FileTitles';
import type { EditedFile } from '../../../content/drafts/mergeFile';
import { isContentFile } from '../../../content/schemas/fileShapes';
import type { ContentRepository } from '../../../content/revisions/ContentRepository';
import type { Person } from '../../../content/revisions/gitWrites';
import { commitOf } from '../../../content/revisions/revisionId';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import {
  type ContentFile,
  contentFileSchema,
  type CopiedFile,
  type Saved,
  type SavedFile,
  type SettledFile,
  type Version,
} from '../../api';
import { repositoryError } from './OwnRevisions';

export type { Draft as ContentDraft } from '../../../content/drafts/draftList';
export type { Person } from '../../../content/revisions/gitWrites';

/** JSON has no `undefined`, which removes a field. */
function toEdited({ path, base, edits }: Extract<SavedFile, { edits: unknown }>): EditedFile {
  return {
    path,
    base,
    edits: edits.map((edit) => ('remove' in edit ? { path: edit.path, value: undefined } : edit)),
  };
}

/** @throws HttpError 400 for a file that the content has no use for. One that Git has brought can be removed */
function toEdit(file: SavedFile): FileEdit {
  const isRemoval = 'content' in file && file.content === null;
  if (!isRemoval && !isContentFile(file.path))
    throw new HttpError(httpProblems.invalid(file.path, 'expected a file that the content has a use for'));
  if ('edits' in file) return toEdited(file);
  const { path, base, content, encoding } = file;
  return { path, base, content: content === null ? null : Buffer.from(content, encoding) };
}

const toSettled = (file: SettledFile): SettledEdit => ('edits' in file ? toEdited(file) : file);

/** What a desk with a repository asks. */
interface Parts {
  content: ContentRepository;
  drafts: Drafts;
  titles: FileTitles;
}

/** Drafts and files of the content's repository, as the page sends and shows them. */
export class ContentDrafts {
  private readonly parts: Parts | undefined;

  /** @param content undefined where the content is another system's: nothing is written here then */
  constructor(content: ContentRepository | undefined) {
    this.parts = content && {
      content,
      drafts: new Drafts(content),
      titles: new FileTitles(content.repository),
    };
  }

  list(): Promise<Draft[]> {
    return this.asking(({ drafts }) => drafts.list());
  }

  /** @throws HttpError 404 */
  find(name: string): Promise<Draft> {
    return this.asking(({ drafts }) => drafts.find(name));
  }

  create(title: string, owner: Person): Promise<Draft> {
    return this.asking(({ drafts }) => drafts.create(title, owner));
  }

  remove(name: string, commit: string): Promise<void> {
    return this.asking(({ drafts }) => drafts.remove(name, commit));
  }

  /** @throws HttpError 409 with the conflicts; nothing is saved then */
  save(name: string, { author, files }: { author: Person; files: readonly SavedFile[] }): Promise<Saved> {
    return this.asking(({ drafts }) => drafts.save(name, { author, files: files.map(toEdit) }));
  }

  problems(name: string, files: readonly SavedFile[]) {
    return this.asking(async ({ drafts }) => ({
      problems: [...(await drafts.problems(name, files.map(toEdit)))],
    }));
  }

  update(name: string, { author, files }: { author: Person; files: readonly SettledFile[] }) {
    return this.asking(({ drafts }) => drafts.update(name, { author, files: files.map(toSettled) }));
  }

  merge(name: string, act: { author: Person; message: string; commit: string }) {
    return this.asking(({ drafts }) => drafts.merge(name, act));
  }

  /** The files of a commit that are content: all of them, a single one, or those in a folder. */
  files(commit: string, below = '') {
    return this.reading(commit, (repository, id) => contentFiles(repository, id, below));
  }

  /** All files of a commit that are content, and what those are called that say so. */
  titledFiles(commit: string) {
    return this.asking(async ({ titles }) => titles.add(await this.files(commit)));
  }

  /** The fields of a YAML or Markdown file. */
  fields(commit: string, file: string): Promise<ContentFile> {
    return this.reading(commit, async (repository, id) =>
      v.parse(contentFileSchema, await fieldsOfFile(repository, id, file)),
    );
  }

  /** A file as it is. */
  wholeFile(commit: string, file: string) {
    return this.reading(commit, (repository, id) => contentFile(repository, id, file));
  }

  /** Files that are copies of others, as whole files. What is copied is saved too: its base tells if somebody has changed it. */
  async withCopies(name: string, files: (SavedFile | CopiedFile)[]): Promise<SavedFile[]> {
    const isCopied = files.some((file) => 'copyOf' in file);
    const head = isCopied ? (await this.find(name)).head : '';
    return Promise.all(
      files.map(async (file) => {
        if (!('copyOf' in file)) return file;
        const { content, encoding } = await this.wholeFile(head, file.copyOf);
        return { path: file.path, base: file.base, content, encoding };
      }),
    );
  }

  /** The newest commits that changed a file, or anything in a folder. */
  history(commit: string, file: string): Promise<Version[]> {
    return this.reading(commit, (repository, id) => historyOf(repository, id, file));
  }

  /** @throws HttpError 404 for what is no commit of the repository, such as a branch */
  private reading<Result>(
    commit: string,
    read: (repository: string, id: string) => Promise<Result>,
  ): Promise<Result> {
    return this.asking(async ({ content }) =>
      read(content.repository, (await content.commit(commitOf(commit))).id),
    );
  }

  /** @throws HttpError 502 where there is no repository, 503 with what to do where Git or the disk fails */
  private async asking<Result>(ask: (parts: Parts) => Promise<Result>): Promise<Result> {
    if (!this.parts) throw new HttpError(httpProblems.deskNeedsDrafts);
    try {
      return await ask(this.parts);
    } catch (error) {
      throw await repositoryError(this.parts.content, error);
    }
  }
}
