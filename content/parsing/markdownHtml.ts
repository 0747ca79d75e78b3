import MarkdownIt, { type Token } from 'markdown-it';
import { isSafeAddress } from '../../contract/safeAddress';
import { contentLocales, type LocalisedText } from '../contentLocales';
import type { ContentFile } from '../files/contentSource';
import type { YamlPath } from '../files/yamlText';

/** `null` when the target of a link may be published. */
export function unsafeLinkProblem(href: string): string | null {
  // The build takes http: from content APIs elsewhere.
  return isSafeAddress(href) && !/^http:/i.test(href)
    ? null
    : `expected a link to https://…, to a path of the site (/…), to #…, mailto:… or tel:…, got "${href}"`;
}

/** `line` is counted from 0 within the text. */
export type ReportMarkdown = (line: number, problem: string) => void;

/** Some forty pages. A crafted text takes more and more time with its length. */
const maxCharacters = 100_000;

export function reportTooLong(source: string, report: ReportMarkdown): boolean {
  if (source.length <= maxCharacters) return false;
  report(0, `expected a text of ${maxCharacters} characters at most, got ${source.length}: shorten it`);
  return true;
}

const markdown = new MarkdownIt({ html: false }).disable('strikethrough');
// markdown-it would silently leave invalid links as text; they are reported below instead.
markdown.validateLink = () => true;
// The site's CSP refuses inline styles; its style sheet aligns cells.
for (const cell of ['th_open', 'td_open']) {
  markdown.renderer.rules[cell] = (tokens, index, options, _env, renderer) => {
    tokens[index]?.attrs?.splice(0);
    return renderer.renderToken(tokens, index, options);
  };
}
// The site has no style for code: inline code becomes plain text.
markdown.renderer.rules.code_inline = (tokens, index) =>
  markdown.utils.escapeHtml(tokens[index]?.content ?? '');

const refused: Record<string, string> = {
  fence: 'a block of code',
  code_block: 'a block of code (lines indented by four spaces)',
  hr: 'a rule',
  image: 'an image',
};

/** The address of a link, as it is written. */
export const linkTarget = (token: Token): string => String(token.attrGet('href') ?? '');

function problemOf(token: Token): string | null {
  if (token.type === 'heading_open' && token.tag !== 'h3' && token.tag !== 'h4') {
    return `expected headings of ### or ####, got ${token.markup}`;
  }
  if (token.type === 'link_open') return unsafeLinkProblem(linkTarget(token));
  const what = refused[token.type];
  return what === undefined
    ? null
    : `expected paragraphs, lists, headings, quotations, emphasis, links and tables, got ${what}`;
}

function reportTokens(tokens: readonly Token[], report: ReportMarkdown): void {
  let line = 0;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
    const problem = problemOf(token);
    if (problem !== null) report(line, problem);
    reportTokens(token.children ?? [], (childLine, childProblem) => {
      report(line + childLine, childProblem);
    });
  }
}

/**
 * HTML of p, br, ul, ol, li, h3, h4, strong, em, a, blockquote and table elements. HTML in the source is
 * escaped.
 */
export function markdownHtml(source: string, report: ReportMarkdown): string {
  if (reportTooLong(source, report)) return '';
  const env = {};
  const tokens = markdown.parse(source, env);
  reportTokens(tokens, report);
  return markdown.renderer.render(tokens, markdown.options, env).trim();
}

/** HTML of the Markdown text at `path`. */
export function htmlAt(file: ContentFile<unknown>, path: YamlPath, markdown: string): string {
  return markdownHtml(markdown, (line, problem) => {
    file.reportInText(path, line, problem);
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
