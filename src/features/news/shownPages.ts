/** Pages left out of a pagination, between two that are shown. */
export type Gap = { after: number };

/** Neighbours of the current page that are shown on either side: with more, long lists do not fit a phone's line. */
const neighbours = 1;

/**
 * The pages that a pagination shows: the first, the last, the current one and its neighbours. A gap of a single page is that
 * page: an ellipsis would be as long.
 *
 * @param current from 1 to `count`
 */
export function shownPages(current: number, count: number): (number | Gap)[] {
  const wanted = [1, count];
  for (let page = current - neighbours; page <= current + neighbours; page++) {
    if (page > 1 && page < count) wanted.push(page);
  }
  const pages = [...new Set(wanted)].sort((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [before + 1, page] : [{ after: before }, page];
  });
}
