import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { PageTitle } from '../components/ui/PageTitle';
import { Block } from '../features/blocks/Block';
import { ContactSection, Whereabouts } from '../features/contact/ContactSection';
import type { ContactPageContext } from './pageContext';

/** A content page with the contact form. */
export default function ContactPage({ pageContext }: PageProps<object, ContactPageContext>) {
  const { language, title, blocks, whereabouts } = pageContext;
  const lead = blocks.find((block) => block.kind === 'LEAD');
  return (
    <>
      <PageHead pageContext={pageContext} />
      <PageTitle title={lead?.title ?? title} lead={lead?.body} />
      <ContactSection locale={language} infos={whereabouts} />
      <Whereabouts infos={whereabouts} />
      {blocks
        .filter((block) => block !== lead)
        .map((block) => (
          <Block key={block.code} block={block} />
        ))}
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "funds", "range", "compareLink", "news", "contact"] }
      }
    ) {
      ...Dictionaries
    }
  }
`;
