import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { FundTabs } from '../features/funds/FundTabs';
import type { FundPageContext } from './pageContext';

export default function FundPage({ pageContext }: PageProps<object, FundPageContext>) {
  const { fund, mainShares, rangePage, contactPath, notices } = pageContext;
  return (
    <>
      <PageHead pageContext={pageContext} />
      <FundTabs
        fund={fund}
        shares={mainShares}
        rangePage={rangePage}
        contactPath={contactPath}
        notices={notices}
        isSharePage={false}
      />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "funds", "chart", "portfolio", "tabs", "news"] }
      }
    ) {
      ...Dictionaries
    }
  }
`;
