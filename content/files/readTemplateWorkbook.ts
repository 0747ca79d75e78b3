import { createHash } from 'node:crypto';
import { RecentValues } from '../../platform/RecentValues';
import { TimedWorker } from '../../platform/TimedWorker';
import type { DataTemplate } from '../../contract/codes.generated';
import { type TemplateFile, templateRules } from '../facts/templates';
import { RefusedFile, refusePointer } from './contentFile';
import type { WorkbookAnswer, WorkbookQuestion } from './workbookWorker';

/** The libraries take 0.3 s to load, which is in a thread of its own and given back. */
const reader = new TimedWorker<WorkbookQuestion, WorkbookAnswer>('content/files/workbookWorker.ts', {
  timeLimitMs: 20_000,
  memoryLimitMb: 512,
  idleMs: 5_000,
});

/** Answers by a digest of the workbook, as most workbooks stay the same from one commit to the next. */
const workbooks = new RecentValues<Promise<WorkbookAnswer>>(1_000);

const tooLarge =
  'expected a workbook of 500,000 cells and 40 MB unpacked at most, which is read within twenty seconds: put the row of this share alone';

async function askWorkbook(question: WorkbookQuestion): Promise<WorkbookAnswer> {
  const answer = await reader.ask(question);
  // On a machine that had much else to do it may be read the next time.
  if (!answer) throw new RefusedFile(tooLarge);
  return answer;
}

/** @throws RefusedFile for a workbook that cannot be read, or has no such sheet */
export async function readTemplateWorkbook(
  template: DataTemplate,
  bytes: Buffer,
  isin: string,
): Promise<TemplateFile> {
  refusePointer(bytes);
  const digest = createHash('sha256').update(bytes).digest('base64');
  const question = { bytes, template, isin };
  const answer = await workbooks.get(`${digest} ${template} ${isin}`, () => askWorkbook(question));
  if ('file' in answer) return answer.file;
  if ('refused' in answer) {
    const unreadable = 'expected an XLSX workbook: export it again';
    throw new RefusedFile(answer.refused === 'unreadable' ? unreadable : tooLarge);
  }
  const names = (sheets: readonly string[]) => sheets.map((name) => `"${name}"`).join(', ') || 'none';
  throw new RefusedFile(
    `expected a sheet whose heading has the columns of ${template} ${templateRules(template).version}, got the sheets ` +
      `${names(answer.seen)}, and hidden ones, which are not read: ${names(answer.hidden)}`,
  );
}
