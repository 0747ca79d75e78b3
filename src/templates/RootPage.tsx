import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';
import { Container } from '../components/ui/layout';
import { TextLink } from '../components/ui/TextLink';
import { localeDetails, locales } from '../i18n/locales';
import { pagePath } from '../routes/routeTable';
import type { BasePageContext } from '../components/seo/basePageContext';

/** `/`, for hosts that cannot redirect it: the start script opens the visitor's locale; without it all three are offered. */
export default function RootPage({ pageContext }: PageProps<object, BasePageContext>) {
  return (
    <>
      <PageHead pageContext={pageContext} />
      <Container paddingBlock="section">
        <h1>{pageContext.metadata.siteName}</h1>
        <ul>
          {locales.map((locale) => (
            <li key={locale}>
              <TextLink to={pagePath('index', locale)} lang={locale}>
                {localeDetails[locale].name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Dictionaries
    }
  }
`;
