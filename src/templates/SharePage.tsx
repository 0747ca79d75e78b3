import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { FundTabs } from '../features/funds/FundTabs';
import type { SharePageContext } from './pageContext';

export default function SharePage({ pageContext }: PageProps<object, SharePageContext>) {
  const { fund, share, rangePage, contactPath, notices } = pageContext;
  return (
    <>
      <PageHead pageContext={pageContext} />
      <FundTabs
        fund={fund}
        shares={[share]}
        rangePage={rangePage}
        contactPath={contactPath}
        notices={notices}
        isSharePage
      />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "funds", "chart", "portfolio", "tabs", "news", "compareLink"] }
      }
    ) {
      ...Dictionaries
    }
  }
`;
