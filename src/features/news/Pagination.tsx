import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { listPagePath } from '../../routes/routeTable';

const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });

const PageLink = chakra(LocalizedLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '12',
    minHeight: '12',
    textStyle: 'label',
    color: 'fg.title',
    textDecoration: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    _hover: { borderColor: 'navy' },
    '&[aria-current=page]': { bg: 'navy', borderColor: 'navy', color: 'white' },
  },
});

const Ellipsis = chakra('li', { base: { alignSelf: 'end', paddingBottom: '2', color: 'fg.muted' } });

type Gap = { after: number };

/** On either side of the current page; more would not fit a phone's line. */
const neighbours = 1;

/**
 * The first page, the last, the current one (from 1) and its neighbours. A gap of a single page shows that page, as an
 * ellipsis would be just as long.
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

/** Renders nothing for a single page. */
export function Pagination({
  pageNumber,
  pageCount,
  listPath,
}: {
  pageNumber: number;
  pageCount: number;
  listPath: string;
}) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('news:pages')}>
      <List>
        {shownPages(pageNumber, pageCount).map((page) =>
          typeof page === 'number' ? (
            <li key={page}>
              <PageLink
                to={listPagePath(listPath, page)}
                aria-label={t('news:page', { number: page })}
                aria-current={page === pageNumber ? 'page' : undefined}
              >
                {page}
              </PageLink>
            </li>
          ) : (
            <Ellipsis key={`after ${page.after}`} aria-hidden>
              …
            </Ellipsis>
          ),
        )}
      </List>
    </nav>
  );
}
