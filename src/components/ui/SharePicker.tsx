import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
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
  const shares = funds.flatMap((fund) => fund.shares);
  // The share chosen last may not be offered any more.
  const chosen = shares.find((share) => share.isin === isin) ?? (placeholder ? undefined : shares[0]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isFull || !chosen) return;
    onAdd(chosen);
    if (placeholder) setIsin('');
  };
  return (
    <Form look={look} onSubmit={add}>
      <label htmlFor={id}>{label}</label>
      <Wrap gap="3">
        <Select
          id={id}
          ref={selectRef}
          required={placeholder !== undefined}
          disabled={disabled}
          value={chosen?.isin ?? ''}
          aria-describedby={state && `${id}-state`}
          onChange={({ currentTarget }) => setIsin(currentTarget.value)}
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
      {state && <Note id={`${id}-state`}>{state}</Note>}
    </Form>
  );
}
