import { Badge, Box, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentFile, DraftContent } from '../../../api';
import { Pending } from '../../kit/feedback';
import { useTitles } from '../useTitles';
import { DocumentDialog, type DocumentType } from './DocumentDialog';
import {
  currentFiles,
  type DocumentFile,
  type DocumentFolder,
  documentsIn,
  entriesOf,
  entryOf,
  missingIn,
  removedDocument,
} from './documentFiles';
import { FoldButton } from '../../kit/controls';
import { draftApi } from '../drafts/draftApi';
import { Small } from '../../kit/screenLayout';
import { formatBytes, formatDay, formatLanguages, languageName, useLanguage } from '../../kit/formats';
import { WithdrawButton } from '../../kit/dialogs';

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

interface GroupProps {
  content: DraftContent;
  place: DocumentFolder;
  types: readonly DocumentType[];
}

function Documents({ content, place, types }: GroupProps) {
  const { t } = useTranslation('desk');
  const { name } = content.draft;
  const query = draftApi.useContentFileQuery({ name, path: place.list }, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  if (error || !data) return <Pending of={query} />;
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

/** The documents of the company, a fund or a share: folded, until somebody opens it. */
export function DocumentGroup(props: GroupProps) {
  const { content, place } = props;
  const { t } = useTranslation('desk');
  const { fileTitle } = useTitles(content.files);
  const [isOpen, setIsOpen] = useState(false);
  const files = documentsIn(place.folder, content.files);
  const incomplete = [...new Set(files.map(({ type }) => type))].filter(
    (code) => missingIn(files.filter(({ type }) => type === code)).length > 0,
  );
  // Read again once somebody has saved it.
  const blob = content.files.find(({ path }) => path === place.list)?.blob;
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="2">
      <HStack gap="2" flexWrap="wrap">
        <FoldButton
          maxWidth="100%"
          label={fileTitle(place.list)}
          isOpen={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        <Small>{t('media.count', { count: files.length })}</Small>
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
