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

/** The newest page, then older ones by their numbers, which grow with age. Renders nothing for a single page. */
export function Pagination({
  pageNumber,
  shownPages,
  listPath,
}: Pick<NewsListView, 'pageNumber' | 'shownPages' | 'listPath'>) {
  const { t } = useTranslation();
  if (shownPages.length === 0) return null;
  return (
    <nav aria-label={t('news:pages')}>
      <Wrap as="ul" gap="1">
        <li>
          <PageLink to={listPath} aria-current={pageNumber === null ? 'page' : undefined}>
            {t('news:newest')}
          </PageLink>
        </li>
        {shownPages.map((page, index) => (
          <Fragment key={page}>
            {index > 0 && shownPages[index - 1] !== page + 1 && (
              <chakra.li aria-hidden alignSelf="end" paddingBottom="2" color="fg.muted">
                …
              </chakra.li>
            )}
            <li>
              <PageLink
                to={listPagePath(listPath, page)}
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
