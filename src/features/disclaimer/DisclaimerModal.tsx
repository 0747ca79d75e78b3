import { type FormEvent, useEffect, useRef, useState } from 'react';
import en from '../../../locales/en/disclaimer.json';
import fr from '../../../locales/fr/disclaimer.json';
import it from '../../../locales/it/disclaimer.json';
import { Logo } from '../../components/brand/Logo';
import { type Locale, localeDetails } from '../../i18n/locales';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import type { DisclaimerTexts } from './fetchDisclaimerTexts';
import { Acceptance, ChoiceStep, SubmitButton, TextStep } from './steps';

/** All locales, as the language changes while the dialog is open. */
const dictionary = { fr, en, it } satisfies Record<Locale, typeof fr>;

type DisclaimerModalProps = Pick<DisclaimerTexts, 'languages' | 'profiles'> & {
  /** Locale of the page. */
  locale: Locale;
  siteName: string;
  /** Texts in every locale; fetched in the browser. */
  texts?: Record<Locale, DisclaimerTexts>;
  onSubmitted?: (choices: { locale: Locale; investorProfile: InvestorProfileCode }) => void;
};

type Choice = { locale: Locale | null; investorProfile: InvestorProfileCode | null; accepted: boolean };

const noChoice: Choice = { locale: null, investorProfile: null, accepted: false };

function newStep({ locale, investorProfile, accepted }: Choice, words: typeof fr): string | null {
  if (!locale) return null;
  if (!investorProfile) return words.profileReady;
  return accepted ? words.validateReady : words.disclaimerReady;
}

/** Language, then profile, then the text and its checkbox, then the button (behaviour.md §4.4). */
export function DisclaimerModal({ siteName, texts, onSubmitted, ...page }: DisclaimerModalProps) {
  const [choice, setChoice] = useState(noChoice);
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
    setChoice(noChoice);
    onSubmitted?.({ locale, investorProfile });
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
          // Its text is another one to accept.
          onChoose={(chosen) => setChoice({ ...choice, locale: chosen, accepted: false })}
        />
        <ChoiceStep
          id="disclaimer-profile"
          number={2}
          title={words.profileStep}
          choices={profiles.map(({ code, ...profile }) => ({ value: code, ...profile }))}
          chosen={investorProfile}
          onChoose={(chosen) => setChoice({ ...choice, investorProfile: chosen })}
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
                onChange={(ticked) => setChoice({ ...choice, accepted: ticked })}
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
