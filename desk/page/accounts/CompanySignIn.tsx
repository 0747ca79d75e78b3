import { Button, HStack, Separator, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePath } from '../address';
import { deskApi } from '../deskApi';
import { Small } from '../layout';

/** Leads to the company's identity provider, and from there back to this address. */
function CompanyLink({ target }: { target?: '_blank' }) {
  const { t } = useTranslation('desk');
  const path = usePath();
  return (
    <Button
      asChild
      height="auto"
      minHeight="10"
      paddingBlock="2"
      whiteSpace="normal"
      textAlign="center"
      textWrap="balance"
    >
      <a href={`/oidc/start?return=${encodeURIComponent(path)}`} target={target}>
        {t('signIn.company')}
      </a>
    </Button>
  );
}

/** Above the form for name and password. */
export function CompanySignIn() {
  const { t } = useTranslation('desk');
  return (
    <>
      <CompanyLink />
      <HStack gap="3">
        <Separator flex="1" />
        <Small>{t('signIn.or')}</Small>
        <Separator flex="1" />
      </HStack>
    </>
  );
}

/** In another tab, as the page would lose what was typed; it goes on once the person comes back to it. */
export function CompanySignInAgain() {
  const { t } = useTranslation('desk');
  const [signIn] = deskApi.useSignInMutation();
  useEffect(() => {
    const resume = () => void signIn('elsewhere');
    window.addEventListener('focus', resume);
    return () => window.removeEventListener('focus', resume);
  }, [signIn]);
  return (
    <>
      <Text textStyle="md">{t('signIn.companyAgain')}</Text>
      <CompanyLink target="_blank" />
    </>
  );
}
