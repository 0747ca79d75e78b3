import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { LazyHydrate, lazyScript, ScreenOfSpace } from '../components/ui/LazyHydrate';
import { HomeHero } from '../features/home/HomeHero';
import { HomeSections } from '../features/home/HomeSections';
import { type PortraitData, portraitsOf } from '../features/team/portraitsOf';
import type { HomePageContext } from './pageContext';

const script = lazyScript(async () => (await import('../features/home/HomeSections')).HomeSections);

export default function HomePage({ data, pageContext }: PageProps<PortraitData, HomePageContext>) {
  const { baseline, subBaseline, keyFigures, blocks, fundRange } = pageContext;
  const lead = blocks.find((block) => block.kind === 'LEAD');
  return (
    <>
      <PageHead pageContext={pageContext} />
      <HomeHero
        baseline={baseline}
        subBaseline={subBaseline}
        action={{ title: lead?.action ?? fundRange.title, path: fundRange.path }}
      />
      <ScreenOfSpace>
        <LazyHydrate
          when="visible"
          Server={process.env.BUILD_STAGE === 'build-javascript' ? null : HomeSections}
          script={script}
          props={{
            statement: lead?.body ?? null,
            figures: keyFigures,
            blocks: blocks.filter((block) => block !== lead),
            portraits: portraitsOf(data),
          }}
        />
      </ScreenOfSpace>
    </>
  );
}

export const query = graphql`
  query ($language: String!, $portraits: [String!]!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "funds", "range", "news"] } }
    ) {
      ...Dictionaries
    }
    ...Portraits
  }
`;
