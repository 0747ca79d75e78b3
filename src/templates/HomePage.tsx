import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { Block } from '../features/blocks/Block';
import { CompanyStatement } from '../features/home/CompanyStatement';
import { HomeHero } from '../features/home/HomeHero';
import { type PortraitData, portraitsOf } from '../features/team/portraitsOf';
import type { HomePageContext } from './pageContext';

export default function HomePage({ data, pageContext }: PageProps<PortraitData, HomePageContext>) {
  const { baseline, subBaseline, keyFigures, blocks, fundRange } = pageContext;
  const lead = blocks.find((block) => block.kind === 'LEAD');
  const portraits = portraitsOf(data);
  return (
    <>
      <PageHead pageContext={pageContext} />
      <HomeHero
        baseline={baseline}
        subBaseline={subBaseline}
        action={{ title: lead?.action ?? fundRange.title, path: fundRange.path }}
      />
      <CompanyStatement statement={lead?.body ?? null} figures={keyFigures} />
      {blocks
        .filter((block) => block !== lead)
        .map((block) => (
          <Block key={block.code} block={block} portraits={portraits} />
        ))}
    </>
  );
}

export const query = graphql`
  query ($language: String!, $portraits: [String!]!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "funds", "range", "news"] } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    ...Portraits
  }
`;
