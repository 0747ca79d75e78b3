import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { Locale } from '../../i18n/locales';
import {
  type ConsentChoice,
  consentChosen,
  consentPreferencesClosed,
  consentPreferencesHidden,
  consentPreferencesOpened,
} from '../../store/consent/consentSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ConsentBanner } from './ConsentBanner';
import { ConsentPreferences } from './ConsentPreferences';
import { writeConsent } from './consentCookie';
import { consentTexts } from './consentTexts';

export type ConsentDialogsProps = {
  locale: Locale;
  /** Show the banner. */
  asking: boolean;
  /** Show the preferences. */
  choosing: boolean;
};

/**
 * First in the body, so that the keyboard reaches the banner before the page. A frame later it is there: only then is
 * the banner announced, and can it fade in.
 */
function useHost(): { host: HTMLElement; isThere: boolean } {
  const [host] = useState(() => document.createElement('div'));
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    document.body.prepend(host);
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => {
      cancelAnimationFrame(frame);
      host.remove();
    };
  }, [host]);
  return { host, isThere };
}

/** The banner, which a status message announces, and the preferences. */
export default function ConsentDialogs({ locale, asking, choosing }: ConsentDialogsProps) {
  const { host, isThere } = useHost();
  const dispatch = useAppDispatch();
  const choice = useAppSelector(({ consent }) => consent.choice);
  const choose = (chosen: ConsentChoice) => {
    writeConsent(chosen);
    dispatch(consentChosen(chosen));
    dispatch(consentPreferencesClosed());
  };
  const hide = useCallback(() => dispatch(consentPreferencesHidden()), [dispatch]);
  return createPortal(
    <>
      <VisuallyHidden role="status">
        {asking && isThere ? consentTexts[locale].banner.announcement : ''}
      </VisuallyHidden>
      {asking && (
        <ConsentBanner
          locale={locale}
          isShown={isThere}
          onChoose={choose}
          onOpenPreferences={() => dispatch(consentPreferencesOpened())}
        />
      )}
      <ConsentPreferences
        locale={locale}
        choice={choice}
        isOpen={choosing && isThere}
        onChoose={choose}
        onClose={() => dispatch(consentPreferencesClosed())}
        onHidden={hide}
      />
    </>,
    host,
  );
}
