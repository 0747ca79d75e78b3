import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import type { Content } from './content';
import { isIgnored, isMissing } from './contentFile';
import { readContent } from './readContent';

/** `fallback` when the folder has gone meanwhile. */
function unlessMissing<Result>(act: () => Result, fallback: Result): Result {
  try {
    return act();
  } catch (error) {
    if (isMissing(error)) return fallback;
    throw error;
  }
}

function foldersUnder(folder: string): string[] {
  const entries = unlessMissing(() => readdirSync(folder, { withFileTypes: true }), []);
  const folders = entries.filter((entry) => entry.isDirectory() && !isIgnored(entry.name));
  return [folder, ...folders.flatMap(({ name }) => foldersUnder(path.join(folder, name)))];
}

type FoldersWatch = {
  /** Call it after a change: folders come and go. */
  renew: () => void;
  stop: () => void;
};

/**
 * Watches a folder and those below it with one watcher each. On Linux, Node.js 20's recursive mode watches every file
 * and loses those that an editor saves by replacing them.
 *
 * @throws Error, as `renew` does, when the system's limit of watchers is reached.
 */
function watchFolders(root: string, onChange: () => void): FoldersWatch {
  let watchers: FSWatcher[] = [];

  function stop(): void {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  }

  function watchFolder(folder: string, concerns: (name: string) => boolean): void {
    const watcher = watch(folder, (_event, name) => {
      if (name === null || concerns(name)) onChange();
    });
    // Deleting a folder may end its watcher with an error.
    watcher.on('error', onChange);
    watchers.push(watcher);
  }

  function renew(): void {
    stop();
    // The folder itself may be replaced.
    watchFolder(path.dirname(root), (name) => name === path.basename(root));
    for (const folder of foldersUnder(root)) {
      unlessMissing(() => watchFolder(folder, (name) => !isIgnored(name)), undefined);
    }
  }

  renew();
  return { renew, stop };
}

/** Debounce: one save may touch several files, each several times. */
const quietMilliseconds = 200;

type ContentListener = {
  onContent: (content: Content) => void;
  /** A `ContentError`, or why the folder can no longer be read or watched. */
  onError: (error: unknown) => void;
};

/**
 * Reads a content folder again after each change. Returns a function that stops it.
 *
 * @throws Error when the system's limit of watchers is reached.
 */
export function watchContent(contentDir: string, { onContent, onError }: ContentListener): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;
  const isStopped = () => hasStopped;
  let reading = Promise.resolve();

  async function readAgain(): Promise<void> {
    if (isStopped()) return;
    try {
      // Before reading, so that a change during the read triggers another.
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
