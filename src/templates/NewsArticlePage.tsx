import { Box } from '@chakra-ui/react/box';
import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { MarketingLabel } from '../features/funds/MarketingLabel';
import { NewsArticle } from '../features/news/NewsArticle';
import type { NewsArticleContext } from './pageContext';

export default function NewsArticlePage({ pageContext }: PageProps<object, NewsArticleContext>) {
  const { article, related, newsPage, notices, metadata } = pageContext;
  return (
    <>
      <PageHead pageContext={pageContext} />
      <NewsArticle
        article={article}
        address={metadata.canonical}
        related={related}
        newsPage={newsPage}
        smallPrint={
          notices && (
            <Box marginTop="6">
              <MarketingLabel notices={notices} />
            </Box>
          )
        }
      />
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
