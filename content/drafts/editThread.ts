import { TimedWorker } from '../../platform/TimedWorker';
import type { FieldPath } from '../../platform/jsonValues';
import { applyEdits } from './fieldEdits';
import { type FieldEdit, RefusedEdit } from './jsonEdits';

export interface EditQuestion {
  text: string;
  file: string;
  edits: readonly FieldEdit[];
}

export type EditAnswer = { text: string } | { refused: string; path: FieldPath };

const editor = new TimedWorker<EditQuestion, EditAnswer>('content/drafts/editWorker.ts', {
  timeLimitMs: 20_000,
  memoryLimitMb: 256,
  idleMs: 60_000,
});

/** So many characters of a file and its edits take some 50 ms: a usual file is edited sooner than a thread starts. */
const maxReadHere = 20_000;

/** {@link applyEdits}, but a long text is edited in a thread with a time limit. @throws RefusedEdit */
export async function editSafely(text: string, file: string, edits: readonly FieldEdit[]): Promise<string> {
  if (text.length + JSON.stringify(edits).length <= maxReadHere) return applyEdits(text, file, edits);
  const answer = await editor.ask({ text, file, edits });
  if (!answer) throw new RefusedEdit([], 'expected fewer changes at once: save them one after the other');
  if ('refused' in answer) throw new RefusedEdit(answer.path, answer.refused);
  return answer.text;
}
