import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/ui/Button';
import { Select } from '../../../../components/ui/Select';
import { mostShares } from './choice';
import type { ComparedFundView, ComparedShare } from '../compareViews';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    maxWidth: 'measure',
    '& label': { textStyle: 'label', color: 'fg.title' },
  },
});

/** There is one on a page, and the server's ids must be the browser's. */
const id = 'share-picker';

type SharePickerProps = {
  /** Funds with the shares to choose from. */
  funds: readonly ComparedFundView[];
  chosen: readonly ComparedShare[];
  selectRef: RefObject<HTMLSelectElement>;
  onAdd: (isin: string) => void;
};

export function SharePicker({ funds, chosen, selectRef, onAdd }: SharePickerProps) {
  const { t } = useTranslation();
  const [isin, setIsin] = useState('');
  const isFull = chosen.length >= mostShares;
  const isChosen = (candidate: string) => chosen.some(({ share }) => share.isin === candidate);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isFull || isin === '') return;
    onAdd(isin);
    setIsin('');
  };
  const stateText = () => {
    if (funds.length === 0) return t('compare:picker.noneForProfile');
    if (isFull) return t('compare:picker.full', { most: mostShares });
    return t('compare:picker.chosenCount', { count: chosen.length, most: mostShares });
  };
  return (
    <Form onSubmit={add}>
      <label htmlFor={id}>{t('compare:picker.label')}</label>
      <Box display="flex" flexWrap="wrap" gap="3">
        <Select
          flex="1 1 0%"
          minWidth="40"
          id={id}
          ref={selectRef}
          required
          value={isin}
          aria-describedby={`${id}-state`}
          onChange={({ currentTarget }) => setIsin(currentTarget.value)}
        >
          <option value="">{t('compare:picker.placeholder')}</option>
          {funds.map(({ code, title, shares }) => (
            <optgroup key={code} label={title}>
              {shares.map((share) => (
                <option key={share.isin} value={share.isin} disabled={isChosen(share.isin)}>
                  {t('compare:picker.option', {
                    share: t('funds:share', { share: share.name }),
                    currency: share.currency,
                    isin: share.isin,
                  })}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        {/* Not `disabled` when the comparison is full, which would lose the focus. */}
        <Button
          type="submit"
          aria-disabled={isFull || undefined}
          css={{ '&[aria-disabled]': { opacity: 0.45 } }}
        >
          {t('compare:picker.add')}
        </Button>
      </Box>
      <Box as="p" id={`${id}-state`} textStyle="small" color="fg.muted">
        {stateText()}
      </Box>
    </Form>
  );
}
