import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { listPagePath } from '../../routes/routeTable';
import { shownPages } from './shownPages';

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

/** Links to the pages of a list, the first, the last and those near this one; nothing where there is one. */
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
