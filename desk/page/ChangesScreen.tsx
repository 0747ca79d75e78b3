import {
  Badge,
  Box,
  Button,
  Collapsible,
  DataList,
  EmptyState,
  HStack,
  List,
  SimpleGrid,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Session } from '../api';
import { useChangesQuery, useForetoldQuery } from './deskApi';
import { Difference } from './Difference';
import { Loading, Notice, ProblemNotice, ScreenTitle, SectionTitle } from './feedback';
import { formatList, languageName, Moment, useLanguage } from './formats';
import { onSite, PageLists } from './PageLists';

type Change = Changes['changes'][number];
type Revision = NonNullable<Changes['latest']>;

const palettes = { added: 'green', edited: 'brand', removed: 'red' } as const;

/** The content's folders; one that is new to us shows as it is called. */
const knownKinds = [
  'funds',
  'news',
  'pages',
  'team',
  'categories',
  'company',
  'countries',
  'document-types',
  'profiles',
] as const;

export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('desk');
  return (kind) => {
    const known = knownKinds.find((name) => name === kind);
    return known ? t(`kind.${known}`) : kind;
  };
}

/** How many items of a list are shown before somebody asks for the rest. */
const shownItems = 20;

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

function ChangeItem({ change }: { change: Change }) {
  const { t } = useTranslation('desk');
  const { title, code, by, at, fields } = change;
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="3">
      <Collapsible.Root lazyMount>
        <HStack justify="space-between" align="flex-start" gap="4" flexWrap="wrap">
          <Box flex="1" minWidth="56">
            <HStack gap="2" flexWrap="wrap">
              <Text fontWeight="600">{title || code}</Text>
              <Badge colorPalette={palettes[change.change]}>{t(`change.${change.change}`)}</Badge>
            </HStack>
            <Text textStyle="small" color="fg.muted">
              <Text as="span" textStyle="code">
                {code}
              </Text>
              {by !== undefined && ` · ${by}`}
              {at !== undefined && (
                <>
                  {' · '}
                  <Moment at={at} />
                </>
              )}
            </Text>
          </Box>
          {fields.length > 0 ? (
            <Collapsible.Trigger asChild>
              {/* Named after its item: a list of them read alone says nothing. */}
              <Button
                size="sm"
                variant="outline"
                aria-label={t('changes.differencesOf', {
                  differences: t('changes.differences', { count: fields.length }),
                  title: title || code,
                })}
              >
                {t('changes.differences', { count: fields.length })}
              </Button>
            </Collapsible.Trigger>
          ) : (
            <Text textStyle="small" color="fg.muted">
              {t('changes.noText')}
            </Text>
          )}
        </HStack>
        <Collapsible.Content>
          <Box as="ul" marginTop="3" listStyleType="none">
            {fields.map((field) => (
              <Difference key={field.field} {...field} />
            ))}
          </Box>
        </Collapsible.Content>
      </Collapsible.Root>
    </Box>
  );
}

function ChangeGroup({ kind, changes }: { kind: string; changes: readonly Change[] }) {
  const { t } = useTranslation('desk');
  const nameOf = useKindName();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, shownItems);
  const id = `kind-${kind}`;
  return (
    <Box as="section" aria-labelledby={id}>
      <HStack gap="2" paddingBottom="2">
        <Text as="h3" id={id} textStyle="group">
          {nameOf(kind)}
        </Text>
        <Badge variant="outline">{changes.length}</Badge>
      </HStack>
      <Box as="ul" listStyleType="none">
        {shown.map((change) => (
          <ChangeItem key={change.code} change={change} />
        ))}
      </Box>
      {shown.length < changes.length && (
        <Button size="sm" variant="outline" onClick={() => setIsWhole(true)}>
          {t('showAllOf', { count: changes.length })}
        </Button>
      )}
    </Box>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('desk');
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return (
    <Stack as="section" aria-labelledby="list" gap="6">
      <SectionTitle id="list">{t('changes.count', { count: changes.length })}</SectionTitle>
      {kinds.map((kind) => (
        <ChangeGroup key={kind} kind={kind} changes={changes.filter((change) => change.kind === kind)} />
      ))}
    </Stack>
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

function Untranslated({ items }: { items: Revision['untranslated'] }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const nameOf = useKindName();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownItems);
  return (
    <Stack as="section" aria-labelledby="untranslated" gap="3">
      <SectionTitle id="untranslated">{t('changes.untranslated', { count: items.length })}</SectionTitle>
      <Text color="fg.muted">{t('changes.untranslatedLead')}</Text>
      <Box as="ul" listStyleType="none">
        {shown.map(({ kind, code, title, locales }) => (
          <Box as="li" key={`${kind}/${code}`} borderTopWidth="1px" paddingBlock="2.5">
            <Text fontWeight="600">{title || code}</Text>
            <Text textStyle="small" color="fg.muted">
              {nameOf(kind)}
              {' · '}
              {t('changes.missing', {
                languages: formatList(
                  locales.map((locale) => languageName(locale, language)),
                  language,
                ),
              })}
            </Text>
          </Box>
        ))}
      </Box>
      {shown.length < items.length && (
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setIsWhole(true)}>
          {t('showAllOf', { count: items.length })}
        </Button>
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
      {latest && latest.untranslated.length > 0 && <Untranslated items={latest.untranslated} />}
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
