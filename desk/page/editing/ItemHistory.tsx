import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Version } from '../../api';
import { DifferenceItem } from '../changes/Difference';
import { Pending } from '../kit/feedback';
import { formatLanguages, Moment, useLanguage } from '../kit/formats';
import { Paged } from '../kit/Paged';
import { type ContentItem, itemIdOf, localeOf, pathOf } from './contentItems';
import { SectionTitle, Small } from '../kit/screenLayout';
import { draftApi } from './drafts/draftApi';
import { WithdrawButton } from '../kit/dialogs';

const shownVersions = 5;

interface OfItem {
  name: string;
  item: ContentItem;
}

/** The item's changes in a version. */
function VersionChanges({ name, item, since, commit }: OfItem & { since: string; commit: string }) {
  const { t } = useTranslation('desk');
  const query = draftApi.useVersionChangesQuery({ name, since, commit });
  const { data, error } = query;
  if (error || !data) return <Pending of={query} />;
  const differences = data.changes
    .filter(({ kind, code }) => kind === item.kind && (code === item.code || item.files.length === 1))
    .flatMap((change) => change.differences);
  if (differences.length === 0) return <Text color="fg.muted">{t('changes.noText')}</Text>;
  return (
    <Box as="ul" listStyleType="none">
      {differences.map((difference, index) => (
        // Two of one file may differ in nothing but their place.
        <DifferenceItem key={index} difference={difference} revisions={{ before: since, after: commit }} />
      ))}
    </Box>
  );
}

/** The message of a version. A save of the desk has the paths of its files, which the item's languages tell better. */
function useMessage({ message }: Version): string {
  const language = useLanguage();
  const lines = message.split('\n').filter(Boolean);
  if (!lines.every((line) => itemIdOf(line) !== undefined)) return message;
  return formatLanguages(
    lines.flatMap((line) => localeOf(line) ?? []),
    language,
  );
}

interface VersionRowProps extends OfItem {
  version: Version;
  /** The version before it; undefined for the first. */
  older: Version | undefined;
  isPresent: boolean;
  onRestored: () => void;
}

function VersionRow({ name, item, version, older, isPresent, onRestored }: VersionRowProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setIsOpen] = useState(false);
  const [restore] = draftApi.useRestoreMutation();
  const message = useMessage(version);
  const { commit, at, by } = version;
  const id = `version-${commit}`;
  const withdraw = async () => {
    const result = await restore({ name, path: pathOf(item), commit });
    if (!result.error) onRestored();
    return result;
  };
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="3">
      <HStack justify="space-between" align="flex-start" gap="4" flexWrap="wrap">
        <Box flex="1" minWidth="56">
          <Text id={id}>
            <Moment at={at} />
            {` · ${by}`}
          </Text>
          <Small>{message}</Small>
        </Box>
        <HStack gap="2">
          {older && (
            <Button
              size="sm"
              variant="outline"
              aria-expanded={isOpen}
              aria-describedby={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t('itemHistory.changes')}
            </Button>
          )}
          {!isPresent && (
            <WithdrawButton
              describedBy={id}
              title={t('itemHistory.restoreTitle')}
              description={t('itemHistory.restoreBody')}
              label={t('itemHistory.restore')}
              done={t('itemHistory.restored')}
              withdraw={withdraw}
            />
          )}
        </HStack>
      </HStack>
      {isOpen && older && (
        <Box marginTop="3">
          <VersionChanges name={name} item={item} since={older.commit} commit={commit} />
        </Box>
      )}
    </Box>
  );
}

function Versions({ name, item, onRestored }: OfItem & { onRestored: () => void }) {
  const query = draftApi.useVersionsQuery({ name, path: pathOf(item) });
  const { data, error } = query;
  if (error || !data) return <Pending of={query} />;
  return (
    <Paged items={data} first={shownVersions} borderBottomWidth="1px">
      {(version, index) => (
        <VersionRow
          key={version.commit}
          name={name}
          item={item}
          version={version}
          older={data[index + 1]}
          isPresent={index === 0}
          onRestored={onRestored}
        />
      )}
    </Paged>
  );
}

/** Every version of an item: by whom and when, what it changed, and how it comes back. */
export function ItemHistory(props: OfItem & { onRestored: () => void }) {
  const { t } = useTranslation('desk');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack as="section" aria-labelledby="item-history" gap="3">
      <HStack gap="4" flexWrap="wrap">
        <SectionTitle id="item-history">{t('itemHistory.title')}</SectionTitle>
        <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'itemHistory.hide' : 'itemHistory.show')}
        </Button>
      </HStack>
      {isOpen && <Versions {...props} />}
    </Stack>
  );
}
