import { Badge, Box, Button, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMap, type Json } from '../../../api';
import { useFieldNames } from '../../fieldNames';
import { formatDay, formatNumber, useLanguage } from '../../kit/formats';
import { type FieldProps, FormContext, useProblemCount } from './formContext';
import { Group } from './PlainFields';
import { emptyEntry, emptyLike, isLocalised } from './formShape';
import { useRemarkCount } from '../remarks/fieldRemarks';
import { FoldButton } from '../../kit/controls';
import { Small } from '../../kit/screenLayout';

/** The words by which an entry is known. */
function useEntryName(): (entry: Json, index: number) => string {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { codeName, titleText } = useFieldNames();
  return (entry, index) => {
    const number = t('changes.itemNumber', { number: index + 1 });
    if (!isMap(entry)) return number;
    const { title, name, label, texts, code, type, country, template, date } = entry;
    const text = [title, isMap(texts) ? texts.title : '', name, label].find(
      (found) => isLocalised(found) || (typeof found === 'string' && found !== ''),
    );
    const words = isLocalised(text) ? titleText(text) : typeof text === 'string' ? text : '';
    const ids = [code, type, country, template].filter((id) => typeof id === 'string').map(codeName);
    const day = typeof date === 'string' ? formatDay(date, language) : '';
    const known = [words || ids.join(' '), day].filter(Boolean).join(', ');
    return known === '' ? number : `${number} › ${known}`;
  };
}

interface RowProps extends FieldProps {
  fields: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Buttons that move, copy and remove it. */
  children: ReactNode;
}

/** An entry with fields of its own: folded, until somebody opens it. */
function EntryRow({ file, path, label, fields, isOpen, onToggle, children }: RowProps) {
  const { t } = useTranslation('desk');
  const id = useId();
  const problems = useProblemCount(file, path);
  const remarks = useRemarkCount()(file, path);
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="2">
      <HStack justify="space-between" gap="2" flexWrap="wrap">
        <FoldButton
          flex="1"
          minWidth="40"
          label={label}
          isOpen={isOpen}
          controls={id}
          onClick={onToggle}
          data-entry
        >
          {problems > 0 && <Badge colorPalette="red">{t('form.problems', { count: problems })}</Badge>}
          {remarks > 0 && <Badge colorPalette="orange">{t('remarks.count', { count: remarks })}</Badge>}
        </FoldButton>
        {children}
      </HStack>
      {isOpen && (
        <Box id={id} marginBlock="3" borderInlineStartWidth="2px" paddingInlineStart={{ base: '3', md: '5' }}>
          {fields}
        </Box>
      )}
    </Box>
  );
}

/** Weights of a breakdown are summed up as one types. */
function Sum({ file, list }: { file: string; list: readonly Json[] }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  if (!file.endsWith('/portfolio.yaml') || list.length === 0) return null;
  const sum = list.reduce<number>(
    (total, entry) => total + (isMap(entry) && typeof entry.value === 'number' ? entry.value : 0),
    0,
  );
  return (
    <Small>{t('form.sum', { sum: formatNumber(sum, language, { isPercentage: true, decimals: 2 }) })}</Small>
  );
}

