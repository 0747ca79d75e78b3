import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { NewsList } from '../features/news/NewsList';
import type { NewsListContext } from './pageContext';

export default function NewsListPage({ pageContext }: PageProps<object, NewsListContext>) {
  return (
    <>
      <PageHead pageContext={pageContext} />
      <NewsList {...pageContext} />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "news"] } }
    ) {
      ...Dictionaries
    }
  }
`;
