import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { NewsList } from '../features/news/NewsList';
import { newsFeedPath, pagePath } from '../routes/routeTable';
import type { NewsListContext } from './pageContext';

export default function NewsListPage({ pageContext }: PageProps<object, NewsListContext>) {
  return (
    <>
      <PageHead pageContext={pageContext} />
      <NewsList
        {...pageContext}
        allNewsPath={pagePath('news', pageContext.language)}
        feedPath={newsFeedPath(pageContext.language)}
      />
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
