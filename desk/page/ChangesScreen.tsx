import { Box, DataList, EmptyState, List, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Changes, Session } from '../api';
import { ChangeList, UntranslatedList } from './ChangeList';
import { useChangesQuery, useForetoldQuery } from './deskApi';
import { Loading, Notice, ProblemNotice, ScreenTitle, SectionTitle } from './feedback';
import { Moment } from './formats';
import { onSite, PageLists } from './PageLists';

type Revision = NonNullable<Changes['latest']>;

function LiveFacts({ live }: { live: Changes['live'] }) {
  const { t } = useTranslation('desk');
  if (!live) return <Text color="fg.muted">{t('changes.nothingLive')}</Text>;
  return (
    <DataList.Root orientation="horizontal" size="md" gap="1.5">
      <Fact label={t('changes.release')}>{live.releaseId}</Fact>
      <Fact label={t('changes.publishedAt')}>
        <Moment at={live.builtAt} />
      </Fact>
      {live.revision ? <RevisionFacts revision={live.revision} /> : null}
    </DataList.Root>
  );
}

function RevisionFacts({ revision }: { revision: Revision }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Fact label={t('changes.revision')}>
        <Text as="span" textStyle="code">
          {revision.id}
        </Text>
      </Fact>
      <Fact label={t('changes.by')}>{revision.author}</Fact>
      {revision.message !== '' && <Fact label={t('changes.message')}>{revision.message}</Fact>}
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <DataList.Item alignItems="baseline">
      <DataList.ItemLabel minWidth="28" color="fg.muted">
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
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
        {latest ? (
          <DataList.Root orientation="horizontal" size="md" gap="1.5">
            <Fact label={t('changes.savedAt')}>
              <Moment at={latest.at} />
            </Fact>
            <RevisionFacts revision={latest} />
          </DataList.Root>
        ) : (
          <Text color="fg.muted">{t('changes.noRevisions')}</Text>
        )}
      </Stack>
    </SimpleGrid>
  );
}

function Problems({ problems }: { problems: Revision['problems'] }) {
  const { t } = useTranslation('desk');
  return (
    <Box as="section" aria-labelledby="problems">
      <Notice
        status="error"
        title={<SectionTitle id="problems">{t('changes.problems', { count: problems.length })}</SectionTitle>}
      >
        <Stack gap="3" color="fg">
          <Text>{t('changes.problemsLead')}</Text>
          <List.Root variant="plain" gap="3">
            {problems.map(({ file, line, expected }) => (
              <List.Item
                key={`${file}:${line}:${expected}`}
                display="block"
                borderTopWidth="1px"
                borderColor="red.muted"
                paddingTop="3"
              >
                <Text textStyle="code">
                  {file}
                  {t('changes.line', { line })}
                </Text>
                <Text>{expected}</Text>
              </List.Item>
            ))}
          </List.Root>
        </Stack>
      </Notice>
    </Box>
  );
}

function Uncommitted({ files }: { files: readonly string[] }) {
  const { t } = useTranslation('desk');
  return (
    <Box as="section" aria-labelledby="uncommitted">
      <Notice
        status="warning"
        title={
          <SectionTitle id="uncommitted">{t('changes.uncommitted', { count: files.length })}</SectionTitle>
        }
      >
        <Stack gap="2" color="fg">
          <Text>{t('changes.uncommittedLead')}</Text>
          <List.Root variant="plain" textStyle="code">
            {files.map((file) => (
              <List.Item key={file} display="block">
                {file}
              </List.Item>
            ))}
          </List.Root>
        </Stack>
      </Notice>
    </Box>
  );
}

/** Known some seconds after the rest: both revisions are laid out as a build does. */
function Foretold({ revision, siteUrl }: { revision: string; siteUrl: string }) {
  const { t } = useTranslation('desk');
  const { data, error, isFetching, refetch } = useForetoldQuery(revision);
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
        data && <PageLists changes={data} addressOf={onSite(siteUrl)} />
      )}
    </Stack>
  );
}

function Contents({ changes: answer, siteUrl }: { changes: Changes; siteUrl: string }) {
  const { t } = useTranslation('desk');
  const { live, latest, changes } = answer;
  const isAllLive = latest !== null && live?.revision?.id === latest.id;
  return (
    <>
      <State {...answer} />
      {latest === null && <Notice status="info">{t('changes.noRevisionsLead')}</Notice>}
      {latest && latest.problems.length > 0 && <Problems problems={latest.problems} />}
      {latest && latest.uncommitted.length > 0 && <Uncommitted files={latest.uncommitted} />}
      {latest && live && !live.revision && <Notice status="info">{t('changes.liveUnknown')}</Notice>}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {changes.length > 0 && latest?.problems.length === 0 && (
        <Foretold revision={latest.id} siteUrl={siteUrl} />
      )}
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
      {latest && latest.untranslated.length > 0 && <UntranslatedList items={latest.untranslated} />}
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
