import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchNavs } from '../fetchNavs';
import type { Compared } from './chartLines';
import type { ShareChoice } from './shareChoices';

type Addition = { status: 'idle' | 'loading' | 'added' | 'failed'; name: string };

/** Fetches the NAVs of a share to compare. The next request calls the one before off, as does the end of the panel. */
export function useAddition(onAdd: (compared: Compared) => void) {
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
