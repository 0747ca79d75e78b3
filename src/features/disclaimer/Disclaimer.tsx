import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { DisclaimerDialog } from '../../components/layout/DisclaimerDialog';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { rootPath } from '../../routes/routeTable';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { disclaimerFailed, disclaimerTextsReceived } from '../../store/layoutData/layoutDataSlice';
import type { DisclaimerModalProps } from './DisclaimerModal';

/** Milliseconds before the visitor is told that the disclaimer does not come (behaviour.md §9). */
export const loadTimeoutMs = 10_000;

/**
 * Keeps the page inert and shows the disclaimer until it is validated (behaviour.md §4.4); on the server and in the
 * first render it counts as validated. Its code and texts are fetched on demand. If that fails `DisclaimerFault` says so,
 * and the visitor, or the network coming back, tries again.
 */
export function Disclaimer({ pageContext }: { pageContext: BasePageContext }) {
  const dispatch = useAppDispatch();
  const validated = useAppSelector(({ preferences }) => preferences.disclaimerValidated);
  const texts = useAppSelector(({ layoutData }) => layoutData.disclaimerTexts);
  const fault = useAppSelector(({ layoutData }) => layoutData.disclaimerFault);
  const [Modal, setModal] = useState<ComponentType<DisclaimerModalProps> | null>(null);
  const needed = !validated && pageContext.i18n.path !== rootPath;
  const missing = needed && !(Modal && texts);

  // A dialog makes the page inert by itself, and not every assistive technology finds one inside an inert element.
  const inert = missing && !fault;
  // The cookies are read in the same task as the first of these effects: the page is not usable in between.
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('inert', inert);
    return () => page.removeAttribute('inert');
  }, [inert]);

  useEffect(() => {
    if (!missing || fault === 'failed') return undefined;
    let waiting = true;
    const fail = (error: unknown) => {
      if (!waiting) return;
      console.error('The disclaimer could not be shown:', error);
      dispatch(disclaimerFailed());
    };
    const load = async () => {
      const { DisclaimerModal, fetchDisclaimerTexts } = await import('./DisclaimerModal');
      dispatch(disclaimerTextsReceived(await fetchDisclaimerTexts()));
      // Rendered in slices: a phone stays responsive.
      startTransition(() => setModal(() => DisclaimerModal));
    };
    const timer = setTimeout(fail, loadTimeoutMs, new Error(`No answer within ${loadTimeoutMs / 1_000} s`));
    load().catch(fail);
    return () => {
      waiting = false;
      clearTimeout(timer);
    };
  }, [missing, fault, dispatch]);

  return needed && Modal && texts ? (
    <Modal Dialog={DisclaimerDialog} pageContext={pageContext} texts={texts} />
  ) : null;
}
