import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Container, Wrap } from '../../components/ui/layout';
import { PageTitle } from '../../components/ui/PageTitle';
import { TextAnchor } from '../../components/ui/TextLink';
import { parseLocale } from '../../i18n/locales';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { newsFeedPath, pagePath } from '../../routes/routeTable';
import { NewsGrid } from '../../components/news/NewsGrid';
import type { NewsListView } from '../../components/news/newsViews';
import { Pagination } from './Pagination';

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

export function NewsList({ title, lead, categories, categoryCode, news, ...pages }: NewsListView) {
  const { t, i18n } = useTranslation();
  const locale = parseLocale(i18n.language);
  const filters = [{ code: null, title: t('news:all'), path: pagePath('news', locale) }, ...categories];
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <Container paddingBlock="section">
        <nav aria-label={t('news:categories')}>
          <Wrap as="ul" columnGap="6" rowGap="2" marginBottom="12">
            {filters.map((filter) => (
              <li key={filter.path}>
                <FilterLink to={filter.path} aria-current={filter.code === categoryCode ? 'true' : undefined}>
                  {filter.title}
                </FilterLink>
              </li>
            ))}
          </Wrap>
        </nav>
        {news.length > 0 ? <NewsGrid news={news} /> : <p>{t('news:empty')}</p>}
        <Wrap alignItems="center" justifyContent="space-between" columnGap="8" rowGap="6" marginTop="14">
          <Pagination {...pages} />
          <TextAnchor href={newsFeedPath(locale)} type="application/rss+xml">
            {t('news:feed')}
          </TextAnchor>
        </Wrap>
      </Container>
    </>
  );
}
