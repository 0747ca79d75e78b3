import { HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ContentFile, DraftContent } from '../../../api';
import { formatBytes, formatDay, formatLanguages, languageName, useLanguage } from '../../formats';
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
import { draftApi } from '../draftApi';
import { WithdrawButton } from '../../ConfirmDialog';
import { Small } from '../../layout';

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
  const [save] = draftApi.useSaveMutation();
  const gone = removedDocument(place, type.code, listFile, content.files);
  return (
    <WithdrawButton
      variant="ghost"
      name={t('media.removeOf', { name: type.title })}
      title={t('media.removeTitle', { name: type.title })}
      description={t('media.removeDocument', { place: fileTitle(place.list), count: files.length })}
      label={t('media.remove')}
      done={t('media.removed')}
      withdraw={() => save({ name: content.draft.name, files: gone })}
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
            {t('media.missing', { languages: formatLanguages(missing, language) })}
          </Text>
        )}
        {[...earlier].map((day) => (
          <Small key={day}>
            {t('media.edition', {
              date: formatDay(day, language),
              files: named(files.filter((file) => file.date === day)),
            })}
          </Small>
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
