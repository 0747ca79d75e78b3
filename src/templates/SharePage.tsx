import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { FundTabs } from '../features/funds/FundTabs';
import type { SharePageContext } from './pageContext';

export default function SharePage({ pageContext }: PageProps<object, SharePageContext>) {
  return (
    <>
      <PageHead pageContext={pageContext} />
      <FundTabs {...pageContext} shares={[pageContext.share]} isSharePage />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "funds", "chart", "costs", "portfolio", "tabs", "news", "compareLink"] }
      }
    ) {
      ...Dictionaries
    }
  }
`;
