import { fork } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { releaseFileNames } from '../releases/releaseFiles';

/** What the program is asked to do; see `gatsby/rendering/renderContent.ts`. */
export interface AskedChanges {
  revision: string | undefined;
  /** Folder of the live release. */
  live: string;
  /** Folder that what differs is written to. */
  target: string;
}

const answerSchema = v.variant('kind', [
  v.object({ kind: v.literal('rendered'), rendered: v.array(v.string()), removed: v.array(v.string()) }),
  /** Only Gatsby's build can make it, or say what is wrong. */
  v.object({ kind: v.literal('unknown'), reason: v.string() }),
  v.object({ kind: v.literal('warning'), message: v.string() }),
]);

export type ChangesAnswer = v.InferOutput<typeof answerSchema>;

/** Files of a release that differ from those of the live one. */
export interface SiteChanges {
  folder: string;
  /** Paths of the pages. */
  rendered: readonly string[];
  /** Names of the live release's files that have gone. */
  removed: readonly string[];
}

interface RenderOptions {
  /** Folder of the project. */
  root: string;
  env?: NodeJS.ProcessEnv;
  revision: string | undefined;
  /** Folder of the live release. */
  live: string;
  signal: AbortSignal;
  onProgress: (detail: string) => void;
  /** Above it the program is stopped, and Gatsby's build takes over. */
  timeLimitMs?: number;
}

export const changesFolder = (root: string) => path.join(root, '.data', 'changes');

/**
 * Renders what differs from the live release, without Gatsby.
 *
 * @returns why only Gatsby's build can make the release, where that is so
 */
export async function renderChanges(options: RenderOptions): Promise<SiteChanges | { reason: string }> {
  const { root, revision, live, signal, onProgress, env = process.env, timeLimitMs = 60_000 } = options;
  const isKnown = access(path.join(live, releaseFileNames.digests)).then(
    () => true,
    () => false,
  );
  if (!(await isKnown)) return { reason: 'the live release does not say what it was made from.' };
  const folder = changesFolder(root);
  const program = path.join(root, 'scripts', 'renderChanges.ts');
  const child = fork(program, {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...env, NODE_ENV: 'production' },
  });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  const timer = setTimeout(stop, timeLimitMs);
  try {
    const answer = await new Promise<Exclude<ChangesAnswer, { kind: 'warning' }>>((resolve) => {
      const giveUp = (reason: string) => resolve({ kind: 'unknown', reason });
      child.on('message', (message) => {
        const said = v.parse(answerSchema, message);
        if (said.kind === 'warning') onProgress(said.message);
        else resolve(said);
      });
      child.on('error', (error) => giveUp(error.message));
      child.on('exit', (code, killedBy) => giveUp(`the renderer ended (${killedBy ?? code}).`));
      child.send({ revision, live, target: folder } satisfies AskedChanges);
    });
    signal.throwIfAborted();
    if (answer.kind === 'rendered') return { folder, ...answer };
    return { reason: answer.reason };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    child.kill();
  }
}
