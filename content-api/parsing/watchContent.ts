import path from 'node:path';
import type { Content } from './content';
import { readContent } from './readContent';
import { watchFolders } from './watchFolders';

/** One save may touch several files, and each several times. */
const quietMilliseconds = 200;

export type ContentListener = {
  onContent: (content: Content) => void;
  /** A `ContentError`, or why the folder can be read or watched no more. */
  onError: (error: unknown) => void;
};

/**
 * Reads a content folder again after each change, and not at first. Returns what stops it.
 *
 * @throws Error when the system watches no more folders.
 */
export function watchContent(contentDir: string, { onContent, onError }: ContentListener): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;
  const isStopped = () => hasStopped;
  let reading = Promise.resolve();

  async function readAgain(): Promise<void> {
    if (isStopped()) return;
    try {
      // Before reading, so that what changes meanwhile is read by the next turn.
      folders.renew();
      const content = await readContent(contentDir);
      if (!isStopped()) onContent(content);
    } catch (error) {
      if (!isStopped()) onError(error);
    }
  }

  const folders = watchFolders(path.resolve(contentDir), () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(readAgain);
    }, quietMilliseconds);
  });

  return () => {
    hasStopped = true;
    clearTimeout(timer);
    folders.stop();
  };
}
