import {
  Button,
  type ButtonProps,
  chakra,
  Clipboard,
  Field,
  type FieldRootProps,
  NativeSelect,
} from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

/** A button whose work takes its time. */
export function ActionButton({ label, isBusy, ...props }: ButtonProps & { label: string; isBusy: boolean }) {
  return (
    <Button alignSelf="flex-start" loading={isBusy} loadingText={label} {...props}>
      {label}
    </Button>
  );
}

interface FoldButtonProps extends ButtonProps {
  label: string;
  isOpen: boolean;
  /** Id of what it unfolds. */
  controls?: string;
}

/** Unfolds an entry of a list below its name. */
export function FoldButton({ label, isOpen, controls, children, ...props }: FoldButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      height="auto"
      minHeight="9"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      paddingInline="1"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      {...props}
    >
      <span aria-hidden>{isOpen ? '−' : '+'}</span>
      <span>{label}</span>
      {children}
    </Button>
  );
}

interface CopyButtonProps extends ButtonProps {
  text: string;
  label: string;
  /** Shown once it is copied. */
  copied: string;
}

export function CopyButton({ text, label, copied, ...props }: CopyButtonProps) {
  return (
    <Clipboard.Root value={text}>
      <Clipboard.Trigger asChild>
        <Button {...props}>
          <Clipboard.Indicator copied={copied}>{label}</Clipboard.Indicator>
        </Button>
      </Clipboard.Trigger>
    </Clipboard.Root>
  );
}

interface LabelledProps extends Omit<FieldRootProps, 'label'> {
  label: ReactNode;
  help?: ReactNode;
  /** The problem that is shown at it. */
  wrong?: string | false;
}

/** A control with its label, its help and its problem. */
export function Labelled({ label, help, wrong = false, children, ...props }: LabelledProps) {
  return (
    <Field.Root invalid={wrong !== false} {...props}>
      <Field.Label>{label}</Field.Label>
      {children}
      {help !== undefined && (
        <Field.HelperText color="fg.muted" aria-live="polite">
          {help}
        </Field.HelperText>
      )}
      <Field.ErrorText>{wrong}</Field.ErrorText>
    </Field.Root>
  );
}

export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<typeof NativeSelect.Root>, 'onSelect' | 'children'> {
  /** Where no label stands beside it. */
  label?: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

/** Chooses one of a few. */
export function Select({ label, value, options, onChoose, ...props }: SelectProps) {
  return (
    <NativeSelect.Root {...props}>
      <NativeSelect.Field aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

interface TickProps extends Omit<ComponentProps<typeof chakra.label>, 'onChange'> {
  label: ReactNode;
  /** Only one of those of a name is ticked. */
  oneOf?: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A box to tick, or one of several choices. */
export function Tick({ label, oneOf, isTicked, onTick, children, ...props }: TickProps) {
  return (
    <chakra.label display="flex" alignItems="center" gap="2" minHeight="6" width="fit-content" {...props}>
      <chakra.input
        type={oneOf === undefined ? 'checkbox' : 'radio'}
        name={oneOf}
        boxSize="4.5"
        flexShrink="0"
        accentColor="{colors.brand.navy}"
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      {label}
      {children}
    </chakra.label>
  );
}
