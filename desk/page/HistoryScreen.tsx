import { Badge, Box, Button, Stack, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAtLeast, type History, type Session } from '../api';
import { useHistoryInfiniteQuery, useTakeBackMutation } from './deskApi';
import { FailureText, ListRow, Loading, ProblemNotice, ScreenTitle, SectionTitle, toaster } from './feedback';
import { formatCount, formatMoment, formatSeconds, Moment, useLanguage, useWho } from './formats';
import { NoteDialog } from './NoteDialog';

type Entry = History['entries'][number];
type Release = History['releases'][number];

const palettes = {
  running: 'brand',
  succeeded: 'green',
  failed: 'red',
  refused: 'orange',
  interrupted: 'orange',
} as const;

const columns = ['when', 'who', 'via', 'what', 'note', 'result', 'pages', 'seconds'] as const;

type Column = (typeof columns)[number];

/** Figures stand under each other. */
const isFigure = (column: Column): boolean => column === 'pages' || column === 'seconds';

/** Drawn as lines of a card, cells would lose their roles in some browsers: so roles are written out. */
function Cell({ column, children }: { column: Column; children: ReactNode }) {
  const { t } = useTranslation('desk');
  return (
    <Table.Cell
      role="cell"
      display={{ base: children === null ? 'none' : 'grid', lg: 'table-cell' }}
      gridTemplateColumns="6.5rem 1fr"
      gap="2"
      alignItems="start"
      overflowWrap={column === 'note' ? 'anywhere' : 'break-word'}
      paddingInlineStart={{ base: '0', lg: column === 'when' ? '0' : '2' }}
      paddingInlineEnd={{ base: '0', lg: column === 'seconds' ? '0' : '2' }}
      paddingBlock={{ base: '0.5', lg: '3' }}
      borderBottomWidth={{ base: '0', lg: '1px' }}
      verticalAlign="top"
      textAlign={{ lg: isFigure(column) ? 'end' : 'start' }}
      fontVariantNumeric="tabular-nums"
      whiteSpace={{ lg: column === 'when' || isFigure(column) ? 'nowrap' : 'normal' }}
    >
      <Text as="span" color="fg.muted" hideFrom="lg">
        {t(`history.column.${column}`)}
      </Text>
      <Box as="span" minWidth="0" overflowWrap="inherit">
        {children}
      </Box>
    </Table.Cell>
  );
}

/** Translates the role in an account's note: `camille, publisher`. */
function useNote({ kind, note }: Entry): string {
  const { t } = useTranslation('desk');
  const [, account, role] = /^(.+), (editor|publisher)$/.exec(note) ?? [];
  if ((kind !== 'account-added' && kind !== 'account-role') || !account) return note;
  return `${account}, ${t(role === 'editor' ? 'role.editor' : 'role.publisher')}`;
}

