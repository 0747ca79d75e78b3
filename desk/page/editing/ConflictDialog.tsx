import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyField, type Conflict, type Json } from '../../api';
import { ConfirmDialog } from '../ConfirmDialog';
import { Notice } from '../feedback';
import { useFieldNames } from '../fieldNames';
import { formatList, languageName, useLanguage } from '../formats';
import { localeOf } from './contentItems';
import { isMap, type Path } from './fieldEdits';
import type { Choice } from './itemFiles';

/** `Description (français)`. */
function useFieldText(): (conflict: Conflict) => string {
  const { t } = useTranslation('desk');
  const { fieldName } = useFieldNames();
  const language = useLanguage();
  return ({ path, field = [] }) => {
    const partName = (part: Path[number]) =>
      typeof part === 'number'
        ? t('changes.itemNumber', { number: part + 1 })
        : part === bodyField
          ? t('fields.text')
          : part.length === 2
            ? languageName(part, language)
            : fieldName(part);
    const name = field.map(partName).join(' › ');
    const locale = localeOf(path);
    return locale ? `${name} (${languageName(locale, language)})` : name;
  };
}

/** A value in words: lists and groups by the texts in them. */
function useWords(): (value: Json | undefined) => string {
  const language = useLanguage();
  const words = (value: Json | undefined): string => {
    if (Array.isArray(value) || isMap(value)) return formatList(Object.values(value).map(words), language);
    return String(value ?? '');
  };
  return words;
}

function Version({
  name,
  label,
  text,
  isChosen,
  onChoose,
}: {
  name: string;
  label: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('desk');
  return (
    <chakra.label
      display="block"
      borderWidth="1px"
      borderColor={isChosen ? 'brand.solid' : 'border'}
      padding="3"
      cursor="pointer"
    >
      <Box display="flex" alignItems="center" gap="2" fontWeight="600">
        <chakra.input
          type="radio"
          name={name}
          boxSize="4.5"
          accentColor="{colors.brand.navy}"
          checked={isChosen}
          onChange={onChoose}
        />
        {label}
      </Box>
      <Text as="span" display="block" whiteSpace="pre-wrap" maxHeight="log" overflowY="auto" marginTop="1">
        {text === '' ? t('conflict.nothing') : text}
      </Text>
    </chakra.label>
  );
}

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  isBusy: boolean;
  onClose: () => void;
  onSettle: (settled: readonly (Conflict & { choice: Choice })[]) => void;
}

/** Shows what both wrote in the same field: nothing is saved until one of them is chosen. */
export function ConflictDialog({ conflicts, isBusy, onClose, onSettle }: ConflictDialogProps) {
  const { t } = useTranslation('desk');
  const textOf = useFieldText();
  const words = useWords();
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const gone = conflicts.filter(({ field, blob }) => !field || blob === null);
  const choiceOf = (index: number): Choice => choices[index] ?? 'mine';
  const settle = () => {
    if (gone.length > 0) onClose();
    else onSettle(conflicts.map((conflict, index) => ({ ...conflict, choice: choiceOf(index) })));
  };
  return (
    <ConfirmDialog
      isOpen
      onOpen={(isOpen) => !isOpen && onClose()}
      title={t('conflict.title')}
      description={t('conflict.lead')}
      confirm={gone.length > 0 ? t('close') : t('conflict.save')}
      isBusy={isBusy}
      onConfirm={settle}
    >
      {gone.map(({ path }) => (
        <Notice key={path} status="error">
          {t('conflict.gone', { file: path })}
        </Notice>
      ))}
      {conflicts.map((conflict, index) =>
        gone.includes(conflict) ? null : (
          <chakra.fieldset key={`${conflict.path} ${conflict.field?.join(' ')}`} minWidth="0">
            <chakra.legend fontWeight="600" marginBottom="2">
              {textOf(conflict)}
            </chakra.legend>
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
              {(['mine', 'theirs'] as const).map((side) => (
                <Version
                  key={side}
                  name={`conflict-${index}`}
                  label={t(`conflict.${side}`)}
                  text={words(side === 'mine' ? conflict.yours : conflict.theirs)}
                  isChosen={choiceOf(index) === side}
                  onChoose={() => setChoices({ ...choices, [index]: side })}
                />
              ))}
            </SimpleGrid>
          </chakra.fieldset>
        ),
      )}
    </ConfirmDialog>
  );
}
