import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runConcurrently } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { editHtml, type EmotionRules } from './editHtml';
import { eventHandlerIn, executableScripts, scriptHash } from './inlineScripts';

/** Pages read at a time. */
const concurrency = 8;

/**
 * Gatsby keeps its slices here. They stay as written: Gatsby would stitch a changed one into every page again, at each
 * build.
 */
const slicesFolder = '_gatsby/slices/';

/**
 * Edits the HTML that the build has written. A page that an earlier build has edited is not written, and keeps its date.
 *
 * @param files HTML files, relative to the folder
 * @param scripts of the start script
 * @param known rules of the classes of earlier builds; gets those of this one
 * @returns hashes of the inline scripts of all pages, each once, in an order that is the same for the same pages
 * @throws Error naming a page that cannot be edited, or has a script that the content security policy would stop
 */
export async function postProcessHtml(
  publicFolder: string,
  files: readonly string[],
  scripts: readonly string[],
  known: EmotionRules,
): Promise<string[]> {
  const inlineScripts = new Set<string>();
  const pages = files.filter((name) => !name.startsWith(slicesFolder));
  await runConcurrently(pages, concurrency, async (name) => {
    const file = path.join(publicFolder, name);
    const html = await readFile(file, 'utf8');
    const edited = editHtml(html, name, scripts, known);
    for (const script of executableScripts(edited)) inlineScripts.add(script);
    if (edited === html) return;
    const handler = eventHandlerIn(edited);
    if (handler !== undefined) {
      throw new Error(`The page ${name} has an attribute "${handler}": the content security policy stops it`);
    }
    await writeFileAtomic(file, edited, { isDurable: false });
  });
  return Array.from(inlineScripts, scriptHash).sort();
}
