import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavSeries } from '../../../components/chart/navSeries';
import { Icon } from '../../../components/icons/Icon';
import { SharePicker } from '../../../components/ui/SharePicker';
import { parseLocale } from '../../../i18n/locales';
import { fetchNavs } from '../../../components/chart/fetchNavs';
import { ChartButton, Panel, Row } from './ChartButton';
import { type ShareChoice, useShareChoices } from './shareChoices';

/** A share compared with the chart's own. */
export type Compared = { series: NavSeries; name: string };

type Addition = { status: 'idle' | 'loading' | 'added' | 'failed'; name: string };

/** Fetches the NAVs of a share to compare. A new request, or closing the panel, aborts the one before. */
function useAddition(onAdd: (compared: Compared) => void) {
  const [addition, setAddition] = useState<Addition>({ status: 'idle', name: '' });
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function add({ navHistoryPath, isin }: ShareChoice, name: string): Promise<void> {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setAddition({ status: 'loading', name });
    try {
      const series = await fetchNavs(navHistoryPath, isin, controller.signal);
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
  /** Of the chart's own share. */
  isin: string;
  compared: readonly Compared[];
  onAdd: (compared: Compared) => void;
  onRemove: (isin: string) => void;
};

/** More lines could not be told apart. */
const maxCompared = 3;

/** Adds up to three shares to the chart, and removes them. */
export function ComparePanel({ id, isin, compared, onAdd, onRemove }: ComparePanelProps) {
  const { t, i18n } = useTranslation();
  const choices = useShareChoices(parseLocale(i18n.language));
  const { status, name, add } = useAddition(onAdd);
  const [removed, setRemoved] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const isFull = compared.length >= maxCompared;
  const isShown = (share: ShareChoice) =>
    share.isin === isin || compared.some(({ series }) => series.isin === share.isin);
  const left = (Array.isArray(choices) ? choices : [])
    .map(({ title, shares }) => ({ title, shares: shares.filter((share) => !isShown(share)) }))
    .filter(({ shares }) => shares.length > 0);
  const nameOf = ({ fund, name: share }: ShareChoice) => t('chart:compare.name', { fund, share });
  const isBlocked = isFull || status === 'loading';

  function message(): string {
    if (choices === 'loading') return t('chart:compare.loading');
    if (choices === 'failed') return t('chart:compare.failed');
    if (removed) return t('chart:compare.removed', { name: removed });
    if (status === 'loading') return t('chart:compare.fetching', { name });
    if (status === 'failed') return t('chart:compare.notAdded', { name });
    const isAdded = status === 'added' && compared.some((other) => other.name === name);
    const added = isAdded ? t('chart:compare.added', { name }) : '';
    if (isFull) return `${added} ${t('chart:compare.full')}`;
    return added || (left.length === 0 ? t('chart:compare.none') : '');
  }

  return (
    <Panel id={id} ref={panel} role="group" aria-label={t('chart:compare.open')} tabIndex={-1} outline="none">
      {(left.length > 0 || compared.length > 0) && (
        <SharePicker
          look="small"
          id={`${id}-share`}
          label={t('chart:compare.pick')}
          funds={left}
          textOf={nameOf}
          isFull={isBlocked}
          disabled={isBlocked}
          onAdd={(choice) => {
            setRemoved('');
            void add(choice, nameOf(choice));
          }}
        >
          {/* Not `disabled`, which would lose the focus. */}
          <ChartButton type="submit" aria-disabled={isBlocked || left.length === 0}>
            {t('chart:compare.add')}
          </ChartButton>
        </SharePicker>
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
