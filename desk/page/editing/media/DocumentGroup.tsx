import { Badge, Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../../src/i18n/locales';
import type { ContentFile, DraftContent } from '../../../api';
import { ConfirmDialog } from '../../ConfirmDialog';
import { Loading, ProblemNotice, toaster } from '../../feedback';
import { formatBytes, formatDay, formatList, languageName, useLanguage } from '../../formats';
import { useContentFileQuery, useSaveMutation } from '../draftApi';
import { DocumentDialog, type DocumentType } from './DocumentDialog';
import {
  type DocumentFile,
  type DocumentFolder,
  documentsIn,
  entriesOf,
  latestEntry,
  removedDocument,
} from './documentFiles';

interface GroupProps {
  content: DraftContent;
  place: DocumentFolder;
  types: readonly DocumentType[];
}

/** Where the documents of a folder appear. */
export function usePlaceName(): (place: DocumentFolder) => string {
  const { t } = useTranslation('desk');
  return ({ fund, isin }) => (isin === undefined ? fund : `${fund} › ${t('files.shareUnnamed', { isin })}`);
}

/** Languages in which a document is not there now. */
export const missingIn = (files: readonly DocumentFile[], type: string, date: string | undefined) =>
  locales.filter(
    (locale) =>
      !files.some(
        (file) =>
          file.type === type && file.locale === locale && (file.date === undefined || file.date === date),
      ),
  );

type RowProps = GroupProps & { listFile: ContentFile; type: DocumentType; files: readonly DocumentFile[] };

function RemoveDocument({ content, place, type, files, listFile }: Omit<RowProps, 'types'>) {
  const { t } = useTranslation('desk');
  const nameOf = usePlaceName();
  const [isOpen, setIsOpen] = useState(false);
  const [save, { isLoading, error }] = useSaveMutation();
  const remove = async () => {
    const gone = removedDocument(place, type.code, listFile, content.files);
    if ((await save({ name: content.draft.name, files: gone })).error) return;
    setIsOpen(false);
    toaster.create({ type: 'success', title: t('media.removed') });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpen={setIsOpen}
      trigger={
        <Button size="sm" variant="ghost" aria-label={t('media.removeOf', { name: type.title })}>
          {t('media.remove')}
        </Button>
      }
      title={t('media.removeTitle', { name: type.title })}
      description={t('media.removeDocument', { place: nameOf(place), count: files.length })}
      confirm={t('media.remove')}
      isBusy={isLoading}
      error={error}
      onConfirm={() => void remove()}
    />
  );
}

function DocumentRow(props: RowProps) {
  const { type, files, listFile } = props;
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const date = latestEntry(entriesOf(listFile.value), type.code)?.date;
  const named = (all: readonly DocumentFile[]) =>
    all
      .map(({ locale, size }) =>
        [languageName(locale, language), size !== undefined && formatBytes(size, language)]
          .filter(Boolean)
          .join('\u00a0: '),
      )
      .toSorted()
      .join(' · ');
  const isNow = (file: DocumentFile) => file.date === undefined || file.date === date;
  const missing = missingIn(files, type.code, date);
  const earlier = [...new Set(files.filter((file) => !isNow(file)).map((file) => file.date ?? ''))];
  return (
    <HStack
      as="li"
      borderTopWidth="1px"
      paddingBlock="3"
      gap="4"
      rowGap="2"
      justify="space-between"
      align="flex-start"
      flexWrap="wrap"
    >
      <Stack gap="0.5" flex="1" minWidth="56">
        <Text fontWeight="600">
          {type.title}
          {date !== undefined && ` – ${formatDay(date, language)}`}
        </Text>
        <Text textStyle="small">{named(files.filter(isNow))}</Text>
        {missing.length > 0 && (
          <Text textStyle="small" color="fg.warning">
            {t('media.missing', {
              languages: formatList(
                missing.map((locale) => languageName(locale, language)),
                language,
              ),
            })}
          </Text>
        )}
        {earlier.map((day) => (
          <Text key={day} textStyle="small" color="fg.muted">
            {t('media.edition', {
              date: formatDay(day, language),
              files: named(files.filter((file) => file.date === day)),
            })}
          </Text>
        ))}
      </Stack>
      <HStack gap="2">
        <DocumentDialog
          {...props}
          types={[type]}
          trigger={t('media.replace')}
          label={t('media.replaceOf', { name: type.title })}
        />
        <RemoveDocument {...props} />
      </HStack>
    </HStack>
  );
}

function Documents({ content, place, types }: GroupProps) {
  const { t } = useTranslation('desk');
  const { name } = content.draft;
  const { data, error, refetch } = useContentFileQuery(
    { name, path: place.list },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const files = documentsIn(place.folder, content.files);
  const known = new Set([...files.map(({ type }) => type), ...entriesOf(data.value).map(({ type }) => type)]);
  const titled = (code: string) => types.find((type) => type.code === code) ?? { code, title: code };
  const others = types.filter(({ code }) => !known.has(code));
  const shared = { content, place, listFile: data };
  return (
    <Stack gap="3" align="stretch">
      <Box as="ul" listStyleType="none">
        {[...known].map((code) => (
          <DocumentRow
            key={code}
            {...shared}
            types={types}
            type={titled(code)}
            files={files.filter(({ type }) => type === code)}
          />
        ))}
      </Box>
      {others.length > 0 && (
        <Box>
          <DocumentDialog {...shared} types={others} trigger={t('media.add')} label={t('media.add')} />
        </Box>
      )}
    </Stack>
  );
}

/** The documents of a fund or share: folded, until somebody opens it. */
export function DocumentGroup(props: GroupProps) {
  const { content, place } = props;
  const { t } = useTranslation('desk');
  const nameOf = usePlaceName();
  const [isOpen, setIsOpen] = useState(false);
  const files = documentsIn(place.folder, content.files);
  const present = [...new Set(files.map(({ type }) => type))];
  const incomplete = present.filter((type) =>
    locales.some((locale) => !files.some((file) => file.type === type && file.locale === locale)),
  );
  // Read again once somebody has saved it.
  const blob = content.files.find(({ path }) => path === place.list)?.blob;
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="2">
      <HStack gap="2" flexWrap="wrap">
        <Button
          variant="ghost"
          size="sm"
          height="auto"
          minHeight="9"
          paddingInline="1"
          whiteSpace="normal"
          textAlign="start"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span aria-hidden>{isOpen ? '−' : '+'}</span>
          <span>{nameOf(place)}</span>
        </Button>
        <Text textStyle="small" color="fg.muted">
          {t('media.count', { count: files.length })}
        </Text>
        {incomplete.length > 0 && (
          <Badge colorPalette="orange">{t('media.incomplete', { count: incomplete.length })}</Badge>
        )}
      </HStack>
      {isOpen && (
        <Box paddingInlineStart={{ base: '2', md: '5' }} paddingBlock="2">
          <Documents key={blob} {...props} />
        </Box>
      )}
    </Box>
  );
}
