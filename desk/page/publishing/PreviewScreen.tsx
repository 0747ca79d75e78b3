import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import {
  type Changes,
  isAtLeast,
  type Preview,
  type PreviewAddress,
  type PreviewLink,
  type Session,
} from '../../api';
import { TextLink } from '../kit/address';
import { addressKeptSeconds, deskApi, foretellApi } from '../deskApi';
import { Loading, Notice, Pending, ProblemNotice } from '../kit/feedback';
import { formatSeconds, Moment } from '../kit/formats';
import { inPreview, PageLists } from '../changes/PageLists';
import { ProgressBar, useSecondsSince } from './PublishProgress';
import { CopyButton } from '../kit/controls';
import { ListRow, Screen, Section, Small } from '../kit/screenLayout';
import { WithdrawButton } from '../kit/dialogs';

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

const previewPollMs = 1_000;

function Building({ startedAt }: NonNullable<Preview['building']>) {
  const { t } = useTranslation('desk');
  const elapsed = useSecondsSince(startedAt);
  return (
    <Section title={t('preview.building')} lead={t('preview.buildingLead')}>
      <ProgressBar label={t('step.build')} percent={null} time={formatSeconds(elapsed)} />
    </Section>
  );
}

function Ready({ builtAt, address, expiresAt }: { builtAt: string } & Omit<PreviewAddress, 'id'>) {
  const { t } = useTranslation('desk');
  return (
    <Section
      title={t('preview.ready')}
      lead={
        <>
          {t('preview.builtAt')} <Moment at={builtAt} />
        </>
      }
    >
      <HStack gap="3" flexWrap="wrap">
        <Button asChild>
          <a href={address} target="_blank" rel="noreferrer">
            {t('preview.open')}
          </a>
        </Button>
        <CopyButton text={address} label={t('preview.copy')} copied={t('preview.copied')} variant="outline" />
      </HStack>
      <Text maxWidth="measure">
        {t('preview.share')} <Moment at={expiresAt} />.
      </Text>
      <Text maxWidth="measure" color="fg.muted">
        {t('preview.how')}
      </Text>
    </Section>
  );
}

function PagesToRead({ changes: { live, latest }, address }: { changes: Changes; address: string }) {
  const { t } = useTranslation('desk');
  const { data, isFetching } = foretellApi.useForetoldQuery({ live: live?.releaseId, latest: latest.id });
  if (!isFetching && (!data || data.rendered.length + data.created.length === 0)) return null;
  return (
    <Section title={t('preview.pages')} lead={t('preview.pagesLead')}>
      {data && !isFetching ? <PageLists changes={data} addressOf={inPreview(address)} /> : <Loading />}
    </Section>
  );
}

function Shown({ builtAt, changes }: { builtAt: string; changes: Changes }) {
  const query = deskApi.usePreviewAddressQuery(undefined, { refetchOnMountOrArgChange: addressKeptSeconds });
  const { data, error } = query;
  if (error || !data) return <Pending of={query} />;
  return (
    <>
      <Ready builtAt={builtAt} {...data} />
      <PagesToRead changes={changes} address={data.address} />
    </>
  );
}

function PreviewOf({ changes }: { changes: Changes }) {
  const { t } = useTranslation('desk');
  const asked = deskApi.useAskForPreviewQuery(changes.latest.id);
  const state = deskApi.usePreviewQuery(asked.fulfilledTimeStamp ?? skipToken, {
    pollingInterval: previewPollMs,
    skipPollingIfUnfocused: true,
  });
  const error = asked.error ?? state.error;
  if (error) return <ProblemNotice error={error} onRetry={() => void asked.refetch()} />;
  if (!state.data) return <Loading />;
  const { shown, building, failure } = state.data;
  if (building) return <Building {...building} />;
  if (failure) {
    return (
      <Notice status="error" isUrgent title={t('preview.failed')}>
        <Stack align="flex-start" gap="3">
          <Text whiteSpace="pre-wrap">{failure.message}</Text>
          <Text>{t('preview.failedAdvice')}</Text>
          <Button size="sm" variant="outline" bg="bg" onClick={() => void asked.refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      </Notice>
    );
  }
  if (!shown) return <Loading />;
  return <Shown builtAt={shown.builtAt} changes={changes} />;
}

function Contents({ changes }: { changes: Changes }) {
  const { t } = useTranslation('desk');
  if (changes.latest.problems.length === 0) return <PreviewOf changes={changes} />;
  return (
    <Notice status="error">
      {t('preview.problems')} <TextLink href="/changes">{t('publish.seeProblems')}</TextLink>
    </Notice>
  );
}

export function PreviewScreen({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const changes = deskApi.useChangesQuery();
  return (
    <Screen title={t('screen.preview')} lead={t('preview.lead')}>
      <Pending of={changes} />
      {changes.data && <Contents changes={changes.data} />}
      <PreviewLinks session={session} />
    </Screen>
  );
}
