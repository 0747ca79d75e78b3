import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { HomeHero } from '../features/home/HomeHero';
import { HomeSections } from '../features/home/HomeSections';
import type { HomePageContext } from './pageContext';

export default function HomePage({ pageContext }: PageProps<object, HomePageContext>) {
  const { baseline, subBaseline, keyFigures, blocks, fundRange, holdings } = pageContext;
  const lead = blocks.find((block) => block.kind === 'LEAD');
  return (
    <>
      <PageHead pageContext={pageContext} />
      <HomeHero
        baseline={baseline}
        subBaseline={subBaseline}
        action={{ title: lead?.action ?? fundRange.title, path: fundRange.path }}
        holdings={holdings}
      />
      <HomeSections
        statement={lead?.body ?? null}
        figures={keyFigures}
        blocks={blocks.filter((block) => block !== lead)}
      />
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "funds", "portfolio", "range", "compareLink", "news"] }
      }
    ) {
      ...Dictionaries
    }
  }
`;
