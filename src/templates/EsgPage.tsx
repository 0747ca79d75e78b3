import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { PageTitle } from '../components/ui/PageTitle';
import { EsgTabs } from '../features/esg/EsgTabs';
import type { EsgPageContext } from './pageContext';

export default function EsgPage({ pageContext }: PageProps<object, EsgPageContext>) {
  const { title, lead, tabs } = pageContext;
  return (
    <>
      <PageHead pageContext={pageContext} />
      <PageTitle title={title} lead={lead} />
      <EsgTabs tabs={tabs} />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "esg", "funds", "range", "compareLink", "news"] }
      }
    ) {
      ...Dictionaries
    }
  }
`;
