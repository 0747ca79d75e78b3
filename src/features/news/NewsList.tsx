import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Container } from '../../components/ui/Container';
import { PageTitle } from '../../components/ui/PageTitle';
import { TextAnchor } from '../../components/ui/TextLink';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { NewsGrid } from './NewsGrid';
import type { NewsCardView, NewsCategoryView } from './newsViews';
import { Pagination } from './Pagination';

const Filters = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', marginBottom: '12' },
});

const FilterLink = chakra(LocalizedLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '10',
    textStyle: 'label',
    color: 'fg.muted',
    textDecoration: 'none',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg.title', borderColor: 'border' },
    '&[aria-current]': { color: 'fg.title', borderColor: 'accent' },
  },
});

/** Pagination on one side, the feed on the other. */
const ListEnd = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '6',
    marginTop: '14',
  },
});

type NewsListProps = {
  title: string;
  lead: string | null;
  allNewsPath: string;
  categories: readonly NewsCategoryView[];
  categoryCode: string | null;
  news: readonly NewsCardView[];
  /** Null for the newest page. */
  pageNumber: number | null;
  shownPages: readonly number[];
  listPath: string;
  feedPath: string;
};

/** One page of a list of news, all or of one category. */
export function NewsList(props: NewsListProps) {
  const {
    title,
    lead,
    allNewsPath,
    categories,
    categoryCode,
    news,
    pageNumber,
    shownPages,
    listPath,
    feedPath,
  } = props;
  const { t } = useTranslation();
  const filters = [{ code: null, title: t('news:all'), path: allNewsPath }, ...categories];
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <Container paddingBlock="section">
        <nav aria-label={t('news:categories')}>
          <Filters>
            {filters.map((filter) => (
              <li key={filter.path}>
                <FilterLink to={filter.path} aria-current={filter.code === categoryCode ? 'true' : undefined}>
                  {filter.title}
                </FilterLink>
              </li>
            ))}
          </Filters>
        </nav>
        {news.length > 0 ? <NewsGrid news={news} /> : <p>{t('news:empty')}</p>}
        <ListEnd>
          <Pagination pageNumber={pageNumber} shownPages={shownPages} listPath={listPath} />
          <TextAnchor href={feedPath} type="application/rss+xml">
            {t('news:feed')}
          </TextAnchor>
        </ListEnd>
      </Container>
    </>
  );
}
