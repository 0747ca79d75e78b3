import { Textarea } from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainText } from '../api';
import { ActDialog } from './ConfirmDialog';
import type { DeskError } from './deskApi';
import { Labelled } from './controls';

export const noteLimit = 500;

interface NoteDialogProps {
  /** Opens it. */
  trigger: ReactNode;
  title: string;
  confirm: string;
  /** Says what will happen. */
  children: ReactNode;
  onConfirm: (note: string) => Promise<{ error?: DeskError | SerializedError }>;
  onClosed?: () => void;
}

/** Asks before something that others notice, and why it is done. */
export function NoteDialog({ trigger, title, confirm, children, onConfirm, onClosed }: NoteDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const act = async () => {
    const result = await onConfirm(note);
    if (!result.error) setNote('');
    return result;
  };
  return (
    <ActDialog
      trigger={trigger}
      title={title}
      description={children}
      confirm={confirm}
      act={act}
      initialFocus={() => field.current}
      onClosed={onClosed}
    >
      <NoteField field={field} value={note} onChange={setNote} />
    </ActDialog>
  );
}

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
  field?: RefObject<HTMLTextAreaElement>;
}

export function NoteField({ value, onChange, field }: NoteFieldProps) {
  const { t } = useTranslation('desk');
  return (
    <Labelled
      label={t('note.label')}
      help={t('note.help')}
      wrong={!isPlainText(value) && t('problem.unprintable')}
    >
      <Textarea
        ref={field}
        autoresize
        rows={2}
        maxLength={noteLimit}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  );
}
