import { type FormEvent, useEffect, useRef } from 'react';
import en from '../../../locales/en/disclaimer.json';
import fr from '../../../locales/fr/disclaimer.json';
import it from '../../../locales/it/disclaimer.json';
import { Logo } from '../../components/brand/Logo';
import { type Locale, localeDetails } from '../../i18n/locales';
import {
  acceptanceTicked,
  type DisclaimerState,
  disclaimerSubmitted,
  type DisclaimerTexts,
  languageChosen,
  profileChosen,
} from '../../store/disclaimer/disclaimerSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Acceptance, ChoiceStep, SubmitButton, TextStep } from './steps';

/** All locales, as the language changes while the dialog is open. */
const dictionary = { fr, en, it } satisfies Record<Locale, typeof fr>;

type DisclaimerModalProps = Pick<DisclaimerTexts, 'languages' | 'profiles'> & {
  /** Locale of the page. */
  locale: Locale;
  siteName: string;
  /** Texts in every locale; fetched in the browser. */
  texts?: Record<Locale, DisclaimerTexts>;
  /** Called once the choice is in the cookies. */
  onSubmitted?: (locale: Locale) => void;
};

function newStep({ locale, investorProfile, accepted }: DisclaimerState, words: typeof fr): string | null {
  if (!locale) return null;
  if (!investorProfile) return words.profileReady;
  return accepted ? words.validateReady : words.disclaimerReady;
}

/** Language, then profile, then the text and its checkbox, then the button (behaviour.md §4.4). */
export function DisclaimerModal({ siteName, texts, onSubmitted, ...page }: DisclaimerModalProps) {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(({ disclaimer }) => disclaimer);
  const { locale, investorProfile, accepted } = choice;
  const root = useRef<HTMLDivElement>(null);

  const spoken = locale ?? page.locale;
  const words = dictionary[spoken];
  const { profiles } = texts?.[spoken] ?? page;
  const disclaimer = locale && investorProfile && texts?.[locale].disclaimer;

  useEffect(() => root.current?.closest('dialog')?.setAttribute('lang', spoken), [spoken]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Enter submits a form even without a button.
    if (!locale || !investorProfile || !accepted) return;
    dispatch(disclaimerSubmitted({ locale, investorProfile }));
    onSubmitted?.(locale);
  }

  return (
    <div ref={root}>
      <div data-logo>
        <Logo title={siteName} />
      </div>
      <h2 id="disclaimer-heading" data-title tabIndex={-1}>
        {words.title}
      </h2>
      <form onSubmit={submit}>
        <p data-introduction>{words.introduction}</p>
        <ChoiceStep
          id="disclaimer-language"
          number={1}
          title={words.languageStep}
          choices={page.languages.map(({ locale: value }) => ({
            value,
            title: localeDetails[value].name,
            lang: value,
          }))}
          chosen={locale}
          onChoose={(chosen) => dispatch(languageChosen(chosen))}
        />
        <ChoiceStep
          id="disclaimer-profile"
          number={2}
          title={words.profileStep}
          choices={profiles.map(({ code, ...profile }) => ({ value: code, ...profile }))}
          chosen={investorProfile}
          onChoose={(chosen) => dispatch(profileChosen(chosen))}
          disabled={!locale}
          waits={words.profileWaits}
        />
        <div data-step data-terms>
          {disclaimer && (
            <>
              <TextStep number={3} disclaimer={disclaimer} linksNote={words.links} />
              <Acceptance
                label={words.acceptance}
                accepted={accepted}
                onChange={(ticked) => dispatch(acceptanceTicked(ticked))}
              />
              <SubmitButton label={words.validate} isShown={accepted} />
            </>
          )}
        </div>
        <span role="status">{newStep(choice, words)}</span>
      </form>
    </div>
  );
}
