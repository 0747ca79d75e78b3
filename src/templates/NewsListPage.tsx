import { graphql, type PageProps } from 'gatsby';
import { NewsHead } from '../features/news/NewsHead';
import { NewsList } from '../features/news/NewsList';
import { pagePath } from '../routes/routeTable';
import type { NewsListContext } from './pageContext';

export default function NewsListPage({ pageContext }: PageProps<object, NewsListContext>) {
  return (
    <>
      <NewsHead pageContext={pageContext} feed={pageContext.feed} />
      <NewsList {...pageContext} allNewsPath={pagePath('news', pageContext.language)} />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "news"] } }) {
      ...Dictionaries
    }
  }
`;
