import { useAppSelector } from '../../store/hooks';
import type { NavigationContext } from './layoutContext';
import { Notice } from './Notice';

/** Says that there is no network, as long as there is none (behaviour.md §4.1). */
export function OfflineNotice({ texts }: Pick<NavigationContext, 'texts'>) {
  const online = useAppSelector(({ connectivity }) => connectivity.online);
  if (online) return null;
  return (
    <Notice>
      <p>{texts.offline}</p>
    </Notice>
  );
}
