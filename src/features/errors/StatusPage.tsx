import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { PageHead } from '../../components/seo/PageHead';
import { ButtonLink } from '../../components/ui/Button';
import { Container } from '../../components/ui/layout';
import { pagePath } from '../../routes/routeTable';

type StatusPageProps = { status: 404 | 500; pageContext: BasePageContext };

/** Page served with an error status (behaviour.md §2.5, §8): 404, or an error of ours. Both link home. */
export function StatusPage({ status, pageContext }: StatusPageProps) {
  const { t } = useTranslation();
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