/** An entry keeps its id wherever it is moved to. */
interface Row {
  id: number;
  isOpen: boolean;
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

const rowActions = [
  ['up', '↑'],
  ['down', '↓'],
  ['addAfter', '+'],
  ['remove', '×'],
] as const;

type RowAction = (typeof rowActions)[number][0];

/** A list: entries are added, moved and removed. */
export function ListField({
  value: list,
  renderEntry,
  ...field
}: FieldProps<Json[]> & { renderEntry: (entry: FieldProps) => ReactNode }) {
  const { t } = useTranslation('desk');
  const { set, fileAt } = useContext(FormContext);
  const nameOf = useEntryName();
  const box = useRef<HTMLDivElement>(null);
  const remarkCount = useRemarkCount();
  const { file, path } = field;
  // Entries with remarks are unfolded: a link leads to what is drawn only.
  const [rows, setRows] = useState<readonly Row[]>(() =>
    list.map((_, id) => ({ id, isOpen: remarkCount(file, [...path, id]) > 0 })),
  );
  const [said, setSaid] = useState('');
  /** The entry that gets the focus once it is drawn, or its button. */
  const focused = useRef<{ index: number; action?: string }>();

  useEffect(() => {
    if (!focused.current) return;
    const { index, action } = focused.current;
    focused.current = undefined;
    const entries = box.current?.querySelectorAll<HTMLElement>(':scope > ul > li');
    const entry = entries?.[Math.min(index, entries.length - 1)];
    const button = entry?.querySelector<HTMLElement>(`:scope [data-action="${action}"]:enabled`);
    const first = entry?.querySelector<HTMLElement>('[data-entry], input, textarea, select');
    (button ?? first ?? box.current?.querySelector<HTMLElement>(':scope > [data-add]'))?.focus();
  });

  const add = (index: number) => {
    const like = list[index - 1] ?? emptyEntry(fileAt(file)?.shape, path) ?? '';
    set(file, path, list.toSpliced(index, 0, emptyLike(like)));
    setRows(rows.toSpliced(index, 0, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, isOpen: true }));
    setSaid(t('form.added', { number: index + 1 }));
    focused.current = { index };
  };
  const move = (from: number, to: number, action: string) => {
    set(file, path, moved(list, from, to));
    setRows(moved(rows, from, to));
    setSaid(t('form.moved', { number: to + 1, count: list.length }));
    focused.current = { index: to, action };
  };
  const remove = (index: number) => {
    set(file, path, list.toSpliced(index, 1));
    setRows(rows.toSpliced(index, 1));
    setSaid(t('form.removed'));
    focused.current = { index };
  };
  const toggle = (index: number) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, isOpen: !row.isOpen } : row)));

  const act = (action: RowAction, index: number) => {
    if (action === 'addAfter') add(index + 1);
    else if (action === 'remove') remove(index);
    else move(index, action === 'up' ? index - 1 : index + 1, action);
  };
  const actions = (index: number, name: string) => {
    const off = { up: index === 0, down: index === list.length - 1, addAfter: false, remove: false };
    return (
      <HStack gap="1" flexShrink="0">
        {rowActions.map(([action, sign]) => (
          <Button
            key={action}
            size="xs"
            variant="ghost"
            fontSize="lg"
            aria-label={t(`form.${action}`, { name })}
            title={t(`form.${action}`, { name })}
            data-action={action}
            disabled={off[action]}
            onClick={() => act(action, index)}
          >
            <span aria-hidden>{sign}</span>
          </Button>
        ))}
      </HStack>
    );
  };

  return (
    <Group {...field}>
      <Stack ref={box} gap="2">
        <Box as="ul" listStyleType="none" borderBottomWidth={list.length > 0 ? '1px' : undefined}>
          {list.map((entry, index) => {
            const name = nameOf(entry, index);
            const own = { ...field, path: [...path, index], value: entry, label: name };
            return isMap(entry) ? (
              <EntryRow
                key={rows[index]?.id}
                {...own}
                fields={rows[index]?.isOpen && renderEntry(own)}
                isOpen={rows[index]?.isOpen ?? false}
                onToggle={() => toggle(index)}
              >
                {actions(index, name)}
              </EntryRow>
            ) : (
              <HStack as="li" key={rows[index]?.id} align="flex-end" gap="2" paddingBlock="1">
                <Box flex="1" minWidth="0">
                  {renderEntry({ ...own, isLabelHidden: true })}
                </Box>
                {actions(index, name)}
              </HStack>
            );
          })}
        </Box>
        <Sum file={file} list={list} />
        <Button
          data-add
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          aria-label={t('form.addTo', { field: field.label })}
          onClick={() => add(list.length)}
        >
          {t('form.add')}
        </Button>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
    </Group>
  );
}
