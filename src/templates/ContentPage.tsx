import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { PageTitle } from '../components/ui/PageTitle';
import { Section } from '../components/ui/Section';
import { Block } from '../features/blocks/Block';
import { Biographies } from '../features/team/biographies/Biographies';
import type { ContentPageContext } from './pageContext';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../components/ui/layout';
import { TextAnchor } from '../components/ui/TextLink';
import type { BlockView } from '../features/blocks/blockViews';

/** Pages with links to their sections under the title. */
const pagesWithSectionLinks = ['regulatory-information', 'privacy', 'legal-notices'];

/** Links to the titled sections of a long page. */
function SectionLinks({ blocks }: { blocks: readonly BlockView[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('common:onThisPage')}>
      <Wrap as="ul" columnGap="6" rowGap="2" marginTop="8">
        {blocks.map(
          ({ code, title }) =>
            title && (
              <li key={code}>
                <TextAnchor href={`#${code}`}>{title}</TextAnchor>
              </li>
            ),
        )}
      </Wrap>
    </nav>
  );
}

export default function ContentPage({ pageContext }: PageProps<object, ContentPageContext>) {
  const { code, title, blocks } = pageContext;
  const lead = blocks.find((block) => block.kind === 'LEAD');
  const rest = blocks.filter((block) => block !== lead);
  return (
    <>
      <PageHead pageContext={pageContext} />
      <PageTitle title={lead?.title ?? title} lead={lead?.body} isTool={rest[0]?.kind === 'FUND_RANGE'}>
        {pagesWithSectionLinks.includes(code) && <SectionLinks blocks={rest} />}
      </PageTitle>
      {rest.map((block) =>
        // Only this page has biographies: pages that show the team among other blocks do without their script.
        block.kind === 'TEAM' ? (
          <Section
            key={block.code}
            id={block.code}
            title={block.title}
            intro={block.body}
            arrangement="stacked"
          >
            <Biographies members={block.members} />
          </Section>
        ) : (
          <Block key={block.code} block={block} />
        ),
      )}
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "funds", "range", "compareLink", "news"] } }
    ) {
      ...Dictionaries
    }
  }
`;
