import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { rootPath } from '../../routes/routeTable';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { gateTextsReceived } from '../../store/layoutData/layoutDataSlice';
import type { DisclaimerModalProps } from './DisclaimerModal';

/**
 * Shows the disclaimer popup while the disclaimer is not validated (behaviour.md §4.4). On the server and in the first render it
 * counts as validated. The popup and its texts are fetched when they are needed; where that fails the page stays readable,
 * and they are asked for again on the next page or when the network is back.
 */
export function DisclaimerGate({ pageContext }: { pageContext: BasePageContext }) {
  const dispatch = useAppDispatch();
  const online = useAppSelector(({ connectivity }) => connectivity.online);
  const validated = useAppSelector(({ preferences }) => preferences.disclaimerValidated);
  const texts = useAppSelector(({ layoutData }) => layoutData.gateTexts);
  const [Modal, setModal] = useState<ComponentType<DisclaimerModalProps> | null>(null);
  const { path } = pageContext.i18n;
  const needed = !validated && path !== rootPath;
  const missing = needed && !(Modal && texts);

  useEffect(() => {
    if (!missing || !online) return;
    async function load() {
      const { DisclaimerModal, fetchGateTexts } = await import('./DisclaimerModal');
      dispatch(gateTextsReceived(await fetchGateTexts()));
      // In slices of some milliseconds: a phone goes on answering.
      startTransition(() => setModal(() => DisclaimerModal));
    }
    load().catch((error: unknown) => console.error('The disclaimer could not be shown:', error));
  }, [missing, path, online, dispatch]);

  return needed && Modal && texts ? <Modal pageContext={pageContext} texts={texts} /> : null;
}
