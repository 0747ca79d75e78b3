import { parentPort } from 'node:worker_threads';
import type { DataTemplate } from '../../contract/codes.generated';
import { type TemplateFile, withRowsOf } from '../facts/templates';
import { templateSheet } from '../facts/templateSheets';
import { readSheets, RefusedWorkbook } from './readWorkbook';

/** A put workbook is asked for what it says of one share. */
export interface WorkbookQuestion {
  bytes: Uint8Array;
  template: DataTemplate;
  isin: string;
}

export type WorkbookAnswer =
  | { file: TemplateFile }
  /** No sheet of these has the columns. */
  | { seen: string[]; hidden: string[] }
  | { refused: RefusedWorkbook['reason'] };

function answerTo({ bytes, template, isin }: WorkbookQuestion): WorkbookAnswer {
  try {
    const sheets = readSheets(bytes);
    const file = templateSheet(template, sheets);
    if (file) return { file: withRowsOf(isin, file, template) };
    const [hidden, seen] = [true, false].map((isHidden) =>
      sheets.filter((each) => (each.isHidden ?? false) === isHidden).map(({ name }) => name),
    );
    return { seen: seen ?? [], hidden: hidden ?? [] };
  } catch (error) {
    if (error instanceof RefusedWorkbook) return { refused: error.reason };
    throw error;
  }
}

parentPort?.on('message', (question: WorkbookQuestion) => {
  parentPort?.postMessage(answerTo(question));
});
