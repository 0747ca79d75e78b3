import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { Breadcrumbs } from '../components/ui/Breadcrumbs';
import { Island, IslandLost } from '../components/ui/Island';
import { PageTitle } from '../components/ui/PageTitle';
import { Compare } from '../features/funds/compare/Compare';
import { choiceParameter } from '../routes/choiceQuery';
import type { ComparePageContext } from './pageContext';

export default function ComparePage({ pageContext }: PageProps<object, ComparePageContext>) {
  const { title, leadTitle, lead, funds, rangePage, notices } = pageContext;
  return (
    <>
      <PageHead pageContext={pageContext} />
      <PageTitle over={<Breadcrumbs items={[rangePage, { title }]} />} title={leadTitle} lead={lead} isTool />
      <Island
        name="compare"
        Content={Compare}
        props={{ funds, notices }}
        parameters={[choiceParameter]}
        failure={<IslandLost />}
      />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "funds", "compare"] } }
    ) {
      ...Dictionaries
    }
  }
`;
