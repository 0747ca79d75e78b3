import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { Island, IslandLost } from '../components/ui/Island';
import { PageTitle } from '../components/ui/PageTitle';
import { Library } from '../features/funds/library/Library';
import { libraryFilterNames } from '../features/funds/library/libraryParameters';
import type { DocumentsPageContext } from './pageContext';

export default function DocumentsPage({ pageContext }: PageProps<object, DocumentsPageContext>) {
  const { leadTitle, lead, groups } = pageContext;
  return (
    <>
      <PageHead pageContext={pageContext} />
      <PageTitle title={leadTitle} lead={lead} isTool />
      <Island
        name="library"
        Content={Library}
        props={{ groups }}
        parameters={libraryFilterNames}
        failure={<IslandLost />}
      />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "funds", "range", "library"] } }
    ) {
      ...Dictionaries
    }
  }
`;
