import { Button, Clipboard, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../feedback';
import { Moment } from '../formats';
import type { InvitationLink } from './accountApi';

/** A new link, which is shown this once. */
export function InvitationNotice({ link }: { link: InvitationLink & { name: string } }) {
  const { t } = useTranslation('desk');
  const address = `${window.location.origin}/invitation#${link.token}`;
  const title = t('accounts.link', { name: link.name });
  return (
    <Notice status="success" isUrgent title={title}>
      <Stack gap="3">
        <Text>
          {t('accounts.linkBody')} <Moment at={link.expiresAt} />.
        </Text>
        <HStack flexWrap="wrap">
          <Input
            flex="1 1 {sizes.3xs}"
            readOnly
            aria-label={title}
            value={address}
            bg="bg"
            onFocus={({ target }) => target.select()}
          />
          <Clipboard.Root value={address}>
            <Clipboard.Trigger asChild>
              <Button>
                <Clipboard.Indicator copied={t('accounts.copied')}>{t('accounts.copy')}</Clipboard.Indicator>
              </Button>
            </Clipboard.Trigger>
          </Clipboard.Root>
        </HStack>
      </Stack>
    </Notice>
  );
}
