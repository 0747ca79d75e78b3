import { createHash } from 'node:crypto';
import { pageStylesAttribute } from '../../src/theme/createStyleCache';

/**
 * Style elements as Emotion writes them before the first element that needs them, in pages and slices: names, then
 * rules.
 */
const emotionStyle = /<style data-emotion="css(?:-global)? ([^"]*)">([\s\S]*?)<\/style>/g;

/** A page's styles in one element of its head: names, then rules. */
export const pageStyles = new RegExp(`<style ${pageStylesAttribute}="([^"]*)">([\\s\\S]*?)</style>`);

const styleElement = (names: string, css: string) =>
  `<style ${pageStylesAttribute}="${names}">${css}</style>`;

/** Gathers a page's styles, each once, in one element of its head. Those of a replaced slice are added. */
export function stylesInHead(html: string): string {
  const [, names = '', css = ''] = pageStyles.exec(html) ?? [];
  const styles = new Map<string, string>();
  const bare = html.replace(emotionStyle, (_element, ofElement: string, rules: string) => {
    styles.set(ofElement, rules);
    return '';
  });
  if (styles.size === 0) return html;
  const known = new Set(names.split(' ').filter(Boolean));
  const added = [...styles].filter(([ofElement]) => ofElement.split(' ').some((name) => !known.has(name)));
  const element = styleElement(
    [...known, ...added.map(([ofElement]) => ofElement)].join(' '),
    css + added.map(([, rules]) => rules).join(''),
  );
  return bare.replace(pageStyles, '').replace('</head>', () => `${element}</head>`);
}

const styleSheet = /^page\.[0-9a-f]{20}\.css$/;

/** Whether a file of `public/` is the style sheet of pages, of this build or an earlier one. */
export function isPageStyleSheet(file: string): boolean {
  return styleSheet.test(file);
}

/** How a page refers to its style sheet: the file at the root of the site, and the names of its styles. */
const sheetLink = new RegExp(`<link rel="stylesheet" href="/([^"]+)" ${pageStylesAttribute}="([^"]*)"/>`);

interface LinkedPage {
  html: string;
  /** File at the root of the site, named by its content: pages with the same styles share it. */
  sheet: string;
  css: string;
}

/**
 * Takes the styles out of the head, for a file that browsers keep from page to page.
 *
 * @param html with its styles in the head
 */
export function linkStyles(html: string): LinkedPage {
  const [element = '', names = '', css = ''] = pageStyles.exec(html) ?? [];
  const sheet = `page.${createHash('sha256').update(css).digest('hex').slice(0, 20)}.css`;
  const link = `<link rel="stylesheet" href="/${sheet}" ${pageStylesAttribute}="${names}"/>`;
  return { html: html.replace(element, () => link), sheet, css };
}

/** The reverse, for a page that was edited before. @param read reads a style sheet */
export async function unlinkStyles(html: string, read: (sheet: string) => Promise<string>): Promise<string> {
  const [link, sheet = '', names = ''] = sheetLink.exec(html) ?? [];
  if (link === undefined) return html;
  const css = await read(sheet);
  return html.replace(link, () => styleElement(names, css));
}
