import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Conflict, type DraftContent, isMap, type Json } from '../../../api';
import { ConfirmDialog } from '../../kit/dialogs';
import type { DeskError } from '../../deskApi';
import { formatList, useLanguage } from '../../kit/formats';
import type { Choice } from '../itemFiles';
import { useFieldText, useTitles } from '../useTitles';
import { Tick } from '../../kit/controls';

/** A side of a conflict in words: lists and groups by the texts in them. */
function useWords(): (conflict: Conflict, side: 'yours' | 'theirs') => string {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const words = (value: Json | undefined): string => {
    if (Array.isArray(value) || isMap(value)) return formatList(Object.values(value).map(words), language);
    return String(value ?? '');
  };
  return (conflict, side) => {
    const value = conflict[side];
    if (!conflict.field && value === null) return t('conflict.absent');
    if (!conflict.field && isMap(value)) return t('conflict.file');
    return words(value) || t('conflict.nothing');
  };
}

interface ConflictDialogProps {
  /** The act that was refused. Only a merge chooses between whole files: in a save, somebody else has removed or replaced one. */
  act: 'save' | 'merge';
  /** All files of the draft, for their titles. */
  files: DraftContent['files'];
  conflicts: readonly Conflict[];
  isBusy: boolean;
  error?: DeskError | SerializedError | undefined;
  onClose: () => void;
  onSettle: (settled: readonly (Conflict & { choice: Choice })[]) => void;
}

/** Shows what both wrote in the same field: nothing is saved until one of them is chosen. */
export function ConflictDialog({
  act,
  files,
  conflicts,
  isBusy,
  error,
  onClose,
  onSettle,
}: ConflictDialogProps) {
  const { t } = useTranslation('desk');
  const fieldText = useFieldText();
  const { fileTitle } = useTitles(files);
  // A save is of one item; a merge may conflict in several.
  const nameOf = ({ path, field }: Conflict) =>
    [act === 'merge' || !field ? [fileTitle(path)] : [], field ? [fieldText(path, field)] : []]
      .flat()
      .join(' › ');
  const words = useWords();
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const gone = act === 'save' ? conflicts.filter(({ field, blob }) => !field || blob === null) : [];
  const choiceOf = (index: number): Choice => choices[index] ?? 'mine';
  const settle = () =>
    onSettle(conflicts.map((conflict, index) => ({ ...conflict, choice: choiceOf(index) })));
  if (gone.length > 0)
    return (
      <ConfirmDialog
        isOpen
        onOpen={onClose}
        title={t('conflict.goneTitle')}
        description={gone.map(({ path }) => (
          <Text key={path}>{t('conflict.gone', { file: fileTitle(path) })}</Text>
        ))}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      onOpen={onClose}
      title={t(`conflict.${act}.title`)}
      description={t(`conflict.${act}.lead`)}
      confirm={t(`conflict.${act}.confirm`)}
      isBusy={isBusy}
      error={error}
      onConfirm={settle}
    >
      {conflicts.map((conflict, index) => (
        <chakra.fieldset key={`${conflict.path} ${conflict.field?.join(' ')}`} minWidth="0">
          <chakra.legend fontWeight="600" marginBottom="2">
            {nameOf(conflict)}
          </chakra.legend>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
            {(['mine', 'theirs'] as const).map((side) => (
              <Tick
                key={side}
                oneOf={`conflict-${index}`}
                isTicked={choiceOf(index) === side}
                onTick={() => setChoices({ ...choices, [index]: side })}
                label={<span>{t(`conflict.${act}.${side}`)}</span>}
                width="full"
                flexWrap="wrap"
                alignContent="flex-start"
                fontWeight="600"
                borderWidth="1px"
                borderColor={choiceOf(index) === side ? 'brand.solid' : 'border'}
                padding="3"
                cursor="pointer"
              >
                <Box flexBasis="full" fontWeight="400" whiteSpace="pre-wrap" maxHeight="log" overflowY="auto">
                  {words(conflict, side === 'mine' ? 'yours' : 'theirs')}
                </Box>
              </Tick>
            ))}
          </SimpleGrid>
        </chakra.fieldset>
      ))}
    </ConfirmDialog>
  );
}
