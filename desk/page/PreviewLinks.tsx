import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewLink, Session } from '../api';
import { ConfirmDialog } from './ConfirmDialog';
import { deskApi, usePreviewLinksQuery, useWithdrawPreviewMutation } from './deskApi';
import { ProblemNotice, SectionTitle, toaster } from './feedback';
import { Moment } from './formats';

/** One that has expired leaves the list by itself. */
const pollMs = 60_000;

function Withdraw({ link, isOwn }: { link: PreviewLink; isOwn: boolean }) {
  const { t } = useTranslation('desk');
  const [withdraw, { isLoading, error, reset }] = useWithdrawPreviewMutation();
  const [isOpen, setIsOpen] = useState(false);
  const show = (shown: boolean) => {
    setIsOpen(shown);
    reset();
  };
  const confirm = async () => {
    const result = await withdraw({ id: link.id, isOwn });
    if (result.error) return;
    setIsOpen(false);
    toaster.create({ type: 'success', title: t('previewLinks.withdrawn') });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpen={show}
      trigger={
        <Button size="sm" variant="outline" aria-describedby={`link-${link.id}`}>
          {t('previewLinks.withdraw')}
        </Button>
      }
      title={t('previewLinks.withdrawTitle')}
      description={t(isOwn ? 'previewLinks.withdrawOwnBody' : 'previewLinks.withdrawBody')}
      confirm={t('previewLinks.withdraw')}
      isBusy={isLoading}
      error={error}
      onConfirm={() => void confirm()}
      finalFocus={() => document.getElementById('links') ?? document.querySelector('h1')}
    />
  );
}

/** The secret addresses that show the preview; nothing where there are none. */
export function PreviewLinks({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const { data: links = [], error, refetch } = usePreviewLinksQuery(undefined, { pollingInterval: pollMs });
  const own = deskApi.endpoints.previewAddress.useQueryState().data?.id;
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (links.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="links" gap="3">
      <SectionTitle id="links" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {t('previewLinks.title')}
      </SectionTitle>
      <Text color="fg.muted" maxWidth="prose">
        {t('previewLinks.lead')}
      </Text>
      <Stack as="ul" aria-labelledby="links" listStyleType="none" gap="0" borderBottomWidth="1px">
        {links.map((link) => (
          <HStack
            as="li"
            key={link.id}
            borderTopWidth="1px"
            paddingBlock="2.5"
            minHeight="14"
            gap="3"
            rowGap="2"
            justify="space-between"
            flexWrap="wrap"
          >
            <Stack gap="0" minWidth="0" id={`link-${link.id}`}>
              <Text>
                {t('previewLinks.by', { name: link.by })} <Moment at={link.at} />
                {link.id === own && ` ${t('previewLinks.own')}`}
              </Text>
              <Text textStyle="small" color="fg.muted">
                {t('previewLinks.until')} <Moment at={link.expiresAt} />
                {link.revision !== null &&
                  ` · ${t('previewLinks.revision', { revision: link.revision.slice(0, 8) })}`}
              </Text>
            </Stack>
            {(session.role === 'publisher' || session.name === link.by) && (
              <Withdraw link={link} isOwn={link.id === own} />
            )}
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
