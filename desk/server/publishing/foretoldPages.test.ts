import { readFile, writeFile } from 'node:fs/promises';
import { noPageChanges } from '../../../publishing/events';
import { makeForetell } from './foretoldPages';
import { HttpError } from '../../../platform/http/httpErrors';
import { useFolder } from '../../../platform/testing/useFolder';

const inFolder = useFolder();

/** A program in place of the script, which first writes down its arguments. */
async function foretellWith(code: string, options: Partial<Parameters<typeof makeForetell>[0]> = {}) {
  const log = "const { appendFileSync } = require('node:fs'); const args = process.argv.slice(2).join(' ');";
  await writeFile(inFolder('program.js'), `${log} appendFileSync('log', args + '\\n'); ${code}`);
  return makeForetell({ root: inFolder(), program: ['program.js'], ...options });
}

const calls = async () => (await readFile(inFolder('log'), 'utf8')).trim().split('\n');
const answering = `console.error('progress'); console.log('${JSON.stringify(noPageChanges)}');`;

async function problemOf(foretold: Promise<unknown>): Promise<string> {
  const error: unknown = await foretold.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error(`not an HttpError: ${String(error)}`);
  expect([error.statusCode, error.code]).toEqual([502, 'not-foretold']);
  return error.message;
}

test('answers what the program prints, and remembers it for the day', async () => {
  let now = new Date('2026-11-20T10:00:00Z');
  const foretell = await foretellWith(answering, { now: () => now });
  expect(await Promise.all([foretell('a1', 'b2'), foretell('a1', 'b2')])).toEqual([
    noPageChanges,
    noPageChanges,
  ]);
  await foretell('a1', 'b2');
  expect(await calls()).toEqual(['--from=a1 --to=b2']);
  now = new Date('2026-11-21T10:00:00Z');
  await foretell('a1', 'b2');
  await foretell('b2', 'c3');
  expect(await calls()).toEqual(['--from=a1 --to=b2', '--from=a1 --to=b2', '--from=b2 --to=c3']);
});

test('runs one program at a time', async () => {
  const slow = `appendFileSync('log', 'start\\n');
    setTimeout(() => { appendFileSync('log', 'end\\n'); ${answering} }, 100);`;
  const foretell = await foretellWith(slow);
  await Promise.all([foretell('a', 'b'), foretell('b', 'c')]);
  expect(await calls()).toEqual(['--from=a --to=b', 'start', 'end', '--from=b --to=c', 'start', 'end']);
});

test('says why the program failed, goes on with the next question, and asks again', async () => {
  const foretell = await foretellWith(
    `if (args.endsWith('bad')) { console.error('\\n✗ Two pages would be at /fr/a'); process.exit(1); } ${answering}`,
  );
  const [bad, good] = [foretell('a', 'bad'), foretell('a', 'b')];
  expect(await problemOf(bad)).toBe('Two pages would be at /fr/a');
  expect(await good).toEqual(noPageChanges);
  await problemOf(foretell('a', 'bad'));
  expect(await calls()).toHaveLength(3);
});

test.each(['', 'nonsense', '{"rendered":[1],"created":[],"removed":[],"redirected":[]}'])(
  'does not take %j for an answer',
  async (output) => {
    const foretell = await foretellWith(`process.stdout.write('${output}');`);
    expect(await problemOf(foretell('a', 'b'))).toBe(
      `npm run foretell printed something else than expected: ${output}`,
    );
  },
);

test('ends a program that takes too long, or when the desk stops', async () => {
  const forever = 'setInterval(() => undefined, 1000);';
  const impatient = await foretellWith(forever, { timeLimitMs: 200 });
  expect(await problemOf(impatient('a', 'b'))).toBe('it takes more than 0.2 s.');
  const stopped = new AbortController();
  const foretell = await foretellWith(forever, { signal: stopped.signal });
  const answer = problemOf(foretell('a', 'b'));
  stopped.abort();
  expect(await answer).toBe('the desk stops.');
});
