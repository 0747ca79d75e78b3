import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { ErrorMessage } from '../features/errors/ErrorMessage';
import type { PlainPageContext } from './pageContext';

export default function ServerErrorPage({ pageContext }: PageProps<object, PlainPageContext>) {
  return (
    <>
      <PageHead pageContext={pageContext} />
      <ErrorMessage status={500} locale={pageContext.language} />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
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
