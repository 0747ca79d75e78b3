import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { bodyField, entryWords, type Json, type NewRemark, type Remark, valueAt } from '../../api';
import { isAuthor } from './authors';
import type { DeskPublishing } from '../ports';
import type { ContentDraft, ContentDrafts } from './contentDrafts';
import { noteOf, refusal, type Writer } from './draftHistory';
import type { Remarks } from './RemarkStore';

/** Letters of a field that are kept with its remark. */
const aboutLength = 200;

/** The words that a remark is about, or their beginning. A list or a group of fields has none. */
function wordsAt(value: Json, field: Remark['field']): string {
  const found = valueAt(value, field) ?? '';
  return typeof found === 'object' ? '' : String(found).trim().slice(0, aboutLength);
}

/** What the outermost entry of a list holds in which the field is. */
function entryAt(value: Json, field: Remark['field']): string {
  const index = field.findIndex((part) => typeof part === 'number');
  return index === -1 ? '' : entryWords(valueAt(value, field.slice(0, index + 1)) ?? '');
}

type TitledFiles = Awaited<ReturnType<ContentDrafts['titledFiles']>>;

/** The title of the item that a file belongs to; a share's stands behind its fund's. Without a title it is the path. */
function itemName(file: string, files: TitledFiles): string {
  const titleOf = (path: string) => {
    const title = files.find((known) => known.path === path)?.title;
    return typeof title === 'object' ? (title.fr ?? Object.values(title)[0]) : title;
  };
  const [kind, code] = file.split('/');
  const beside = files.map(({ path }) => path).filter((path) => path.startsWith(`${kind}/${code}/`));
  const fund = kind === 'funds' ? titleOf(`funds/${code}/fund.yaml`) : undefined;
  const own = titleOf(file) ?? (fund === undefined ? beside.map(titleOf).find(Boolean) : undefined);
  return [...new Set([fund, own])].filter(Boolean).join(' › ') || file;
}

/** `Home › title: Shorter, please` */
function told({ file, field, text }: NewRemark, files: TitledFiles): string {
  const parts = field.map((part) => (typeof part === 'number' ? part + 1 : part));
  const names = [itemName(file, files), ...parts.filter((part) => part !== bodyField)];
  return `${names.join(' › ')}: ${text}`;
}

export interface DeskRemarksOptions {
  content: ContentDrafts;
  remarks: Remarks;
  history: Pick<DeskPublishing, 'record' | 'recordRun'>;
  siteUrl: string;
  now?: () => Date;
}

/** Reviewers' remarks at fields, and whether they are done. All of it is in the history. */
export class DeskRemarks {
  constructor(private readonly options: DeskRemarksOptions) {}

  /** @throws HttpError 403 for who has written in the draft; 404 where it has no such file */
  async leave(name: string, remark: NewRemark, by: Writer): Promise<void> {
    const { content, remarks, history, siteUrl, now = () => new Date() } = this.options;
    const draft = await content.find(name);
    if (isAuthor(by.name, draft, siteUrl))
      throw await refusal(history, httpProblems.ownDraft, 'remark-left', draft, by);
    const { value } = await content.fields(draft.head, remark.file);
    await this.record('remark-left', draft, remark, by);
    const words = { about: wordsAt(value, remark.field), entry: entryAt(value, remark.field) };
    await remarks.add(draft, { ...remark, ...words, by: by.name, at: now().toISOString() });
  }

  /** Whoever may write in the draft says so. @throws HttpError 404 where there is no such remark */
  async markDone(name: string, id: number, by: Writer): Promise<void> {
    const { content, remarks } = this.options;
    const draft = await content.find(name);
    const remark = (await remarks.of(draft)).find((found) => found.id === id);
    if (!remark) throw new HttpError(httpProblems.noSuchRemark);
    if (remark.doneBy !== null) return;
    await this.record('remark-done', draft, remark, by);
    await remarks.markDone(id, by.name);
  }

  /** Comes first, so that nobody reads a remark that the history does not tell. */
  private async record(
    kind: 'remark-left' | 'remark-done',
    draft: ContentDraft,
    remark: NewRemark,
    { name: who, address }: Writer,
  ): Promise<void> {
    const note = noteOf(draft, told(remark, await this.options.content.titledFiles(draft.head)));
    await this.options.history.record({ kind, who, address, result: 'succeeded', note });
  }
}
