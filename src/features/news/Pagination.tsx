import { chakra } from '@chakra-ui/react';
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

/** Links to the pages of a list; nothing where there is one. */
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
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PageLink
              to={listPagePath(listPath, number)}
              aria-label={t('news:page', { number })}
              aria-current={number === pageNumber ? 'page' : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
