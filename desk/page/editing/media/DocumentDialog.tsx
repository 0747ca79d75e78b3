import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../../src/i18n/locales';
import { type ContentFile, type DraftContent, isCalendarDay, localTimeInParis } from '../../../api';
import { ActDialog } from '../../kit/dialogs';
import { Notice } from '../../kit/feedback';
import { formatBytes, formatDay, formatLanguages, languageLabel, useLanguage } from '../../kit/formats';
import { useProblemSentence } from '../../problemTexts';
import { FileField } from '../fields/FileField';
import {
  currentFiles,
  type DocumentFolder,
  documentsIn,
  effectOf,
  entriesOf,
  entryOf,
  savedDocument,
} from './documentFiles';
import { maxBytes, pickedFault, toBase64 } from './pickedFile';
import { Labelled, Select } from '../../kit/controls';
import { draftApi } from '../drafts/draftApi';

export interface DocumentType {
  code: string;
  title: string;
}

interface DocumentDialogProps {
  content: DraftContent;
  place: DocumentFolder;
  listFile: ContentFile;
  /** One that is there, or those to choose from. */
  types: readonly DocumentType[];
  trigger: string;
  /** Says for what the button is. */
  label: string;
}

/** Adds PDFs of a document: a new one, another language, a correction, or an edition. */
export function DocumentDialog({ content, place, listFile, types, trigger, label }: DocumentDialogProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const sentenceOf = useProblemSentence();
  const [type, setType] = useState(types[0]?.code ?? '');
  const [date, setDate] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, File>>(new Map());
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [save] = draftApi.useSaveMutation();
  const [ask] = draftApi.useDraftProblemsMutation();
  const { name } = content.draft;
  const present = documentsIn(place.folder, content.files).filter((file) => file.type === type);
  const entry = entryOf(entriesOf(listFile.value), type, present, date);
  const effect = effectOf(entry, date);
  /** Warns where current files of a language would be replaced or left behind. */
  const surprise = effect === 'newer' ? 'without' : effect === 'undated' ? 'overwritten' : undefined;
  const concerned = currentFiles(present)
    .map(({ locale }) => locale)
    .filter((locale) => chosen.has(locale) === (surprise === 'overwritten'));

  const begin = () => {
    setType(types[0]?.code ?? '');
    setDate(localTimeInParis(new Date()).slice(0, 10));
    setChosen(new Map());
    setFaults([]);
  };
  const choose = async (locale: string, file: File) => {
    const fault = await pickedFault(file, ['pdf']);
    setFaults(
      fault ? [t(`media.${fault}`, { file: file.name, size: formatBytes(file.size, language) })] : [],
    );
    if (!fault) setChosen((known) => new Map([...known, [locale, file]]));
  };
  const submit = async () => {
    const sizes = [...chosen.values()].map(({ size }) => size);
    const wrong = [
      ...(chosen.size === 0 ? [t('media.noFile')] : []),
      ...(isCalendarDay(date) ? [] : [t('media.noDate')]),
      ...(sizes.reduce((sum, size) => sum + size, 0) > maxBytes ? [t('problem.too-large')] : []),
    ];
    setFaults(wrong);
    if (wrong.length > 0) return false;
    const read = [...chosen].map(async ([locale, file]) => [locale, await toBase64(file)] as const);
    const added = new Map(await Promise.all(read));
    const files = savedDocument({ place, type, date, added, listFile, files: content.files });
    const asked = await ask({ name, files });
    // Problems elsewhere were there before.
    const found = (asked.data ?? []).filter(({ file }) =>
      files.some(({ path }) => file === `content/${path}`),
    );
    setFaults(found.map(({ file, expected }) => `${file.split('/').at(-1)} – ${sentenceOf(expected)}`));
    if (asked.error || found.length > 0) return asked.error ? asked : false;
    return save({ name, files });
  };

  return (
    <ActDialog
      onOpened={begin}
      trigger={
        <Button size="sm" variant="outline" aria-label={label}>
          {trigger}
        </Button>
      }
      title={label}
      description={t('media.dialogLead')}
      confirm={t('media.save')}
      done={t('media.saved')}
      act={submit}
    >
      {types.length > 1 && (
        <Labelled label={t('media.type')} required>
          <Select
            value={type}
            options={types.map(({ code, title }) => ({ value: code, label: title }))}
            onChoose={setType}
          />
        </Labelled>
      )}
      <Labelled
        label={t('media.date')}
        help={
          isCalendarDay(date) &&
          t(`media.effect.${effect}`, { date: formatDay(entry?.date ?? date, language) })
        }
        required
      >
        <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
      </Labelled>
      <Stack gap="3">
        {locales.map((locale) => (
          <FileField
            key={locale}
            label={t('media.choosePdf', { language: languageLabel(locale, language) })}
            accept="application/pdf,.pdf"
            chosen={chosen.get(locale)?.name}
            onChoose={(file) => void choose(locale, file)}
          />
        ))}
      </Stack>
      {surprise && chosen.size > 0 && concerned.length > 0 && (
        <Notice status="warning">
          {t(`media.${surprise}`, { languages: formatLanguages(concerned, language) })}
        </Notice>
      )}
      {faults.length > 0 && (
        <Notice status="error" isUrgent>
          {faults.map((fault) => (
            <Text key={fault}>{fault}</Text>
          ))}
        </Notice>
      )}
    </ActDialog>
  );
}
