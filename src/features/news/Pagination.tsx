import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../../components/ui/layout';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { listPagePath } from '../../routes/routeTable';
import type { NewsListView } from '../../components/news/newsViews';

const PageLink = chakra(LocalizedLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '12',
    minHeight: '12',
    paddingInline: '3',
    textStyle: 'label',
    color: 'fg.title',
    textDecoration: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    _hover: { borderColor: 'navy' },
    '&[aria-current=page]': {
      bg: 'navy',
      borderColor: 'navy',
      color: 'white',
      _print: { bg: 'transparent', color: 'navy' },
    },
  },
});

type PaginationProps = Pick<NewsListView, 'pageNumber' | 'pageCount' | 'shownPages' | 'listPath'>;

/** Reads from the newest page, 1; addresses are counted from the oldest, so that they stay. Renders nothing for a single page. */
export function Pagination({ pageNumber, pageCount, shownPages, listPath }: PaginationProps) {
  const { t } = useTranslation();
  if (pageCount === 1) return null;
  return (
    <nav aria-label={t('news:pages')}>
      <Wrap as="ul" gap="1">
        {shownPages.map((page, index) => (
          <Fragment key={page}>
            {index > 0 && shownPages[index - 1] !== page - 1 && (
              <chakra.li aria-hidden alignSelf="end" paddingBottom="2" color="fg.muted">
                …
              </chakra.li>
            )}
            <li>
              <PageLink
                to={page === 1 ? listPath : listPagePath(listPath, pageCount - page + 1)}
                aria-label={t('news:page', { number: page })}
                aria-current={page === pageNumber ? 'page' : undefined}
              >
                {page}
              </PageLink>
            </li>
          </Fragment>
        ))}
      </Wrap>
    </nav>
  );
}
