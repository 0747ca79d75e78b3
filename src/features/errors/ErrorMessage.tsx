import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/Button';
import { Container } from '../../components/ui/Container';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';

type ErrorMessageProps = { status: number; locale: Locale };

/** Error pages (behaviour.md §2.5, §8): 404, or an error of ours. Both link home. */
export function ErrorMessage({ status, locale }: ErrorMessageProps) {
  const { t } = useTranslation();
  const message = status === 404 ? 'not_found' : 'five_hundred';
  return (
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
      <ButtonLink to={pagePath('index', locale)}>{t('common:errors.backHome')}</ButtonLink>
    </Container>
  );
}
