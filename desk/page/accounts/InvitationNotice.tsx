import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice, toaster } from '../feedback';
import { Moment } from '../formats';
import type { InvitationLink } from './accountApi';

/** A new link, which is shown this once. */
export function InvitationNotice({ link }: { link: InvitationLink & { name: string } }) {
  const { t } = useTranslation('desk');
  const field = useRef<HTMLInputElement>(null);
  const address = `${window.location.origin}/invitation#${link.token}`;
  const title = t('accounts.link', { name: link.name });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toaster.create({ type: 'success', title: t('accounts.copied') });
    } catch {
      field.current?.select();
      toaster.create({ type: 'warning', title: t('accounts.notCopied') });
    }
  };
  return (
    <Notice status="success" isUrgent title={title}>
      <Stack gap="3">
        <Text>
          {t('accounts.linkBody')} <Moment at={link.expiresAt} />.
        </Text>
        <HStack>
          <Input ref={field} readOnly aria-label={title} value={address} bg="bg" />
          <Button onClick={() => void copy()}>{t('accounts.copy')}</Button>
        </HStack>
      </Stack>
    </Notice>
  );
}
