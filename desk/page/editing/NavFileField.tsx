import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { type DragEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { maxNavFile, type NavRefusal } from '../../api';
import { Notice } from '../feedback';
import { formatBytes, useLanguage } from '../formats';

interface NavFileFieldProps {
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** A file of NAVs, dropped or chosen. */
export function NavFileField({ isBusy, onChoose }: NavFileFieldProps) {
  const { t } = useTranslation('desk');
  const most = formatBytes(maxNavFile, useLanguage());
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined) => {
    if (file && !isBusy) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  return (
    <Stack
      align="flex-start"
      gap="3"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="brand.edge"
      padding="4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Text>{t('navs.drop', { most })}</Text>
      <chakra.input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        hidden
        aria-label={t('navs.choose')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="outline"
        loading={isBusy}
        loadingText={t('navs.choose')}
        onClick={() => input.current?.click()}
      >
        {t('navs.choose')}
      </Button>
    </Stack>
  );
}

/** What is wrong with the file, where, and what to do. */
export function NavRefusalNotice({ refusal: { reason, sheet, cell, value = '' } }: { refusal: NavRefusal }) {
  const { t } = useTranslation('desk');
  const most = formatBytes(maxNavFile, useLanguage());
  const place =
    sheet === undefined
      ? cell !== undefined && t('navs.atCell', { cell })
      : cell === undefined
        ? t('navs.atSheet', { sheet })
        : t('navs.atSheetCell', { sheet, cell });
  const text = t(`navs.refused.${reason}`, { value, most });
  const title = t(reason === 'jumps' ? 'navs.notConfirmed' : 'navs.refusedTitle');
  return (
    <Notice status="error" title={title} isUrgent>
      {place ? `${place} ${text}` : `${text.charAt(0).toUpperCase()}${text.slice(1)}`}
    </Notice>
  );
}
