import { Button, chakra, CloseButton, Dialog, Field, Portal, Stack, Textarea } from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskError, deskError } from './deskApi';
import { ProblemNotice } from './feedback';

export const noteLimit = 500;

interface NoteDialogProps {
  /** Opens it. */
  trigger: ReactNode;
  title: string;
  confirm: string;
  /** What will happen. */
  children: ReactNode;
  onConfirm: (note: string) => Promise<{ error?: DeskError | SerializedError }>;
}

/** Asks before something that others notice, and why it is done. */
export function NoteDialog({ trigger, title, confirm, children, onConfirm }: NoteDialogProps) {
  const { t } = useTranslation('desk');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<DeskError | SerializedError>();

  const show = (shown: boolean) => {
    setIsOpen(shown);
    setError(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const result = await onConfirm(note);
    setIsBusy(false);
    setError(result.error);
    if (!result.error) {
      setIsOpen(false);
      setNote('');
    }
  };

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => show(open)}
      role="alertdialog"
      placement="center"
      initialFocusEl={() => field.current}
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content>
            <chakra.form onSubmit={submit}>
              <Dialog.Header paddingEnd="12">
                <Dialog.Title textStyle="section">{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="5">
                  <Dialog.Description as="div" color="fg" textStyle="md">
                    {children}
                  </Dialog.Description>
                  {/* The dialog of the session that has ended says so itself. */}
                  {error && deskError(error).code !== 'signed-out' && <ProblemNotice error={error} />}
                  <NoteField field={field} value={note} onChange={setNote} />
                </Stack>
              </Dialog.Body>
              <Dialog.Footer flexWrap="wrap">
                <Dialog.ActionTrigger asChild>
                  <Button variant="outline">{t('cancel')}</Button>
                </Dialog.ActionTrigger>
                <Button type="submit" loading={isBusy} loadingText={confirm}>
                  {confirm}
                </Button>
              </Dialog.Footer>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={t('close')} />
              </Dialog.CloseTrigger>
            </chakra.form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
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
    <Field.Root>
      <Field.Label>{t('note.label')}</Field.Label>
      <Textarea
        ref={field}
        autoresize
        rows={2}
        maxLength={noteLimit}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.HelperText color="fg.muted">{t('note.help')}</Field.HelperText>
    </Field.Root>
  );
}
