import { Button, Clipboard, HStack, Progress, Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import type { Changes, Preview, PreviewAddress, Session } from '../api';
import { ScreenLink } from './address';
import {
  addressKeptSeconds,
  useAskForPreviewQuery,
  useChangesQuery,
  useForetoldQuery,
  usePreviewAddressQuery,
  usePreviewQuery,
} from './deskApi';
import { Loading, Notice, ProblemNotice, ScreenTitle, SectionTitle } from './feedback';
import { formatSeconds, Moment } from './formats';
import { PageLists } from './PageLists';
import { PreviewLinks } from './PreviewLinks';
import { useSecondsSince } from './PublishProgress';

const pollMs = 1_000;

function Building({ startedAt }: NonNullable<Preview['building']>) {
  const { t } = useTranslation('desk');
  const elapsed = useSecondsSince(startedAt);
  return (
    <Stack as="section" aria-labelledby="building" gap="3">
      <SectionTitle id="building">{t('preview.building')}</SectionTitle>
      <Text color="fg.muted">{t('preview.buildingLead')}</Text>
      <Progress.Root value={null} size="sm" colorPalette="brand">
        <HStack justify="space-between" gap="4" marginBottom="2">
          <Progress.Label id="preview-step" fontWeight="600">
            {t('step.build')}
          </Progress.Label>
          <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatSeconds(elapsed)}
          </Text>
        </HStack>
        <Progress.Track aria-labelledby="preview-step">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Stack>
  );
}

function Ready({ builtAt, address, expiresAt }: { builtAt: string } & Omit<PreviewAddress, 'id'>) {
  const { t } = useTranslation('desk');
  return (
    <Stack as="section" aria-labelledby="ready" gap="4">
      <Stack gap="1">
        <SectionTitle id="ready">{t('preview.ready')}</SectionTitle>
        <Text color="fg.muted">
          {t('preview.builtAt')} <Moment at={builtAt} />
        </Text>
      </Stack>
      <HStack gap="3" flexWrap="wrap">
        <Button asChild>
          <a href={address} target="_blank" rel="noreferrer">
            {t('preview.open')}
          </a>
        </Button>
        <Clipboard.Root value={address}>
          <Clipboard.Trigger asChild>
            <Button variant="outline">
              <Clipboard.Indicator copied={t('preview.copied')}>{t('preview.copy')}</Clipboard.Indicator>
            </Button>
          </Clipboard.Trigger>
        </Clipboard.Root>
      </HStack>
      <Text maxWidth="prose">
        {t('preview.share')} <Moment at={expiresAt} />.
      </Text>
      <Text maxWidth="prose" color="fg.muted">
        {t('preview.how')}
      </Text>
    </Stack>
  );
}

function PagesToRead({ changes: { live, latest }, address }: { changes: Changes; address: string }) {
  const { t } = useTranslation('desk');
  const { data, isFetching } = useForetoldQuery({ live: live?.releaseId, latest: latest.id });
  if (!isFetching && (!data || data.rendered.length + data.created.length === 0)) return null;
  return (
    <Stack as="section" aria-labelledby="pages" gap="3">
      <SectionTitle id="pages">{t('preview.pages')}</SectionTitle>
      <Text color="fg.muted">{t('preview.pagesLead')}</Text>
      {data && !isFetching ? (
        <PageLists changes={data} addressOf={(path) => `${address}&page=${encodeURIComponent(path)}`} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

function Shown({ builtAt, changes }: { builtAt: string; changes: Changes }) {
  const { data, error, refetch } = usePreviewAddressQuery(undefined, {
    refetchOnMountOrArgChange: addressKeptSeconds,
  });
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <Ready builtAt={builtAt} {...data} />
      <PagesToRead changes={changes} address={data.address} />
    </>
  );
}

function PreviewOf({ changes }: { changes: Changes }) {
  const { t } = useTranslation('desk');
  const asked = useAskForPreviewQuery(changes.latest.id);
  const state = usePreviewQuery(asked.fulfilledTimeStamp ?? skipToken, {
    pollingInterval: pollMs,
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
      {t('preview.problems')}{' '}
      <ScreenLink screen="changes" color="link" textDecoration="underline">
        {t('publish.seeProblems')}
      </ScreenLink>
    </Notice>
  );
}

export function PreviewScreen({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const { data, error, refetch } = useChangesQuery();
  return (
    <Stack gap="8">
      <Stack gap="2">
        <ScreenTitle>{t('screen.preview')}</ScreenTitle>
        <Text color="fg.muted">{t('preview.lead')}</Text>
      </Stack>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data ? <Contents changes={data} /> : !error && <Loading />}
      <PreviewLinks session={session} />
    </Stack>
  );
}
