import { graphql, type PageProps } from 'gatsby';
import { StatusPage } from '../features/errors/StatusPage';
import type { PlainPageContext } from './pageContext';

export default function ServerErrorPage({ pageContext }: PageProps<object, PlainPageContext>) {
  return <StatusPage status={500} pageContext={pageContext} />;
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Dictionaries
    }
  }
`;
