import { useEffect, useState } from 'react';
import * as library from 'vanilla-cookieconsent';
import type { Locale } from '../../i18n/locales';
import {
  type ConsentChoice,
  consentChosen,
  consentPreferencesClosed,
  consentPreferencesOpened,
  type ConsentService,
  consentServices,
} from '../../store/consent/consentSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { consentConfig } from './consentConfig';
import { choiceOfCategories } from './consentCookie';

type Wanted = { locale: Locale; asking: boolean; choosing: boolean };

/** Updates the library's choice to the cookie's: another tab may have changed it. */
function adopt(choice: ConsentChoice): void {
  const services = Object.keys(consentServices) as ConsentService[];
  const isSame = services.every((service) => library.acceptedCategory(service) === choice[service]);
  if (!isSame) library.acceptCategory(services.filter((service) => choice[service]));
}

/** Shows and hides the library's two dialogs; those already shown stay as they are. */
function show({ asking, choosing }: Wanted): void {
  if (asking) library.show(true);
  else library.hide();
  if (choosing) library.showPreferences();
  else library.hidePreferences();
}

/** If the library fails, nothing that needs consent is loaded. */
function report(error: unknown): void {
  console.error(error);
}

/** Runs the consent library in an element, and writes the choice to the store. */
export function useConsentLibrary(root: HTMLElement | null, wanted: Wanted): boolean {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(({ consent }) => consent.choice);
  const [running, setRunning] = useState(false);
  const { locale, asking, choosing } = wanted;

  useEffect(() => {
    if (!root) return;
    let current = true;
    const config = consentConfig(root, {
      onChoice: (categories) => dispatch(consentChosen(choiceOfCategories(categories))),
      onPreferencesShown: () => dispatch(consentPreferencesOpened()),
      onPreferencesHidden: () => dispatch(consentPreferencesClosed()),
    });
    library.run(config).then(() => {
      if (current) setRunning(true);
    }, report);
    return () => {
      current = false;
      setRunning(false);
      library.reset();
    };
  }, [root, dispatch]);

  useEffect(() => {
    if (running) library.setLanguage(locale).catch(report);
  }, [running, locale]);

  useEffect(() => {
    if (!running) return;
    try {
      if (choice) adopt(choice);
      show({ locale, asking, choosing });
    } catch (error) {
      report(error);
    }
  }, [running, choice, locale, asking, choosing]);

  return running;
}
