import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icons/Icon';
import { Select } from '../../../components/ui/Select';
import type { Locale } from '../../../i18n/locales';
import { fetchNavs } from '../../../components/chart/fetchNavs';
import { ChartButton, Field, Panel, Row } from './ChartButton';
import { type Compared, mostCompared } from '../../../components/chart/chartLines';
import { type FundChoice, type ShareChoice, useShareChoices } from './shareChoices';

type Addition = { status: 'idle' | 'loading' | 'added' | 'failed'; name: string };

/** Fetches the NAVs of a share to compare. A new request, or closing the panel, aborts the one before. */
function useAddition(onAdd: (compared: Compared) => void) {
  const { t } = useTranslation();
  const [addition, setAddition] = useState<Addition>({ status: 'idle', name: '' });
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function add(choice: ShareChoice): Promise<void> {
    const name = t('chart:compare.name', { fund: choice.fund, share: choice.name });
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setAddition({ status: 'loading', name });
    try {
      const series = await fetchNavs(choice.navHistoryPath, choice.isin, controller.signal);
      onAdd({ series, name });
      setAddition({ status: 'added', name });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('The share could not be compared:', error);
      setAddition({ status: 'failed', name });
    }
  }

  return { ...addition, add };
}

type ComparePanelProps = {
  id: string;
  locale: Locale;
  /** Of the chart's own share. */
  isin: string;
  compared: readonly Compared[];
  onAdd: (compared: Compared) => void;
  onRemove: (isin: string) => void;
};

/** Without the shares that are in the chart already. */
function withoutShown(choices: readonly FundChoice[], shown: readonly string[]): FundChoice[] {
  return choices
    .map(({ fund, shares }) => ({ fund, shares: shares.filter((share) => !shown.includes(share.isin)) }))
    .filter(({ shares }) => shares.length > 0);
}

type PickerProps = {
  choices: readonly FundChoice[];
  disabled: boolean;
  onPick: (choice: ShareChoice) => void;
};

function Picker({ choices, disabled, onPick }: PickerProps) {
  const { t } = useTranslation();
  const [isin, setIsin] = useState('');
  const all = choices.flatMap(({ shares }) => shares);
  // The share picked last may be in the chart by now.
  const picked = all.find((share) => share.isin === isin) ?? all[0];
  return (
    <Row>
      <Field>
        {t('chart:compare.pick')}
        <Select
          minHeight="10"
          maxWidth="full"
          value={picked?.isin}
          disabled={disabled}
          onChange={({ currentTarget }) => setIsin(currentTarget.value)}
        >
          {choices.map(({ fund, shares }) => (
            <optgroup key={fund} label={fund}>
              {shares.map((share) => (
                <option key={share.isin} value={share.isin}>
                  {t('chart:compare.name', { fund, share: share.name })}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {/* Not `disabled`, which would lose the focus. */}
      <ChartButton
        aria-disabled={disabled || !picked}
        onClick={() => {
          if (!disabled && picked) onPick(picked);
        }}
      >
        {t('chart:compare.add')}
      </ChartButton>
    </Row>
  );
}

/** Adds up to three shares to the chart, and removes them. */
export function ComparePanel({ id, locale, isin, compared, onAdd, onRemove }: ComparePanelProps) {
  const { t } = useTranslation();
  const choices = useShareChoices(locale);
  const { status, name, add } = useAddition(onAdd);
  const [removed, setRemoved] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const full = compared.length >= mostCompared;
  const left = Array.isArray(choices)
    ? withoutShown(choices, [isin, ...compared.map(({ series }) => series.isin)])
    : [];

  function message(): string {
    if (choices === 'loading') return t('chart:compare.loading');
    if (choices === 'failed') return t('chart:compare.failed');
    if (removed) return t('chart:compare.removed', { name: removed });
    if (status === 'loading') return t('chart:compare.fetching', { name });
    if (status === 'failed') return t('chart:compare.notAdded', { name });
    const isShown = status === 'added' && compared.some((other) => other.name === name);
    const added = isShown ? t('chart:compare.added', { name }) : '';
    if (full) return `${added} ${t('chart:compare.full')}`;
    return added || (left.length === 0 ? t('chart:compare.none') : '');
  }

  return (
    <Panel id={id} ref={panel} role="group" aria-label={t('chart:compare.open')} tabIndex={-1} outline="none">
      {(left.length > 0 || compared.length > 0) && (
        <Picker
          choices={left}
          disabled={full || status === 'loading'}
          onPick={(choice) => {
            setRemoved('');
            void add(choice);
          }}
        />
      )}
      <Box role="status" textStyle="small">
        {message()}
      </Box>
      {compared.length > 0 && (
        <Row as="ul">
          {compared.map(({ series, name: comparedName }) => (
            <li key={series.isin}>
              <ChartButton
                onClick={() => {
                  onRemove(series.isin);
                  setRemoved(comparedName);
                  // The button disappears: keep the focus in the panel.
                  panel.current?.focus({ preventScroll: true });
                }}
              >
                {t('chart:compare.remove', { name: comparedName })} <Icon name="close" />
              </ChartButton>
            </li>
          ))}
        </Row>
      )}
    </Panel>
  );
}
