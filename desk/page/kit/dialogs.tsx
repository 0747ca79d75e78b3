import {
  Button,
  chakra,
  CloseButton,
  Dialog,
  type DialogRootProps,
  Portal,
  Stack,
  Textarea,
} from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskError } from '../deskApi';
import { ProblemNotice, toaster } from './feedback';
import { ActionButton, Labelled } from './controls';
import { isPlainText } from '../../api';

export const noteLimit = 500;

interface NoteDialogProps extends Pick<
  ActDialogProps,
  'trigger' | 'title' | 'children' | 'confirm' | 'done' | 'onClosed'
> {
  onConfirm: (note: string) => Promise<Result>;
}

/** Asks before something that others notice, and why it is done. */
export function NoteDialog({ children, onConfirm, ...dialog }: NoteDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const act = async () => {
    const result = await onConfirm(note);
    if (!result.error) setNote('');
    return result;
  };
  return (
    <ActDialog {...dialog} description={children} act={act} initialFocus={() => field.current}>
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

interface DialogFrameProps extends Omit<DialogRootProps, 'children'> {
  title: string;
  /** Opens it. */
  trigger?: ReactNode;
  /** It ends by what is done in it alone. */
  isFixed?: boolean;
  content?: Dialog.ContentProps;
  children: ReactNode;
}

/** A dialog over the page, with its title and the cross that closes it. */
export function DialogFrame({
  title,
  trigger,
  isFixed = false,
  content,
  children,
  ...props
}: DialogFrameProps) {
  const { t } = useTranslation('desk');
  const isFull = props.size === 'full';
  return (
    <Dialog.Root
      placement="center"
      lazyMount
      unmountOnExit
      {...(isFixed && { closeOnEscape: false, closeOnInteractOutside: false })}
      {...props}
    >
      {trigger !== undefined && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding={isFull ? '0' : '4'}>
          <Dialog.Content {...content}>
            <Dialog.Header paddingEnd="12" paddingBlockEnd={isFull ? '2' : undefined}>
              <Dialog.Title textStyle="section">{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            {!isFixed && (
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={t('close')} />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The button that opens it; absent where something else does. */
  trigger?: ReactNode;
  title: string;
  /** Says what will happen. */
  description: ReactNode;
  /** More about it, or fields. */
  children?: ReactNode;
  /** The label of the button that confirms; without one the dialog only informs. */
  confirm?: string | undefined;
  isBusy?: boolean;
  error?: DeskError | SerializedError | undefined;
  onConfirm?: () => void;
  /** By default the cancel button: Enter pressed twice confirms nothing. */
  initialFocus?: () => HTMLElement | null;
  /** By default the trigger. */
  finalFocus?: () => HTMLElement | null;
  /** Another dialog may open then: before, it would be closed with this one. */
  onClosed?: (() => void) | undefined;
}

/** Asks before something that others notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isBusy = false,
    isOpen,
    onOpen,
    trigger,
    title,
    description,
    children,
    confirm,
    error,
    onConfirm,
  } = props;
  const { t } = useTranslation('desk');
  const cancel = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm?.();
  };
  return (
    <DialogFrame
      title={title}
      trigger={trigger}
      open={isOpen}
      onOpenChange={({ open }) => onOpen(open)}
      role="alertdialog"
      initialFocusEl={props.initialFocus ?? (() => cancel.current)}
      finalFocusEl={props.finalFocus}
      onExitComplete={props.onClosed}
    >
      <chakra.form onSubmit={submit} noValidate>
        <Dialog.Body>
          <Stack gap="5">
            <Dialog.Description as="div" color="fg" textStyle="md">
              {description}
            </Dialog.Description>
            {error && <ProblemNotice error={error} />}
            {children}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer flexWrap="wrap">
          <Button ref={cancel} variant="outline" onClick={() => onOpen(false)}>
            {t(confirm === undefined ? 'close' : 'cancel')}
          </Button>
          {confirm !== undefined && (
            <ActionButton type="submit" alignSelf="auto" label={confirm} isBusy={isBusy} />
          )}
        </Dialog.Footer>
      </chakra.form>
    </DialogFrame>
  );
}

type Result = { error?: DeskError | SerializedError | undefined };

interface ActDialogProps extends Omit<
  ConfirmDialogProps,
  'isOpen' | 'onOpen' | 'isBusy' | 'error' | 'confirm' | 'onConfirm'
> {
  confirm: string;
  /** Shown once it is done. */
  done?: string | undefined;
  /** Called when it opens. */
  onOpened?: () => void;
  /** @returns `false` where something in the dialog is wrong, which then stays open */
  act: () => Promise<Result | false>;
}

/** Asks, acts, and is there until that is done. */
export function ActDialog({ done, onOpened, act, ...dialog }: ActDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Result['error']>();
  const show = (shown: boolean) => {
    setIsOpen(shown);
    setError(undefined);
    if (shown) onOpened?.();
  };
  const confirm = async () => {
    setIsBusy(true);
    const result = await act();
    setIsBusy(false);
    setError(result ? result.error : undefined);
    if (!result || result.error) return;
    setIsOpen(false);
    if (done !== undefined) toaster.create({ type: 'success', title: done });
  };
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={isOpen}
      onOpen={show}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
    />
  );
}

interface WithdrawButtonProps extends Pick<ActDialogProps, 'title' | 'description' | 'done' | 'finalFocus'> {
  /** Id of the element that says what is withdrawn. */
  describedBy?: string;
  label: string;
  /** Says for what the button is, where its label alone does not. */
  name?: string;
  withdraw: () => Promise<Result>;
  size?: 'sm' | 'md';
  variant?: 'outline' | 'ghost';
}

/** Withdraws a row of a list, once that is confirmed. */
export function WithdrawButton(props: WithdrawButtonProps) {
  const { describedBy, label, name, withdraw, size = 'sm', variant = 'outline', ...dialog } = props;
  return (
    <ActDialog
      {...dialog}
      trigger={
        <Button size={size} variant={variant} aria-label={name} aria-describedby={describedBy}>
          {label}
        </Button>
      }
      confirm={label}
      act={withdraw}
    />
  );
}
