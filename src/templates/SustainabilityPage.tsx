import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { SustainabilityDisclosure } from '../features/funds/sustainability/SustainabilityDisclosure';
import type { SustainabilityPageContext } from './pageContext';

export default function SustainabilityPage({ pageContext }: PageProps<object, SustainabilityPageContext>) {
  return (
    <>
      <PageHead pageContext={pageContext} />
      <SustainabilityDisclosure {...pageContext} />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "funds", "sustainability"] } }
    ) {
      ...Dictionaries
    }
  }
`;
