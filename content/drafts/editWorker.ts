import { parentPort } from 'node:worker_threads';
import type { EditAnswer, EditQuestion } from './editThread';
import { applyEdits } from './fieldEdits';
import { RefusedEdit } from './jsonEdits';

function answerTo({ text, file, edits }: EditQuestion): EditAnswer {
  try {
    return { text: applyEdits(text, file, edits) };
  } catch (error) {
    if (!(error instanceof RefusedEdit)) throw error;
    return { refused: error.message, path: error.path };
  }
}

parentPort?.on('message', (question: EditQuestion) => parentPort?.postMessage(answerTo(question)));
