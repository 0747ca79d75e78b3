import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { rootPath } from '../../routes/routeTable';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { disclaimerTextsReceived } from '../../store/layoutData/layoutDataSlice';
import type { DisclaimerModalProps } from './DisclaimerModal';

/**
 * Shows the disclaimer until it is validated (behaviour.md §4.4); on the server and in the first render it counts as
 * validated. Its code and texts are fetched on demand. If that fails the page stays readable, and the next page, or the
 * network coming back, tries again.
 */
export function Disclaimer({ pageContext }: { pageContext: BasePageContext }) {
  const dispatch = useAppDispatch();
  const online = useAppSelector(({ connectivity }) => connectivity.online);
  const validated = useAppSelector(({ preferences }) => preferences.disclaimerValidated);
  const texts = useAppSelector(({ layoutData }) => layoutData.disclaimerTexts);
  const [Modal, setModal] = useState<ComponentType<DisclaimerModalProps> | null>(null);
  const { path } = pageContext.i18n;
  const needed = !validated && path !== rootPath;
  const missing = needed && !(Modal && texts);

  useEffect(() => {
    if (!missing || !online) return;
    async function load() {
      const { DisclaimerModal, fetchDisclaimerTexts } = await import('./DisclaimerModal');
      dispatch(disclaimerTextsReceived(await fetchDisclaimerTexts()));
      // Rendered in slices: a phone stays responsive.
      startTransition(() => setModal(() => DisclaimerModal));
    }
    load().catch((error: unknown) => console.error('The disclaimer could not be shown:', error));
  }, [missing, path, online, dispatch]);

  return needed && Modal && texts ? <Modal pageContext={pageContext} texts={texts} /> : null;
}
