import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor, ButtonLink } from '../../components/ui/Button';
import { Container } from '../../components/ui/Container';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';

type ErrorMessageProps = {
  status: number;
  locale: Locale;
  /** The link home is a full page load, as the script that runs has failed. */
  reload?: boolean;
};

/** Error pages of behaviour.md §2.5 and §8: not found, or a fault on our side. Both link home. */
export function ErrorMessage({ status, locale, reload = false }: ErrorMessageProps) {
  const { t } = useTranslation();
  const message = status === 404 ? 'not_found' : 'five_hundred';
  const home = pagePath('index', locale);
  const backHome = t('common:errors.backHome');
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
      {reload ? (
        <ButtonAnchor href={home}>{backHome}</ButtonAnchor>
      ) : (
        <ButtonLink to={home}>{backHome}</ButtonLink>
      )}
    </Container>
  );
}
