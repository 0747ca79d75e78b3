import { graphql, type PageProps } from 'gatsby';
import { NewsArticle } from '../features/news/NewsArticle';
import { NewsHead } from '../features/news/NewsHead';
import type { NewsArticleContext } from './pageContext';

export default function NewsArticlePage({ pageContext }: PageProps<object, NewsArticleContext>) {
  const { article, related, newsPage, feed, metadata } = pageContext;
  return (
    <>
      <NewsHead pageContext={pageContext} feed={feed} />
      <NewsArticle article={article} address={metadata.canonical} related={related} newsPage={newsPage} />
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
