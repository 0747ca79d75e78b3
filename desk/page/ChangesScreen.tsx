import { Box, chakra, DataList, EmptyState, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Session } from '../api';
import { ChangeList, UntranslatedList } from './ChangeList';
import { useChangesQuery, useForetoldQuery, usePreviewAddressQuery, usePreviewQuery } from './deskApi';
import { Problems, Uncommitted } from './ChangeProblems';
import { Loading, Notice, ProblemNotice, ScreenTitle, SectionTitle } from './feedback';
import { Moment } from './formats';
import { inPreview, onSite, PageLists } from './PageLists';

type Revision = Changes['latest'];

/** Short ids as Git shows them; `4f2a9c1@20261201T080000Z` is a commit at one of its moments. */
const shortId = (id: string) => id.replace(/^([0-9a-f]{7})[0-9a-f]{33,57}(?=@|$)/, '$1');

function Facts({ children }: { children: ReactNode }) {
  return (
    <DataList.Root orientation="horizontal" size="md" gap="1.5">
      {children}
    </DataList.Root>
  );
}

function LiveFacts({ live }: { live: Changes['live'] }) {
  const { t } = useTranslation('desk');
  if (!live) return <Text color="fg.muted">{t('changes.nothingLive')}</Text>;
  return (
    <>
      <Facts>
        <Fact label={t('changes.publishedAt')}>
          <Moment at={live.builtAt} />
        </Fact>
        {live.revision ? <RevisionFacts revision={live.revision} /> : null}
      </Facts>
      <TechnicalFacts>
        <Fact label={t('changes.release')}>{live.releaseId}</Fact>
        {live.revision ? <Fact label={t('changes.revision')}>{shortId(live.revision.id)}</Fact> : null}
      </TechnicalFacts>
    </>
  );
}

function RevisionFacts({ revision }: { revision: Revision }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Fact label={t('changes.by')}>{revision.author}</Fact>
      {revision.message !== '' && <Fact label={t('changes.message')}>{revision.message}</Fact>}
    </>
  );
}

/** Ids for technical support; nobody else needs to see them. */
function TechnicalFacts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desk');
  return (
    <details>
      <chakra.summary textStyle="small" color="fg.muted" cursor="pointer" width="fit-content">
        {t('changes.technical')}
      </chakra.summary>
      <Box textStyle="code" paddingTop="2">
        <Facts>{children}</Facts>
      </Box>
    </details>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item alignItems="baseline">
      <DataList.ItemLabel minWidth="28" color="fg.muted">
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue whiteSpace="pre-wrap">{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

function State({ live, latest }: Changes) {
  const { t } = useTranslation('desk');
  return (
    <SimpleGrid
      columns={{ base: 1, lg: 2 }}
      gap={{ base: '8', lg: '12' }}
      borderBlockWidth="1px"
      paddingBlock="6"
    >
      <Stack as="section" aria-labelledby="live" gap="3">
        <SectionTitle id="live">{t('changes.live')}</SectionTitle>
        <LiveFacts live={live} />
      </Stack>
      <Stack as="section" aria-labelledby="latest" gap="3">
        <SectionTitle id="latest">{t('changes.latest')}</SectionTitle>
        <Facts>
          <Fact label={t('changes.savedAt')}>
            <Moment at={latest.at} />
          </Fact>
          <RevisionFacts revision={latest} />
        </Facts>
        <TechnicalFacts>
          <Fact label={t('changes.revision')}>{shortId(latest.id)}</Fact>
        </TechnicalFacts>
      </Stack>
    </SimpleGrid>
  );
}

const previewPollMs = 5_000;

/** A secret address of the preview of a revision, once it shows it. */
function usePreviewOf(revision: string): string | undefined {
  const [isShown, setIsShown] = useState(false);
  const { data } = usePreviewQuery(0, {
    pollingInterval: isShown ? 0 : previewPollMs,
    skipPollingIfUnfocused: true,
  });
  const isReady = data?.shown?.revision === revision;
  // It stays as it is: nobody need ask again.
  if (isReady !== isShown) setIsShown(isReady);
  return usePreviewAddressQuery(isReady ? undefined : skipToken).data?.address;
}

/** Known some seconds after the rest: both revisions are laid out as a build does. */
function Foretold({ changes: { live, latest }, siteUrl }: { changes: Changes; siteUrl: string }) {
  const { t } = useTranslation('desk');
  const { data, error, isFetching, refetch } = useForetoldQuery({ live: live?.releaseId, latest: latest.id });
  const preview = usePreviewOf(latest.id);
  if (data === null) return null;
  return (
    <Stack as="section" aria-labelledby="foretold" gap="3">
      <SectionTitle id="foretold">{t('changes.foretold')}</SectionTitle>
      <Text color="fg.muted">{t('changes.foretoldLead')}</Text>
      {isFetching ? (
        <Loading />
      ) : error ? (
        <ProblemNotice error={error} onRetry={() => void refetch()} />
      ) : (
        data && (
          <PageLists
            changes={data}
            addressOf={onSite(siteUrl)}
            addressOfNew={preview === undefined ? null : inPreview(preview)}
            addressOfGone={onSite(siteUrl)}
          />
        )
      )}
    </Stack>
  );
}

function Contents({ changes: answer, siteUrl }: { changes: Changes; siteUrl: string }) {
  const { t } = useTranslation('desk');
  const { live, latest, changes, omitted } = answer;
  const isAllLive = live?.revision?.id === latest.id;
  return (
    <>
      {latest.problems.length > 0 && <Problems problems={latest.problems} />}
      {latest.uncommitted.length > 0 && <Uncommitted files={latest.uncommitted} />}
      <State {...answer} />
      {live && !live.revision && <Notice status="info">{t('changes.liveUnknown')}</Notice>}
      {changes.length > 0 && (
        <ChangeList
          title={t('changes.count', { count: changes.length + omitted })}
          changes={changes}
          omitted={omitted}
          revisions={{ before: live?.revision?.id ?? '', after: latest.id }}
        />
      )}
      {changes.length > 0 && latest.problems.length === 0 && <Foretold changes={answer} siteUrl={siteUrl} />}
      {isAllLive && changes.length === 0 && (
        <EmptyState.Root borderWidth="1px" bg="bg.subtle">
          <EmptyState.Content>
            <EmptyState.Title textStyle="section" color="brand.fg">
              {t('changes.allLive')}
            </EmptyState.Title>
            <EmptyState.Description color="fg.muted">{t('changes.allLiveLead')}</EmptyState.Description>
          </EmptyState.Content>
        </EmptyState.Root>
      )}
      {latest.untranslated.length > 0 && <UntranslatedList items={latest.untranslated} />}
    </>
  );
}

export function ChangesScreen({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const { data, error, refetch } = useChangesQuery();
  return (
    <Stack gap="8">
      <Stack gap="2">
        <ScreenTitle>{t('screen.changes')}</ScreenTitle>
        <Text color="fg.muted">{t('changes.lead')}</Text>
      </Stack>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data ? <Contents changes={data} siteUrl={session.siteUrl} /> : !error && <Loading />}
    </Stack>
  );
}
