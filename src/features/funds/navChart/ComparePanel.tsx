import { Box } from '@chakra-ui/react/box';
import { startTransition, useEffect, useRef, useState } from 'react';
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

type ComparePanelProps = {
  id: string;
  /** ISIN of the chart's own share. */
  isin: string;
  compared: readonly Compared[];
  onAdd: (compared: Compared) => void;
  onRemove: (isin: string) => void;
};

/** More lines could not be told apart. */
const maxAddedLines = 3;

/** Adds up to three shares to the chart, and removes them. */
export function ComparePanel({ id, isin, compared, onAdd, onRemove }: ComparePanelProps) {
  const { t, i18n } = useTranslation();
  const choices = useShareChoices(parseLocale(i18n.language));
  const [announcement, setAnnouncement] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);
  const panel = useRef<HTMLDivElement>(null);
  const isFull = compared.length >= maxAddedLines;
  const isShown = (share: ShareChoice) =>
    share.isin === isin || compared.some(({ series }) => series.isin === share.isin);
  const left = (Array.isArray(choices) ? choices : [])
    .map(({ title, shares }) => ({ title, shares: shares.filter((share) => !isShown(share)) }))
    .filter(({ shares }) => shares.length > 0);
  const nameOf = ({ fund, name: share }: ShareChoice) => t('chart:compare.name', { fund, share });
  const isBlocked = isFull || isAdding;

  async function add(choice: ShareChoice): Promise<void> {
    const name = nameOf(choice);
    const controller = new AbortController();
    request.current = controller;
    setIsAdding(true);
    setAnnouncement(t('chart:compare.fetching', { name }));
    try {
      onAdd({ series: await fetchNavs(choice.navsPath, choice.isin, controller.signal), name });
      // Announced together with the line, which is drawn in a transition.
      startTransition(() => setAnnouncement(t('chart:compare.added', { name })));
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('The share could not be compared:', error);
      setAnnouncement(t('chart:compare.notAdded', { name }));
    }
    startTransition(() => setIsAdding(false));
  }

  function message(): string {
    if (choices === 'loading') return t('chart:compare.loading');
    if (choices === 'failed') return t('chart:compare.failed');
    if (isFull) return `${announcement} ${t('chart:compare.full')}`;
    return announcement || (left.length === 0 ? t('chart:compare.none') : '');
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
          onAdd={(choice) => void add(choice)}
        >
          {/* `disabled` would lose the focus. */}
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
          {compared.map(({ series, name }) => (
            <li key={series.isin}>
              <ChartButton
                onClick={() => {
                  onRemove(series.isin);
                  setAnnouncement(t('chart:compare.removed', { name }));
                  // The button disappears: keep the focus in the panel.
                  panel.current?.focus({ preventScroll: true });
                }}
              >
                {t('chart:compare.remove', { name })} <Icon name="close" />
              </ChartButton>
            </li>
          ))}
        </Row>
      )}
    </Panel>
  );
}
