import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { whenIdle } from '../../liveData/whenIdle';
import type * as rangeTools from './rangeTools';

type RangeTools = typeof rangeTools;

/** Milliseconds after which the whole range is shown although the address asks for a part: the network is slow or gone. */
const patience = 3_000;

/**
 * The filter bar and table, a chunk of their own. It is fetched when the browser is idle, or at once where the address asks
 * for a part of the range; under the disclaimer it is not, as nobody can use it there.
 *
 * @returns `waiting` while the range is held back for them. Where they do not arrive it is shown as a whole.
 */
export function useRangeTools(urgent: boolean): { tools: RangeTools | null; waiting: boolean } {
  const [tools, setTools] = useState<RangeTools | null>(null);
  const [late, setLate] = useState(false);
  const usable = useAppSelector(({ preferences }) => preferences.disclaimerValidated);
  useEffect(() => {
    if (tools || !usable) return undefined;
    let current = true;
    const giveUpWaiting = () => {
      if (current) setLate(true);
    };
    const load = () => {
      import('./rangeTools').then(
        (module) => {
          if (current) setTools(module);
        },
        (error: unknown) => {
          console.error(error);
          giveUpWaiting();
        },
      );
    };
    const timer = setTimeout(giveUpWaiting, patience);
    const callOff = urgent ? undefined : whenIdle(load);
    if (urgent) load();
    return () => {
      current = false;
      clearTimeout(timer);
      callOff?.();
    };
  }, [urgent, usable, tools]);
  return { tools, waiting: urgent && usable && !tools && !late };
}
