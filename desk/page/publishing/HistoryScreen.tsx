import { Badge, Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type History, isAtLeast, roles, type Session } from '../../api';
import { FailureText, Pending } from '../kit/feedback';
import {
  formatCount,
  formatMoment,
  formatSeconds,
  Moment,
  useKindName,
  useLanguage,
  useWho,
} from '../kit/formats';
import { NoteDialog } from '../kit/dialogs';
import { ActionButton } from '../kit/controls';
import { ListRow, Screen, Section, SectionTitle, Small } from '../kit/screenLayout';
import { useFieldNames } from '../fieldNames';
import { deskApi } from '../deskApi';

type Entry = History['entries'][number];
type Release = History['releases'][number];

const palettes = {
  running: 'brand',
  failed: 'red',
  refused: 'orange',
  interrupted: 'orange',
} as const;

/** Words for the codes in a note: the role of an account in `camille, publisher`, the field of a remark in `A draft: Its item › title: Too long`. */
function useNote({ kind, note }: Entry): string {
  const { t } = useTranslation('desk');
  const { pathName } = useFieldNames();
  const kindName = useKindName();
  if (kind === 'remark-left' || kind === 'remark-done')
    return note
      .replace(/([\w-]+)\/\1\.yaml/, (_, kind: string) => kindName(kind))
      .replace(/ › ((?:[\w-]+ › )*[\w-]+)(?=: )/, (_, field: string) => {
        const path = field.split(' › ').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
        return ` › ${pathName(path.join('.'))}`;
      });
  const [, account, word] = /^(.+), (\w+)$/.exec(note) ?? [];
  const role = roles.find((known) => known === word);
  if ((kind !== 'account-added' && kind !== 'account-role') || !role) return note;
  return `${account}, ${t(`role.${role}`)}`;
}

/** Where from, of what, and how long. */
function useTechnicalDetails({ via, address, releaseId, pages, rendered, seconds }: Entry): string {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const [all, built] = [pages, rendered ?? pages].map((count = 0) => formatCount(count, language));
  return [
    t(`via.${via}`),
    address,
    releaseId,
    pages !== undefined && t('history.pages', { rendered: built, pages: all }),
    seconds !== undefined && formatSeconds(seconds),
  ]
    .filter(Boolean)
    .join(' · ');
}

function EntryMessage({ entry: { kind, result, failure, message } }: { entry: Entry }) {
  const { t } = useTranslation('desk');
  if (kind !== 'publish') return message;
  return result === 'succeeded' ? (
    t('result.warning.rendered-otherwise', { files: message })
  ) : (
    <FailureText failure={failure} message={message} />
  );
}

function EntryRow({ entry, isTechnical }: { entry: Entry; isTechnical: boolean }) {
  const { t } = useTranslation('desk');
  const nameOf = useWho();
  const note = useNote(entry);
  const details = useTechnicalDetails(entry);
  const { at, kind, who, result, message } = entry;
  const isOvertaken = kind === 'withdraw' && who === 'schedule';
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ md: '{sizes.moment} 1fr' }}
      columnGap="6"
      borderTopWidth="1px"
      paddingBlock="2.5"
    >
      <Small>
        <Moment at={at} />
      </Small>
      <Stack gap="0.5" minWidth="0">
        <HStack gap="2" rowGap="0" flexWrap="wrap">
          <Text fontWeight="600">{t(`entry.${kind}`)}</Text>
          {who !== '' && <Text color="fg.muted">{t('history.by', { name: nameOf(who) })}</Text>}
          {result !== 'succeeded' && (
            <Badge colorPalette={palettes[result]}>{t(`entryResult.${result}`)}</Badge>
          )}
        </HStack>
        {(note !== '' || isOvertaken) && (
          <Text maxWidth="measure">
            {[note, isOvertaken && t('history.overtaken')].filter(Boolean).join(' ')}
          </Text>
        )}
        {message !== undefined && (
          <Text color="fg.error" maxWidth="measure" lineClamp="8">
            <EntryMessage entry={entry} />
          </Text>
        )}
        {isTechnical && (
          <Text textStyle="code" color="fg.muted">
            {details}
          </Text>
        )}
      </Stack>
    </Box>
  );
}

function TakeBack({ release }: { release: Release }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const [takeBack] = deskApi.useTakeBackMutation();
  const moment = formatMoment(release.builtAt, language);
  return (
    <NoteDialog
      title={t('takeBack.title', { moment })}
      confirm={t('takeBack.confirm')}
      done={t('takeBack.done', { moment })}
      onConfirm={(note) => takeBack({ releaseId: release.id, note })}
      trigger={
        <Button size="sm" variant="outline" aria-describedby={`release-${release.id}`}>
          {t('takeBack.button')}
        </Button>
      }
    >
      {t('takeBack.body')}
    </NoteDialog>
  );
}

function Releases({ releases, session }: { releases: readonly Release[]; session: Session }) {
  const { t } = useTranslation('desk');
  return (
    <Section
      title={t('history.releases')}
      lead={t(isAtLeast(session.role, 'publisher') ? 'history.releasesLead' : 'history.releasesEditors')}
    >
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
    </Section>
  );
}

export function HistoryScreen({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const history = deskApi.useHistoryInfiniteQuery();
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = history;
  const [isTechnical, setTechnical] = useState(false);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const releases = data?.pages[0]?.releases ?? [];
  return (
    <Screen title={t('screen.history')} lead={t('history.lead')} gap="10">
      <Pending of={history} />
      {releases.length > 0 && <Releases releases={releases} session={session} />}
      {data && (
        <Stack as="section" aria-labelledby="entries" gap="3">
          <HStack gap="4" flexWrap="wrap">
            <SectionTitle id="entries">{t('history.entries')}</SectionTitle>
            {entries.length > 0 && (
              <Button
                size="sm"
                variant="outline"
                aria-pressed={isTechnical}
                onClick={() => setTechnical(!isTechnical)}
              >
                {t('changes.technical')}
              </Button>
            )}
          </HStack>
          {entries.length === 0 ? (
            <Text color="fg.muted">{t('history.none')}</Text>
          ) : (
            <Box as="ul" aria-labelledby="entries" listStyleType="none" borderBottomWidth="1px">
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} isTechnical={isTechnical} />
              ))}
            </Box>
          )}
          {hasNextPage && (
            <ActionButton
              variant="outline"
              label={t('history.more')}
              isBusy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            />
          )}
        </Stack>
      )}
    </Screen>
  );
}
