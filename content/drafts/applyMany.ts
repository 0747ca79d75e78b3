import { TimedWorker } from '../../platform/TimedWorker';
import { applyEdits } from './fieldEdits';
import { type FieldEdit, type FieldPath, RefusedEdit } from './jsonEdits';

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

/** Characters that are read again after each edit, all together: a form's few are made sooner than a thread starts. */
const maxReadHere = 20_000;

/** {@link applyEdits}, but many edits of a long text are made in a thread with a time limit. @throws RefusedEdit */
export async function applyMany(text: string, file: string, edits: readonly FieldEdit[]): Promise<string> {
  const written = text.length + JSON.stringify(edits).length;
  if (written * edits.length <= maxReadHere) return applyEdits(text, file, edits);
  const answer = await editor.ask({ text, file, edits });
  if (!answer) throw new RefusedEdit([], 'expected fewer changes at once: save them one after the other');
  if ('refused' in answer) throw new RefusedEdit(answer.path, answer.refused);
  return answer.text;
}
