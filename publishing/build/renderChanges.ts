import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { programOf } from '../../platform/projectRoot';
import { releaseFileNames } from '../releases/releaseFiles';

/**
 * The desk's renderer answers there, publishes and the preview ask there. Relative, as the path of a socket may have 107 letters; all of
 * them run in the project's folder.
 */
export const rendererSocket = path.join('.data', 'renderer.sock');

/** A publish or the preview asks a renderer for this; see `gatsby/rendering/renderContent.ts`. */
export const askedChangesSchema = v.object({
  revision: v.optional(v.string()),
  /** Folder of the live release. */
  live: v.string(),
  /** Folder that what differs is written to. */
  target: v.string(),
  /** The environment of who asks, where it may be another than the renderer's. */
  env: v.optional(v.record(v.string(), v.string())),
});

export type AskedChanges = v.InferOutput<typeof askedChangesSchema>;

const answerSchema = v.variant('kind', [
  v.object({ kind: v.literal('rendered'), rendered: v.array(v.string()), removed: v.array(v.string()) }),
  /** Only Gatsby's build can make it, or say what is wrong. */
  v.object({ kind: v.literal('unknown'), reason: v.string() }),
  /** The renderer has other code, or another environment, than who asks. */
  v.object({ kind: v.literal('other') }),
  v.object({ kind: v.literal('warning'), message: v.string() }),
  /** A text is there: its path. */
  v.object({ kind: v.literal('written'), file: v.string() }),
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
  /** True for a publish that the desk has started. Any other may have another environment than the desk's renderer, and newer code. */
  isOfDesk: boolean;
  /** Where the desk's renderer answers. */
  socket?: string;
  /** Folder of the live release. */
  live: string;
  /** Holds what is rendered, in a folder of its own, and nothing else. */
  folders?: string;
  signal: AbortSignal;
  onProgress: (detail: string) => void;
  /** Called with each text of the folder once it is there, while others are rendered. */
  onText?: (folder: string, file: string) => Promise<unknown>;
  /** Milliseconds; above it Gatsby's build takes over. */
  timeLimitMs?: number;
}

/** A renderer, whatever runs it. */
interface Renderer {
  ask: (asked: AskedChanges) => void;
  onAnswer: (take: (answer: unknown) => void) => void;
  onEnd: (take: (reason: string) => void) => void;
  stop: () => void;
}

/** The desk's, which is warm; undefined where it does not answer. */
async function runningRenderer(socket: string): Promise<Renderer | undefined> {
  const connection = connect(socket);
  const isThere = await new Promise<boolean>((resolve) => {
    connection.once('connect', () => resolve(true));
    connection.once('error', () => resolve(false));
  });
  if (!isThere) return undefined;
  connection.on('error', () => undefined);
  return {
    ask: (asked) => connection.write(`${JSON.stringify(asked)}\n`),
    onAnswer: (take) => {
      const lines = createInterface({ input: connection });
      lines.on('line', (line) => take(v.safeParse(v.pipe(v.string(), v.parseJson()), line).output));
    },
    onEnd: (take) => connection.on('close', () => take('the connection was closed')),
    stop: () => connection.destroy(),
  };
}

/** One of this publish's own. */
function startRenderer({ root, env = process.env }: RenderOptions): Renderer {
  const { file, options: execArgv } = programOf('scripts/publishRenderer.ts', root);
  const child = fork(file, {
    cwd: root,
    execArgv,
    // React renders faster.
    env: { ...env, NODE_ENV: 'production' },
  });
  return {
    ask: (asked) => child.send(asked),
    onAnswer: (take) => child.on('message', take),
    onEnd: (take) => {
      child.on('error', (error) => take(error.message));
      child.on('exit', (code, signal) => take(String(signal ?? code)));
    },
    stop: () => child.kill('SIGKILL'),
  };
}

type Answer = Exclude<ChangesAnswer, { kind: 'warning' | 'written' }>;

/** Asks a renderer, which is stopped then. */
async function ask(
  renderer: Renderer,
  asked: AskedChanges,
  { signal, onProgress, timeLimitMs = 60_000, onText = async () => undefined }: RenderOptions,
): Promise<Answer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
  const texts: Promise<unknown>[] = [];
  try {
    const answer = await new Promise<Answer>((resolve) => {
      const giveUp = (reason: string) => resolve({ kind: 'unknown', reason });
      renderer.onAnswer((message) => {
        const { success, output: said } = v.safeParse(answerSchema, message);
        if (!success) giveUp('the renderer answered otherwise than this publish knows.');
        else if (said.kind === 'warning') onProgress(said.message);
        else if (said.kind === 'written') texts.push(onText(asked.target, said.file));
        else resolve(said);
      });
      renderer.onEnd((how) => giveUp(`the renderer ended (${how}).`));
      const onLimit = () => giveUp('the renderer did not answer in time.');
      limit.addEventListener('abort', onLimit);
      if (limit.aborted) onLimit();
      renderer.ask(asked);
    });
    await Promise.all(texts);
    signal.throwIfAborted();
    return answer;
  } finally {
    renderer.stop();
  }
}

/** These variables decide how a site is made. The token, which is secret, is left out. */
const settings = /^(?:GATSBY_|SITE_URL$|CONTENT_(?!API_TOKEN))/;

/**
 * Renders what differs from the live release, without Gatsby: it is to the byte what Gatsby would build.
 *
 * @returns why only Gatsby's build can make the release, where that is so
 */
export async function renderChanges(options: RenderOptions): Promise<SiteChanges | { reason: string }> {
  const { root, revision, live, isOfDesk, socket = rendererSocket, env = process.env } = options;
  const { folders = path.join(root, '.data', 'changes') } = options;
  if (!existsSync(path.join(live, releaseFileNames.digests)))
    return { reason: 'the live release does not say what it was made from.' };
  await rm(folders, { recursive: true, force: true });
  // One of its own: a publish that was killed may still be rendered into another.
  const folder = path.join(folders, randomUUID());
  const asked: AskedChanges = { revision, live, target: folder };
  const running = await runningRenderer(socket);
  const set = Object.entries(env).flatMap(([name, value]): [string, string][] =>
    value !== undefined && settings.test(name) ? [[name, value]] : [],
  );
  const askedOther = isOfDesk ? asked : { ...asked, env: Object.fromEntries(set) };
  const first: Answer = running ? await ask(running, askedOther, options) : { kind: 'other' };
  const answer = first.kind === 'other' ? await ask(startRenderer(options), asked, options) : first;
  if (answer.kind === 'rendered') return { folder, ...answer };
  return { reason: answer.kind === 'unknown' ? answer.reason : 'the renderer has other code.' };
}
