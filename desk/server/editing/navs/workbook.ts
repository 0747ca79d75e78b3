import path from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { projectRoot } from '../../../../platform/projectRoot';
import { navRefusalSchema } from '../../../api';
import { NavFileRefusal } from './tables';

/** A workbook of 100,000 rows takes some five seconds. */
const maxMs = 20_000;

/** The most that reading may take, beside the parts of the workbook, which are counted before. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };

const reader = path.join(projectRoot, 'desk/server/editing/navs/readWorkbook.cjs');

const sheetSchema = v.object({
  name: v.string(),
  isHidden: v.optional(v.boolean(), false),
  rows: v.array(
    v.object({
      row: v.number(),
      cells: v.array(
        v.union([
          v.string(),
          v.number(),
          v.object({ shown: v.string(), number: v.number() }),
          v.object({ shown: v.string(), day: v.string() }),
        ]),
      ),
    }),
  ),
  /** Numbers of rows, and columns from 0, that hold something and are hidden. */
  hiddenRows: v.array(v.number()),
  hiddenColumns: v.array(v.number()),
});

type Sheet = v.InferOutput<typeof sheetSchema>;

const answerSchema = v.union([
  v.object({ sheets: v.array(sheetSchema) }),
  v.object({ refusal: navRefusalSchema }),
]);

/** What the thread says; `too-large` where it takes too long, or too much memory. */
function askReader(bytes: Buffer): Promise<v.InferOutput<typeof answerSchema>> {
  return new Promise((resolve) => {
    const worker = new Worker(reader, { resourceLimits, execArgv: [] });
    const settle = (answer: v.InferOutput<typeof answerSchema>) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    };
    const giveUp = () => settle({ refusal: { reason: 'too-large' } });
    const timer = setTimeout(giveUp, maxMs);
    worker.once('error', giveUp);
    worker.postMessage(bytes);
    worker.once('message', (json: ArrayBuffer) => {
      settle(v.parse(answerSchema, JSON.parse(Buffer.from(json).toString())));
    });
  });
}

/**
 * The sheets of a workbook.
 *
 * @throws NavFileRefusal for formulas, merged cells, and what cannot be read
 */
export async function readSheets(bytes: Buffer): Promise<Sheet[]> {
  const answer = await askReader(bytes);
  if ('refusal' in answer) throw new NavFileRefusal(answer.refusal);
  return answer.sheets;
}
