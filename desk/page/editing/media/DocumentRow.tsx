import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentFile, DraftContent } from '../../../api';
import { ConfirmDialog } from '../../ConfirmDialog';
import { toaster } from '../../feedback';
import { formatBytes, formatDay, formatList, languageName, useLanguage } from '../../formats';
import { useSaveMutation } from '../draftApi';
import { useTitles } from '../useTitles';
import { DocumentDialog, type DocumentType } from './DocumentDialog';
import {
  currentFiles,
  type DocumentFile,
  type DocumentFolder,
  entriesOf,
  entryOf,
  missingIn,
  removedDocument,
} from './documentFiles';

interface RowProps {
  content: DraftContent;
  place: DocumentFolder;
  listFile: ContentFile;
  type: DocumentType;
  /** All files of its type, the newest editions first. */
  files: readonly DocumentFile[];
}

function RemoveDocument({ content, place, type, files, listFile }: RowProps) {
  const { t } = useTranslation('desk');
  const { fileTitle } = useTitles(content.files);
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
      description={t('media.removeDocument', { place: fileTitle(place.list), count: files.length })}
      confirm={t('media.remove')}
      isBusy={isLoading}
      error={error}
      onConfirm={() => void remove()}
    />
  );
}

/** A document with its languages and earlier editions. */
export function DocumentRow(props: RowProps) {
  const { type, files, listFile } = props;
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { date } = entryOf(entriesOf(listFile.value), type.code, files) ?? {};
  const current = currentFiles(files);
  const missing = missingIn(files);
  const earlier = new Set(files.flatMap((file) => (current.includes(file) ? [] : [file.date ?? ''])));
  const named = (edition: readonly DocumentFile[]) =>
    edition
      .map(({ locale, size }) => `${languageName(locale, language)}\u00a0(${formatBytes(size, language)})`)
      .join(' · ');
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
        <Text textStyle="small">{named(current)}</Text>
        {missing.length > 0 && (
          <Text textStyle="small" color="orange.fg">
            {t('media.missing', {
              languages: formatList(
                missing.map((locale) => languageName(locale, language)),
                language,
              ),
            })}
          </Text>
        )}
        {[...earlier].map((day) => (
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
