import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { Locale } from '../../i18n/locales';
import { ConsentFrame } from './ConsentFrame';
import { consentTexts } from './consentTexts';
import { useConsentLibrary } from './useConsentLibrary';
import { useReservedSpace } from './useReservedSpace';

export type ConsentDialogsProps = {
  locale: Locale;
  /** The banner is shown. */
  asking: boolean;
  /** The choice by service is shown. */
  choosing: boolean;
};

/** An element at the start of the body, so that the banner comes before the page for the keyboard. */
function useHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  return host;
}

/**
 * The banner and the choice by service. The consent library draws both in the frame. The banner takes no focus, as nobody
 * asked for it: it is told to assistive technology instead.
 */
export default function ConsentDialogs({ locale, asking, choosing }: ConsentDialogsProps) {
  const host = useHost();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const running = useConsentLibrary(frame, { locale, asking, choosing });
  useReservedSpace(frame, asking && running);
  return createPortal(
    <>
      <VisuallyHidden role="status">
        {asking && running ? consentTexts[locale].banner.announcement : ''}
      </VisuallyHidden>
      <ConsentFrame ref={setFrame} />
    </>,
    host,
  );
}
