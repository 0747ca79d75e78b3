import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Asks, and shows nothing of the answer. */
async function ask({ output }: Terminal, lines: Interface, question: string): Promise<string> {
  output.write(question);
  const stopped = new AbortController();
  // Ctrl-C and Ctrl-D; without a listener nothing would ever answer.
  const stop = () => stopped.abort();
  lines.once('SIGINT', stop).once('close', stop);
  try {
    return await lines.question('', { signal: stopped.signal });
  } catch {
    throw new Error('No password was given: nothing was changed.');
  } finally {
    lines.off('SIGINT', stop).off('close', stop);
    output.write('\n');
  }
}

async function askTwice(terminal: Terminal): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: terminal.input, output: silence, terminal: true });
  try {
    const password = await ask(terminal, lines, 'Password: ');
    const again = await ask(terminal, lines, 'The same again: ');
    if (password !== again) throw new Error('The two passwords differ: nothing was changed.');
    return password;
  } finally {
    lines.close();
  }
}

/** A new password: asked for twice in a terminal, and otherwise the first line of the input. */
export async function readPassword(terminal: Terminal): Promise<string> {
  if (terminal.input.isTTY) return askTwice(terminal);
  const lines = createInterface({ input: terminal.input, crlfDelay: Infinity });
  for await (const line of lines) return line;
  throw new Error('No password was given: write it to the standard input, on one line.');
}
