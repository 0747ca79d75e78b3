import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { Locale } from '../../i18n/locales';
import { ConsentFrame } from './ConsentFrame';
import { consentTexts } from './consentTranslation';
import { useConsentLibrary } from './useConsentLibrary';

export type ConsentDialogsProps = {
  locale: Locale;
  /** Show the banner. */
  asking: boolean;
  /** Show the preferences. */
  choosing: boolean;
};

/** First in the body, so that the keyboard reaches the banner before the page. */
function useHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  return host;
}

/** Pads the page by the banner's height, so that the banner covers neither its end nor the focus (WCAG 2.4.11). */
function useReservedSpace(frame: HTMLElement | null, shown: boolean): void {
  useEffect(() => {
    const banner = shown ? frame?.querySelector<HTMLElement>('.cm') : null;
    if (!banner) return;
    const { documentElement, body } = document;
    const reserve = () => {
      const space = `${banner.offsetHeight}px`;
      documentElement.style.scrollPaddingBottom = space;
      body.style.paddingBottom = space;
      // On the footer's ground, which the page ends with.
      body.style.boxShadow = `inset 0 -${space} var(--m-colors-navy-deep)`;
    };
    reserve();
    window.addEventListener('resize', reserve);
    return () => {
      window.removeEventListener('resize', reserve);
      documentElement.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
      body.style.boxShadow = '';
    };
  }, [frame, shown]);
}

/**
 * The banner and the preferences, which the consent library renders in the frame. The banner takes no focus, as nobody
 * asked for it; a status message announces it instead.
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
