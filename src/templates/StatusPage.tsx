import { Box } from '@chakra-ui/react/box';
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/seo/PageHead';
import { ButtonLink } from '../components/ui/Button';
import { Container } from '../components/ui/layout';
import { pagePath } from '../routes/routeTable';
import type { StatusPageContext } from './pageContext';

/** Page served with an error status (behaviour.md §2.5, §8): 404, or an error of ours. Both link home. */
export default function StatusPage({ pageContext }: PageProps<object, StatusPageContext>) {
  const { t } = useTranslation();
  const { status } = pageContext;
  const message = status === 404 ? 'not_found' : 'five_hundred';
  return (
    <>
      <PageHead pageContext={pageContext} />
      <Container paddingBlock="section">
        <Box as="p" textStyle="display" color="accent" aria-hidden>
          {status}
        </Box>
        <Box as="h1" textStyle="title" marginTop="2">
          {t(`common:errors.${message}.title`)}
        </Box>
        <Box as="p" textStyle="lead" color="fg.muted" maxWidth="measure" marginTop="4" marginBottom="8">
          {t(`common:errors.${message}.message`)}
        </Box>
        <ButtonLink to={pagePath('index', pageContext.language)}>{t('common:errors.backHome')}</ButtonLink>
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
