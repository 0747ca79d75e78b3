import { Button } from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import type { DeskError } from './deskApi';
import { toaster } from './feedback';

interface WithdrawButtonProps {
  /** Id of the element that says what is withdrawn. */
  describedBy?: string;
  title: string;
  /** Says what will happen. */
  description: string;
  label: string;
  /** Shown once it is withdrawn. */
  done: string;
  withdraw: () => Promise<{ error?: DeskError | SerializedError }>;
  /** State of the mutation. */
  state: { isLoading: boolean; error?: DeskError | SerializedError | undefined; reset: () => void };
  finalFocus?: () => HTMLElement | null;
  size?: 'sm' | 'md';
  variant?: 'outline' | 'ghost';
  /** Says for what the button is, where its label alone does not. */
  name?: string;
}

/** Withdraws a row of a list, once that is confirmed. */
export function WithdrawButton({
  describedBy,
  label,
  done,
  withdraw,
  state,
  size = 'sm',
  variant = 'outline',
  name,
  ...dialog
}: WithdrawButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const show = (shown: boolean) => {
    setIsOpen(shown);
    state.reset();
  };
  const confirm = async () => {
    if ((await withdraw()).error) return;
    setIsOpen(false);
    toaster.create({ type: 'success', title: done });
  };
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={isOpen}
      onOpen={show}
      trigger={
        <Button size={size} variant={variant} aria-label={name} aria-describedby={describedBy}>
          {label}
        </Button>
      }
      confirm={label}
      isBusy={state.isLoading}
      error={state.error}
      onConfirm={() => void confirm()}
    />
  );
}
