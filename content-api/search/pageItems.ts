import { hasPagePath, pagePath } from '../graphql/sitePaths';
import { type Content, type ContentLocale, type Page, profileCodes } from '../parsing/content';
import { plainParagraphs } from '../server/documentInputs/plainParagraphs';
import type { IndexedItem } from './contentItem';

/** Addresses and figures say nothing to who searches, and those of a comparison would be read as the fund's own. */
const unreadTexts = ['url', 'value', 'reference', 'unit', 'note'];

/** The site makes no page of what it does not know, nor of texts that are used elsewhere, such as the gate's. */
function hasAddress({ code, locale, components }: Page): boolean {
  if (!hasPagePath(code, locale)) return false;
  return components.length === 0 || components.some(({ kind }) => kind !== 'TEXTS');
}

/** `2.title` is a title. */
function textKind(code: string): string {
  return code.slice(code.lastIndexOf('.') + 1);
}

function pageText({ components }: Page): string {
  return components
    .filter(({ kind }) => kind !== 'TEXTS')
    .flatMap(({ texts }) => texts)
    .filter(({ code }) => !unreadTexts.includes(textKind(code)))
    .flatMap(({ code, content }) => (textKind(code) === 'body' ? plainParagraphs(content) : [content.trim()]))
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}

/** The pages of the site in one locale, in the order of the content system. */
export function pageItems(content: Content, locale: ContentLocale): IndexedItem[] {
  return content.pages
    .filter((page) => page.locale === locale && hasAddress(page))
    .map((page): IndexedItem => ({
      item: {
        path: `/${locale}/pages/${page.code}`,
        dir: `/${locale}/pages`,
        slug: page.code,
        locale,
        kind: 'page',
        code: page.code,
        title: page.title,
        description: page.description ?? '',
        url: pagePath(page.code, locale),
        external: false,
        date: page.updatedAt,
        category: null,
        isin: null,
        visibleTo: [...profileCodes],
        text: pageText(page),
      },
      keywords: page.keywords,
    }));
}
