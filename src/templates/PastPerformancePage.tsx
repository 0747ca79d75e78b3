import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { SharePastPerformance as Content } from '../features/funds/pastPerformance/SharePastPerformance';
import type { PastPerformancePageContext } from './pageContext';

export default function PastPerformancePage({ pageContext }: PageProps<object, PastPerformancePageContext>) {
  return (
    <>
      <PageHead pageContext={pageContext} />
      <Content {...pageContext} />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "funds", "chart", "pastPerformance"] } }
    ) {
      ...Dictionaries
    }
  }
`;
