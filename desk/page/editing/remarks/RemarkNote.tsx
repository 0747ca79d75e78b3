import { Box, Button, Text } from '@chakra-ui/react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remark } from '../../../api';
import { toaster, useProblemText } from '../../kit/feedback';
import { Moment } from '../../kit/formats';
import { type FieldProps, FormContext } from '../fields/formContext';
import { type PlacedRemark, RemarksContext, useFieldRemarks } from './fieldRemarks';
import { ActionButton } from '../../kit/controls';
import { useFieldNames } from '../../fieldNames';
import { draftApi } from '../drafts/draftApi';
import { Small } from '../../kit/screenLayout';

/** Part of an address behind `#` that leads to a remark. */
export const remarkAnchor = ({ id }: Pick<Remark, 'id'>) => `remark-${id}`;

interface RemarkNoteProps {
  /** Its draft. */
  name: string;
  remark: PlacedRemark;
  /** Names the field, where the remark does not stand beside it. */
  children?: ReactNode;
}

/** A reviewer's remark at a field, and whether somebody has dealt with it. */
export function RemarkNote({ name, remark, children }: RemarkNoteProps) {
  const { t } = useTranslation('desk');
  const textOf = useProblemText();
  const { codeName } = useFieldNames();
  const [markDone, { isLoading }] = draftApi.useMarkRemarkDoneMutation();
  const box = useRef<HTMLDivElement>(null);
  const { id, text, about, by, at, doneBy } = remark;
  const anchor = remarkAnchor(remark);
  useEffect(() => {
    if (window.location.hash !== `#${anchor}`) return;
    // Only once: the form is drawn anew after a save.
    window.history.replaceState(null, '', window.location.pathname);
    box.current?.focus();
  }, [anchor]);
  const done = async () => {
    const { error } = await markDone({ name, id });
    if (error) toaster.create({ type: 'error', title: textOf(error) });
    else box.current?.focus();
  };
  return (
    <Box
      ref={box}
      role="note"
      aria-label={t('remarks.by', { name: by })}
      tabIndex={-1}
      width="full"
      maxWidth="measure"
      bg={doneBy === null ? 'orange.subtle' : 'bg.subtle'}
      borderInlineStartWidth="3px"
      borderInlineStartColor={doneBy === null ? 'orange.solid' : 'border'}
      padding="3"
    >
      {children}
      <Text whiteSpace="pre-line">{text}</Text>
      {about !== '' && <Small lineClamp="2">{t('remarks.about', { text: codeName(about) })}</Small>}
      {remark.isEntryChanged && doneBy === null && <Text textStyle="small">{t('remarks.entryChanged')}</Text>}
      <Small>
        {`${by} · `}
        <Moment at={at} />
        {doneBy !== null && ` · ${t('remarks.doneBy', { name: doneBy })}`}
      </Small>
      {doneBy === null && (
        <ActionButton
          size="xs"
          variant="outline"
          bg="bg"
          marginTop="2"
          label={t('remarks.markDone')}
          isBusy={isLoading}
          onClick={() => void done()}
        />
      )}
    </Box>
  );
}

/** The remarks at a field. */
export function FieldRemarks({ file, path }: Pick<FieldProps, 'file' | 'path'>) {
  const { name } = useContext(FormContext);
  return useFieldRemarks(file, path).map((remark) => (
    <RemarkNote key={remark.id} name={name} remark={remark} />
  ));
}

/** Beside the label of a field, for who may leave a remark there. */
export function RemarkButton({ file, path, label }: Omit<FieldProps, 'value'>) {
  const { t } = useTranslation('desk');
  const { onLeave } = useContext(RemarksContext);
  if (!onLeave) return null;
  return (
    <Button
      size="2xs"
      variant="ghost"
      marginInlineStart="2"
      color="link"
      fontWeight="400"
      aria-label={t('remarks.leaveAt', { field: label })}
      onClick={() => onLeave({ file, path })}
    >
      {t('remarks.leave')}
    </Button>
  );
}
