import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** From the start of the file to the value of `title` in its front matter. */
const titleLine = /^(---\n(?:(?!---\n).*\n)*?title: ).*/;

/** @throws Error when the front matter has no title */
export function withTitle(markdown: string, title: string): string {
  if (!titleLine.test(markdown)) throw new Error('The news item has no title.');
  return markdown.replace(titleLine, (_, start: string) => start + JSON.stringify(title));
}

/** Gives the newest news item that is published in French another title; the home, too, shows it. */
export async function editNewestTitle(contentFolder: string, title: string): Promise<void> {
  const newsFolder = path.join(contentFolder, 'news');
  const files = await readdir(newsFolder, { recursive: true });
  const newest = files
    .filter((file) => path.basename(file) === 'fr.md')
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error(`${newsFolder} has no news in French.`);
  const file = path.join(newsFolder, newest);
  await writeFile(file, withTitle(await readFile(file, 'utf8'), title));
}
