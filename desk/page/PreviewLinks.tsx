import { Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isAtLeast, type PreviewLink, type Session } from '../api';
import { deskApi } from './deskApi';
import { ProblemNotice } from './feedback';
import { Moment } from './formats';
import { ListRow, Section, Small } from './layout';
import { WithdrawButton } from './ConfirmDialog';

/** Expired links leave the list by polling. */
const pollMs = 60_000;

function Withdraw({ link, isOwn }: { link: PreviewLink; isOwn: boolean }) {
  const { t } = useTranslation('desk');
  const [withdraw] = deskApi.useWithdrawPreviewMutation();
  return (
    <WithdrawButton
      describedBy={`link-${link.id}`}
      title={t('previewLinks.withdrawTitle')}
      description={t(isOwn ? 'previewLinks.withdrawOwnBody' : 'previewLinks.withdrawBody')}
      label={t('previewLinks.withdraw')}
      done={t('previewLinks.withdrawn')}
      withdraw={() => withdraw({ id: link.id, isOwn })}
      finalFocus={() => document.getElementById('links') ?? document.querySelector('h1')}
    />
  );
}

/** The secret addresses that show the preview; nothing where there are none. */
export function PreviewLinks({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const {
    data: links = [],
    error,
    refetch,
  } = deskApi.usePreviewLinksQuery(undefined, { pollingInterval: pollMs });
  const own = deskApi.endpoints.previewAddress.useQueryState().data?.id;
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (links.length === 0) return null;
  return (
    <Section id="links" title={t('previewLinks.title')} lead={t('previewLinks.lead')}>
      <Box as="ul" aria-labelledby="links" listStyleType="none" borderBottomWidth="1px">
        {links.map((link) => (
          <ListRow key={link.id}>
            <Stack gap="0" minWidth="0" id={`link-${link.id}`}>
              <Text>
                {t('previewLinks.by', { name: link.by })} <Moment at={link.at} />
                {link.id === own && ` ${t('previewLinks.own')}`}
              </Text>
              <Small>
                {t('previewLinks.until')} <Moment at={link.expiresAt} />
              </Small>
            </Stack>
            {(isAtLeast(session.role, 'publisher') || session.name === link.by) && (
              <Withdraw link={link} isOwn={link.id === own} />
            )}
          </ListRow>
        ))}
      </Box>
    </Section>
  );
}
