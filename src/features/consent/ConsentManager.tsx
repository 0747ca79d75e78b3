import { type ComponentType, createElement, useEffect, useState } from 'react';
import { onReturn } from '../../cookies/onReturn';
import type { Locale } from '../../i18n/locales';
import { consentChosen, consentPreferencesClosed } from '../../store/consent/consentSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { ConsentDialogsProps } from './ConsentDialogs';
import { readConsent } from './consentCookie';

type Dialogs = ComponentType<ConsentDialogsProps>;

/**
 * Reads the choice from its cookie on load, and again when the visitor returns: another tab may have changed it.
 * Without cookies, a choice made on this page is kept.
 * @returns true once the cookies are read; before that the store holds what the server rendered
 */
function useConsentCookie(): boolean {
  const dispatch = useAppDispatch();
  const [read, setRead] = useState(false);
  useEffect(() => {
    const readChoice = () => {
      const choice = readConsent();
      if (choice) dispatch(consentChosen(choice));
    };
    readChoice();
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the server's HTML cannot depend on cookies
    setRead(true);
    return onReturn(readChoice);
  }, [dispatch]);
  return read;
}

/** The dialogs, fetched when first needed. After a failure the next occasion tries again. */
function useDialogs(needed: boolean): { Component: Dialogs } | null {
  const dispatch = useAppDispatch();
  const [dialogs, setDialogs] = useState<{ Component: Dialogs } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const missing = needed && !dialogs;
  useEffect(() => {
    if (!missing) return;
    let current = true;
    import('./ConsentDialogs').then(
      (module) => {
        if (current) setDialogs({ Component: module.default });
      },
      (error: unknown) => {
        console.error(error);
        // So that the button can be pressed again.
        if (current) dispatch(consentPreferencesClosed());
      },
    );
    const stop = onReturn(() => setAttempt((count) => count + 1));
    return () => {
      current = false;
      stop();
    };
  }, [missing, attempt, dispatch]);
  return dialogs;
}

/**
 * Asks for consent once the disclaimer is accepted, so that the two do not overlap, and again when the visitor
 * wants to change the choice.
 */
export function ConsentManager({ locale }: { locale: Locale }) {
  const read = useConsentCookie();
  const { choice, preferencesOpen } = useAppSelector(({ consent }) => consent);
  const disclaimerValidated = useAppSelector(({ preferences }) => preferences.disclaimerValidated);
  const asking = read && disclaimerValidated && choice === null;
  const choosing = read && disclaimerValidated && preferencesOpen;
  const dialogs = useDialogs(asking || choosing);
  return dialogs && createElement(dialogs.Component, { locale, asking, choosing });
}
