import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Version } from '../../api';
import { DifferenceItem } from '../Difference';
import { Pending } from '../feedback';
import { Moment } from '../formats';
import { Paged } from '../Paged';
import { WithdrawButton } from '../WithdrawButton';
import { type ContentItem, pathOf } from './contentItems';
import { SectionTitle } from '../layout';
import { useRestoreMutation, useVersionChangesQuery, useVersionsQuery } from './draftApi';

const shownVersions = 5;

interface OfItem {
  name: string;
  item: ContentItem;
}

/** The item's changes in a version. */
function VersionChanges({ name, item, since, commit }: OfItem & { since: string; commit: string }) {
  const { t } = useTranslation('desk');
  const query = useVersionChangesQuery({ name, since, commit });
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
  const [restore, state] = useRestoreMutation();
  const { commit, at, by, message } = version;
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
          <Text textStyle="small" color="fg.muted">
            {message}
          </Text>
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
              state={state}
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
  const query = useVersionsQuery({ name, path: pathOf(item) });
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
