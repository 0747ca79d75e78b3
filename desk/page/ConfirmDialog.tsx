import { Button, chakra, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskError, deskError } from './deskApi';
import { ProblemNotice } from './feedback';

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
  confirm: string;
  isBusy: boolean;
  error?: DeskError | SerializedError | undefined;
  onConfirm: () => void;
  /** By default the cancel button: Enter pressed twice confirms nothing. */
  initialFocus?: () => HTMLElement | null;
  /** By default the trigger. */
  finalFocus?: () => HTMLElement | null;
  /** Another dialog may open then: before, it would be closed with this one. */
  onClosed?: (() => void) | undefined;
}

/** Asks before something that others notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpen, trigger, title, description, children, confirm, isBusy, error, onConfirm } = props;
  const { t } = useTranslation('desk');
  const cancel = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => onOpen(open)}
      role="alertdialog"
      placement="center"
      initialFocusEl={props.initialFocus ?? (() => cancel.current)}
      finalFocusEl={props.finalFocus}
      onExitComplete={props.onClosed}
      lazyMount
      unmountOnExit
    >
      {trigger !== undefined && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content>
            <chakra.form onSubmit={submit} noValidate>
              <Dialog.Header paddingEnd="12">
                <Dialog.Title textStyle="section">{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="5">
                  <Dialog.Description as="div" color="fg" textStyle="md">
                    {description}
                  </Dialog.Description>
                  {/* The dialog of the session that has ended says so itself. */}
                  {error && deskError(error).code !== 'signed-out' && <ProblemNotice error={error} />}
                  {children}
                </Stack>
              </Dialog.Body>
              <Dialog.Footer flexWrap="wrap">
                <Button ref={cancel} variant="outline" onClick={() => onOpen(false)}>
                  {t('cancel')}
                </Button>
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
