/** Id of a page's content, which the skip link leads to. */
export const contentId = 'content';
