import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { SharePresentation } from '../features/funds/SharePresentation';
import type { SharePageContext } from './pageContext';

export default function SharePage({ pageContext }: PageProps<object, SharePageContext>) {
  const { fund, share, rangePage, contactPath, notices } = pageContext;
  return (
    <>
      <PageHead pageContext={pageContext} />
      <SharePresentation
        fund={fund}
        share={share}
        rangePage={rangePage}
        contactPath={contactPath}
        notices={notices}
      />
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
