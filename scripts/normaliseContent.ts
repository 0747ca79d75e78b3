import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { diffLines } from 'diff';
import { normalised } from '../content/drafts/fieldEdits';
import { textOfBytes } from '../content/drafts/mergeFile';
import { hasFields } from '../content/drafts/mergeText';
import { isIgnored } from '../content/files/contentFile';
import { messageOf } from '../platform/errors';
import { filesBelow } from '../platform/filesBelow';
import { readArguments, runScript, ScriptError } from '../platform/runScript';
import { writeFileAtomic } from '../platform/writeFileAtomic';

const usage = `npm run normalise -- <folder of content> [--write]

  Shows the lines of YAML that the desk would write in another way, and with --write writes them so. The values stay what they are.
  The folder is a working tree of your own (git clone): look at git diff, commit, and push.`;

const linesOf = (value: string, sign: string) =>
  value
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `  ${sign}${line}`);

/** `npm run normalise -- FOLDER [--write]`. Files that cannot be read are named, and stay as they are. */
async function main(): Promise<void> {
  const { folder, isWritten } = readArguments(
    usage,
    { allowPositionals: true, options: { write: { type: 'boolean' } } },
    ({ positionals: [one, ...others], values }) => {
      if (one === undefined || others.length > 0) throw new Error('Name one folder');
      return { folder: path.resolve(process.env.INIT_CWD ?? '', one), isWritten: values.write === true };
    },
  );
  const files = (await filesBelow(folder)).filter(
    (file) => hasFields(file) && !file.split(path.sep).some(isIgnored),
  );
  const failed: string[] = [];
  let count = 0;
  for (const file of files.toSorted()) {
    try {
      const before = textOfBytes(await readFile(path.join(folder, file)));
      if (before === null) throw new Error('expected a text in UTF-8');
      const after = normalised(before, file);
      if (after === before) continue;
      count += 1;
      const differences = diffLines(before, after).filter(({ added, removed }) => added || removed);
      console.log(
        [file, ...differences.flatMap(({ value, added }) => linesOf(value, added ? '+' : '-'))].join('\n'),
      );
      if (isWritten) await writeFileAtomic(path.join(folder, file), after);
    } catch (error) {
      failed.push(`${file}: ${messageOf(error)}`);
    }
  }
  console.log(
    `${count} of ${files.length} files ${isWritten ? 'were written' : 'would change: write them with --write'}`,
  );
  if (failed.length > 0) throw new ScriptError(`These stay as they are:\n  ${failed.join('\n  ')}`);
}

runScript(main);
