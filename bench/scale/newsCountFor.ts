/** Pages of the sample content that are not made of news. */
const otherPages = 150;
/** An item has an article a locale, and a twelfth of a page of the list of all and of its category's. */
const pagesOfItem = 2.8 * (1 + 2 / 12);

/**
 * Items that make a site of about so many pages. It ends with 1, so that the newest item, which is edited, and the one that
 * is added are published in every locale (`generatedNews.ts`).
 */
export function newsCountFor(pages: number): number {
  return Math.max(0, Math.round((pages - otherPages) / pagesOfItem / 10)) * 10 + 1;
}
