import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Note, Wrap } from './layout';
import { Select } from './Select';

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    look: {
      page: {
        gap: '3',
        maxWidth: 'measure',
        '& label': { textStyle: 'label', color: 'fg.title' },
        '& select': { flex: '1 1 0%', minWidth: '40' },
      },
      small: {
        maxWidth: 'full',
        '& label': { textStyle: 'small' },
        '& div': { alignItems: 'end' },
        '& select': { minHeight: '10', maxWidth: 'full' },
      },
    },
  },
});

type SharePickerProps<Share> = {
  look: 'page' | 'small';
  /** Not from `useId`: server and browser need the same. */
  id: string;
  label: string;
  /** Chooses nothing. Without one, the first share is chosen. */
  placeholder?: string;
  /** What the button says while nothing is chosen. */
  missing?: string;
  funds: readonly { title: string; shares: readonly Share[] }[];
  textOf: (share: Share) => string;
  isChosen?: (share: Share) => boolean;
  /** True if no share can be added. */
  isFull: boolean;
  disabled?: boolean;
  selectRef?: RefObject<HTMLSelectElement>;
  onAdd: (share: Share) => void;
  /** The button that adds. */
  children: ReactNode;
  /** Says how many are chosen, or why none can be added. */
  state?: string;
};

/** Chooses a share, by fund. */
export function SharePicker<Share extends { isin: string }>({
  look,
  id,
  label,
  placeholder,
  missing,
  funds,
  textOf,
  isChosen,
  isFull,
  disabled,
  selectRef,
  onAdd,
  children,
  state,
}: SharePickerProps<Share>) {
  const [isin, setIsin] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const ownRef = useRef<HTMLSelectElement>(null);
  const select = selectRef ?? ownRef;
  const shares = funds.flatMap((fund) => fund.shares);
  // The share chosen last may not be offered any more.
  const chosen = shares.find((share) => share.isin === isin) ?? (placeholder ? undefined : shares[0]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isFull) return;
    setIsMissing(!chosen);
    if (!chosen) {
      select.current?.focus();
      return;
    }
    onAdd(chosen);
    if (placeholder) setIsin('');
  };
  return (
    // No browser validation: its messages may be in another language than the page.
    <Form look={look} onSubmit={add} noValidate>
      <label htmlFor={id}>{label}</label>
      <Wrap gap="3">
        <Select
          id={id}
          ref={select}
          aria-required={placeholder !== undefined}
          aria-invalid={isMissing}
          disabled={disabled}
          value={chosen?.isin ?? ''}
          aria-describedby={
            [isMissing && `${id}-missing`, state && `${id}-state`].filter(Boolean).join(' ') || undefined
          }
          onChange={({ currentTarget }) => {
            setIsMissing(false);
            setIsin(currentTarget.value);
          }}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {funds.map((fund) => (
            <optgroup key={fund.title} label={fund.title}>
              {fund.shares.map((share) => (
                <option key={share.isin} value={share.isin} disabled={isChosen?.(share)}>
                  {textOf(share)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        {children}
      </Wrap>
      <Box id={`${id}-missing`} role="alert" textStyle="small" color="danger">
        {isMissing && missing}
      </Box>
      {state && <Note id={`${id}-state`}>{state}</Note>}
    </Form>
  );
}
