import MarkdownIt, { type Token } from 'markdown-it';
import { isHttpsAddress } from '../schemas/fieldSchemas';
import { linkTarget, type ReportMarkdown, reportTooLong, unsafeLinkProblem } from './markdownHtml';

// `html` parses HTML as such, so that it can be refused.
const markdown = new MarkdownIt({ html: true });
markdown.validateLink = () => true;

const iframeLine = /^<iframe src="([^"<>\s]*)"><\/iframe>$/;
const allowedMarkup =
  'expected paragraphs, **bold**, *italic*, [links](https://…) and <iframe src="https://…"></iframe> on a line of its own';

function iframeHtml(line: string, src: string, report: (problem: string) => void): string {
  if (!isHttpsAddress(src)) {
    report(`expected an iframe whose src begins with https://, got "${src}"`);
  }
  return line;
}

function inlineHtml(tokens: readonly Token[], report: ReportMarkdown): string {
  let line = 0;
  const html = tokens.map((token) => {
    switch (token.type) {
      case 'text':
        return markdown.utils.escapeHtml(token.content);
      case 'softbreak':
        line += 1;
        return ' ';
      case 'strong_open':
        return '<b>';
      case 'strong_close':
        return '</b>';
      case 'em_open':
        return '<i>';
      case 'em_close':
        return '</i>';
      case 'link_open': {
        const href = linkTarget(token);
        const problem = unsafeLinkProblem(href);
        if (problem !== null) report(line, problem);
        return `<a href="${markdown.utils.escapeHtml(href)}">`;
      }
      case 'link_close':
        return '</a>';
      default:
        if (token.nesting >= 0) report(line, `${allowedMarkup}, got ${describe(token)}`);
        if (token.type === 'hardbreak') line += 1;
        return '';
    }
  });
  return html.join('');
}

const names: Record<string, string> = {
  heading_open: 'a heading',
  bullet_list_open: 'a list',
  ordered_list_open: 'a numbered list',
  blockquote_open: 'a quotation',
  table_open: 'a table',
  fence: 'a block of code',
  code_block: 'a block of code (lines indented by four spaces)',
  code_inline: 'code',
  hr: 'a rule',
  image: 'an image',
  hardbreak: 'a line break (two spaces or a backslash at the end of a line)',
  s_open: 'struck text',
};

function describe(token: Token): string {
  return names[token.type] ?? `"${token.content.trim().split('\n', 1).join('')}"`;
}

function paragraphsHtml(source: string, report: ReportMarkdown): string[] {
  let depth = 0;
  let line = 0;
  const paragraphs: string[] = [];
  for (const token of markdown.parse(source, {})) {
    line = token.map?.[0] ?? line;
    const isParagraph = token.type === 'paragraph_open' || token.type === 'paragraph_close';
    if (depth === 0 && token.nesting >= 0 && !isParagraph && token.type !== 'inline') {
      report(line, `${allowedMarkup}, got ${describe(token)}`);
    }
    if (!isParagraph) depth += token.nesting;
    if (depth === 0 && token.type === 'inline') {
      const from = line;
      paragraphs.push(
        inlineHtml(token.children ?? [], (childLine, problem) => report(from + childLine, problem)),
      );
    }
  }
  return paragraphs;
}

/**
 * HTML of b, i, a (href) and iframe (src) with a blank line between paragraphs, as the contract defines NewsItem.body.
 */
export function newsBodyHtml(source: string, report: ReportMarkdown): string {
  if (reportTooLong(source, report)) return '';
  const lines = source.split('\n');
  const blocks: string[] = [];
  let start = 0;
  function endParagraphs(end: number): void {
    const from = start;
    const paragraphs = paragraphsHtml(lines.slice(from, end).join('\n'), (line, problem) => {
      report(from + line, problem);
    });
    blocks.push(...paragraphs);
    start = end + 1;
  }
  lines.forEach((line, index) => {
    const src = iframeLine.exec(line.trim())?.[1];
    if (src === undefined) return;
    endParagraphs(index);
    blocks.push(iframeHtml(line.trim(), src, (problem) => report(index, problem)));
  });
  endParagraphs(lines.length);
  return blocks.join('\n\n');
}
