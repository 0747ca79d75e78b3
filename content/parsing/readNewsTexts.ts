import { type ContentLocale, contentLocales } from '../contentLocales';
import type { NewsItem } from './content';
import { refusals } from '../files/contentFile';
import type { ContentFile, ContentSource } from '../files/contentSource';
import { newsBodyHtml } from './newsBodyHtml';
import { frontMatterSchema } from '../schemas/newsSchema';

type FrontMatter = {
  /** YAML between the lines of three hyphens; it begins at line 2 of the file. */
  yaml: string;
  body: string;
  /** Line of the file, from 1, at which the body begins. */
  bodyLine: number;
};

/** `null` when the text does not begin with front matter. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) return null;
  return {
    yaml: `${lines.slice(1, end).join('\n')}\n`,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

type NewsText = NonNullable<NewsItem['texts'][ContentLocale]>;

export type NewsTextFile = ContentFile<NewsText> & { locale: ContentLocale; path: string };

async function readNewsText(
  source: ContentSource,
  path: string,
  locale: ContentLocale,
): Promise<NewsTextFile | null> {
  const content = await source.readText(path);
  if (content === null) return null;
  const parts = splitFrontMatter(content);
  if (parts === null) {
    source.report(path, 1, 'expected front matter (title, slug and summary) between two lines of ---');
    return null;
  }
  const html = newsBodyHtml(parts.body, (line, problem) => {
    source.report(path, parts.bodyLine + line, problem);
  });
  const file = source.parseYaml(path, parts.yaml, frontMatterSchema, 2);
  return (
    file && { ...file, value: { ...file.value, body: parts.body.trim() === '' ? null : html }, locale, path }
  );
}

/** Beside the texts of an item that has an image. */
export const newsImageFile = 'image.png';

/** The texts of a news item, in the locales in which it is published. `folder` is the item's. */
export async function readNewsTexts(source: ContentSource, folder: string): Promise<NewsTextFile[]> {
  const expected = contentLocales.map((locale) => `${locale}.md`);
  const allowed = [
    'news.yaml',
    newsImageFile,
    ...expected,
    ...contentLocales.map((locale) => `${locale}.pdf`),
  ];
  const { files, folders } = await source.names(folder);
  const others = files.filter((name) => !allowed.includes(name));
  for (const name of folders) source.report(`${folder}/${name}`, 1, refusals.folder);
  for (const name of others) {
    source.report(`${folder}/${name}`, 1, `expected only the files ${allowed.join(', ')} in this folder`);
  }
  const locales = contentLocales.filter((locale) => files.includes(`${locale}.md`));
  if (locales.length === 0) {
    source.report(
      `${folder}/news.yaml`,
      1,
      `expected a text beside this file, in at least one of ${expected.join(', ')}`,
    );
  }
  const texts = await Promise.all(
    locales.map((locale) => readNewsText(source, `${folder}/${locale}.md`, locale)),
  );
  return texts.filter((newsText) => newsText !== null);
}