function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const nameOf = useWho();
  const note = useNote(entry);
  const { at, kind, who, via, address, result, message, failure, releaseId, pages, rendered, seconds } =
    entry;
  const isOvertaken = kind === 'withdraw' && who === 'schedule';
  return (
    <Table.Row
      role="row"
      display={{ base: 'block', lg: 'table-row' }}
      paddingBlock={{ base: '3', lg: '0' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
    >
      <Cell column="when">
        <Moment at={at} />
      </Cell>
      <Cell column="who">{who === '' ? null : nameOf(who)}</Cell>
      <Cell column="via">
        {t(`via.${via}`)}
        {address !== undefined && (
          <Text as="span" display="block" textStyle="code" color="fg.muted">
            {address}
          </Text>
        )}
      </Cell>
      <Cell column="what">
        {t(`entry.${kind}`)}
        {releaseId !== undefined && (
          <Text as="span" display="block" textStyle="code" color="fg.muted" whiteSpace="nowrap">
            {releaseId}
          </Text>
        )}
      </Cell>
      <Cell column="note">
        {note === '' && message === undefined ? null : (
          <>
            {note}
            {isOvertaken && ` ${t('history.overtaken')}`}
            {message !== undefined && (
              <Text as="span" display="block" color="fg.error" lineClamp="8">
                <FailureText failure={failure} message={message} />
              </Text>
            )}
          </>
        )}
      </Cell>
      <Cell column="result">
        <Badge colorPalette={palettes[result]}>{t(`entryResult.${result}`)}</Badge>
      </Cell>
      <Cell column="pages">
        {pages === undefined
          ? null
          : rendered === undefined
            ? formatCount(pages, language)
            : t('history.pages', {
                rendered: formatCount(rendered, language),
                pages: formatCount(pages, language),
              })}
      </Cell>
      <Cell column="seconds">{seconds === undefined ? null : formatSeconds(seconds)}</Cell>
    </Table.Row>
  );
}

function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('desk');
  return (
    <Table.Root
      role="table"
      aria-labelledby="entries"
      size="sm"
      textStyle="small"
      display={{ base: 'block', lg: 'table' }}
    >
      <Table.Header role="rowgroup" display={{ base: 'none', lg: 'table-header-group' }}>
        <Table.Row role="row">
          {columns.map((column) => (
            <Table.ColumnHeader
              key={column}
              role="columnheader"
              scope="col"
              color="fg.muted"
              overflowWrap="normal"
              paddingInlineStart={column === 'when' ? '0' : '2'}
              paddingInlineEnd={column === 'seconds' ? '0' : '2'}
              textAlign={isFigure(column) ? 'end' : 'start'}
            >
              {t(`history.column.${column}`)}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup" display={{ base: 'block', lg: 'table-row-group' }}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function TakeBack({ release }: { release: Release }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const [takeBack] = useTakeBackMutation();
  const moment = formatMoment(release.builtAt, language);
  const confirm = async (note: string) => {
    const result = await takeBack({ releaseId: release.id, note });
    if (!result.error)
      toaster.create({ type: 'success', title: t('takeBack.done', { release: release.id }) });
    return result;
  };
  return (
    <NoteDialog
      title={t('takeBack.title', { moment })}
      confirm={t('takeBack.confirm')}
      onConfirm={confirm}
      trigger={
        <Button size="sm" variant="outline" aria-describedby={`release-${release.id}`}>
          {t('takeBack.button')}
        </Button>
      }
    >
      {t('takeBack.body', { release: release.id })}
    </NoteDialog>
  );
}

function Releases({ releases, session }: { releases: readonly Release[]; session: Session }) {
  const { t } = useTranslation('desk');
  return (
    <Stack as="section" aria-labelledby="releases" gap="3">
      <SectionTitle id="releases">{t('history.releases')}</SectionTitle>
      <Text color="fg.muted">
        {isAtLeast(session.role, 'publisher') ? t('history.releasesLead') : t('history.releasesEditors')}
      </Text>
      <Box as="ul" listStyleType="none" borderBottomWidth="1px">
        {releases.map((release) => (
          <ListRow key={release.id}>
            <Text id={`release-${release.id}`}>
              <Moment at={release.builtAt} />
            </Text>
            {release.isLive ? (
              <Badge colorPalette="green">{t('history.isLive')}</Badge>
            ) : (
              isAtLeast(session.role, 'publisher') && <TakeBack release={release} />
            )}
          </ListRow>
        ))}
      </Box>
    </Stack>
  );
}

export function HistoryScreen({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useHistoryInfiniteQuery();
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const releases = data?.pages[0]?.releases ?? [];
  return (
    <Stack gap="10">
      <Stack gap="2">
        <ScreenTitle>{t('screen.history')}</ScreenTitle>
        <Text color="fg.muted">{t('history.lead')}</Text>
      </Stack>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {releases.length > 0 && <Releases releases={releases} session={session} />}
      {data && (
        <Stack as="section" aria-labelledby="entries" gap="3">
          <SectionTitle id="entries">{t('history.entries')}</SectionTitle>
          {entries.length === 0 ? <Text>{t('history.none')}</Text> : <EntryTable entries={entries} />}
          {hasNextPage && (
            <Button
              variant="outline"
              alignSelf="flex-start"
              loading={isFetchingNextPage}
              loadingText={t('history.more')}
              onClick={() => void fetchNextPage()}
            >
              {t('history.more')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
