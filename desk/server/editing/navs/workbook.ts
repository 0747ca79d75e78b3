import * as v from 'valibot';
import { TimedWorker } from '../../../../platform/TimedWorker';
import { navRefusalSchema } from '../../../api';
import { NavFileRefusal } from './tables';

/** Reads what strangers made, and answers in JSON. Its parts are counted before they are unpacked. A workbook of 100,000 rows takes some five seconds. */
const reader = new TimedWorker<Uint8Array, ArrayBuffer>('desk/server/editing/navs/readWorkbook.cjs', {
  timeLimitMs: 20_000,
  memoryLimitMb: 512,
  idleMs: 60_000,
});

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

/**
 * The sheets of a workbook.
 *
 * @throws NavFileRefusal for formulas, merged cells, and what cannot be read
 */
export async function readSheets(bytes: Buffer): Promise<Sheet[]> {
  const json = await reader.ask(bytes);
  if (!json) throw new NavFileRefusal({ reason: 'too-large' });
  const answer = v.parse(answerSchema, JSON.parse(Buffer.from(json).toString()));
  if ('refusal' in answer) throw new NavFileRefusal(answer.refusal);
  return answer.sheets;
}
