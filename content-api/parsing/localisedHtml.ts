import { contentLocales } from './content';
import type { LocalisedText } from './content';
import type { ContentFile } from './contentSource';
import { pathText } from './issueText';
import { markdownHtml } from './markdownHtml';
import type { YamlPath } from './yamlText';

/** HTML of the Markdown text at `path`. */
export function htmlAt(file: ContentFile<unknown>, path: YamlPath, markdown: string): string {
  return markdownHtml(markdown, (line, problem) => {
    file.reportInText(path, line, `${pathText(path)}: ${problem}`);
  });
}

/** HTML of the Markdown texts at `path`. */
export function localisedHtml(
  file: ContentFile<unknown>,
  path: YamlPath,
  markdown: LocalisedText | null,
): LocalisedText | null {
  if (markdown === null) return null;
  const html = { ...markdown };
  for (const locale of contentLocales) html[locale] = htmlAt(file, [...path, locale], markdown[locale]);
  return html;
}
