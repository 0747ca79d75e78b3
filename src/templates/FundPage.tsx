import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { FundPresentation } from '../features/funds/FundPresentation';
import type { FundPageContext } from './pageContext';

export default function FundPage({ pageContext }: PageProps<object, FundPageContext>) {
  const { fund, mainShares, rangePage, notices } = pageContext;
  return (
    <>
      <PageHead pageContext={pageContext} />
      <FundPresentation fund={fund} mainShares={mainShares} rangePage={rangePage} notices={notices} />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "funds"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
