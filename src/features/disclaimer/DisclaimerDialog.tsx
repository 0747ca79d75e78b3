import type { ReactNode } from 'react';
import type dictionary from '../../../locales/fr/disclaimer.json';
import { Logo } from '../../components/brand/Logo';
import { Icon } from '../../components/icons/Icon';
import { LanguageLinks } from '../../components/layout/LanguageLinks';
import { ProfileLinks } from '../../components/layout/ProfileLinks';
import { Button } from '../../components/ui/Button';
import { RichTextRoot } from '../../components/ui/RichText';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { type Locale, localeDetails } from '../../i18n/locales';
import { Dialog, FaultPart } from './disclaimer.styles';
import type { DisclaimerTexts } from '../../api/fetchDisclaimerTexts';

export type DisclaimerDialogProps = Pick<DisclaimerTexts, 'profiles'> & {
  /** Locale of the page. */
  locale: Locale;
  languages: readonly { locale: Locale }[];
  siteName: string;
  homePath: string;
  words: typeof dictionary & Record<'lost' | 'tryAgain' | 'profile', string>;
};

type ChoiceStepProps = {
  /** Name of the choice, and what the ids of its parts begin with. */
  name: string;
  number: number;
  /** The word that is its title. */
  title: 'languageStep' | 'profileStep';
  words: DisclaimerDialogProps['words'];
  /** `lang`: of a title that is not translated with the dialog. */
  choices: readonly { value: string; title: string; lang?: string; description?: string | null }[];
  disabled?: boolean;
  note?: ReactNode;
};

function ChoiceStep({ name, number, title, words, choices, disabled, note }: ChoiceStepProps) {
  const isLong = choices.some(({ description }) => description);
  return (
    <div data-step={title}>
      <fieldset disabled={disabled}>
        <legend>
          <span data-number>{number}</span> <span data-says={title}>{words[title]}</span>
        </legend>
        <div data-choices={isLong ? 'long' : 'short'}>
          {choices.map(({ value, title: choice, lang, description }) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                aria-labelledby={`${name}-${value}`}
                aria-describedby={description === undefined ? undefined : `${name}-${value}-more`}
              />
              <span>
                <strong id={`${name}-${value}`} lang={lang} data-says={lang ? undefined : value}>
                  {choice}
                </strong>
                <Icon name="check" boxSize="1.25em" />
                {description !== undefined && (
                  <small id={`${name}-${value}-more`} data-says={`${value}-more`}>
                    {description}
                  </small>
                )}
              </span>
            </label>
          ))}
        </div>
        {note}
      </fieldset>
    </div>
  );
}

/** Replaces the steps if they cannot be had: with languages, profiles and a way to try again. */
function Fault({ locale, profiles, homePath, words }: DisclaimerDialogProps) {
  return (
    <div role="alert">
      <div hidden data-failure>
        <p data-introduction>{words.lost}</p>
        <p data-submit>
          <Button data-retry>{words.tryAgain}</Button>
        </p>
        <FaultPart>
          <h3>{localeDetails[locale].languageWord}</h3>
          <LanguageLinks locale={locale} paths={{}} />
        </FaultPart>
        <FaultPart>
          <h3>{words.profile}</h3>
          <ProfileLinks profiles={profiles} homePath={homePath} />
        </FaultPart>
      </div>
    </div>
  );
}

const hidden = { visibility: 'hidden' } as const;

/**
 * The disclaimer (behaviour.md §4.4): a native dialog, which the start script opens in front of the page and keeps open until it is
 * accepted. `disclaimerSteps` shows its steps: language, then profile, then the text and its checkbox, then the button; and says
 * in the chosen language what `data-says` and `data-html` name.
 */
export function DisclaimerDialog(props: DisclaimerDialogProps) {
  const { locale, siteName, languages, profiles, words } = props;
  return (
    <Dialog data-disclaimer lang={locale} aria-labelledby="disclaimer-heading">
      <div data-logo>
        <Logo title={siteName} />
      </div>
      <h2 id="disclaimer-heading" data-title data-says="title" tabIndex={-1}>
        {words.title}
      </h2>
      {/* Firefox would keep what was chosen before a reload. */}
      <form autoComplete="off">
        <p data-introduction data-says="introduction">
          {words.introduction}
        </p>
        <ChoiceStep
          name="disclaimer-language"
          number={1}
          title="languageStep"
          words={words}
          choices={languages.map(({ locale: value }) => ({
            value,
            title: localeDetails[value].name,
            lang: value,
          }))}
        />
        <ChoiceStep
          name="disclaimer-profile"
          number={2}
          title="profileStep"
          words={words}
          choices={profiles.map(({ code, title, description }) => ({ value: code, title, description }))}
          disabled
          note={
            <p data-note data-says="profileWaits">
              {words.profileWaits}
            </p>
          }
        />
        <div data-step data-terms>
          <div hidden>
            <h2 id="disclaimer-text">
              <span data-number>3</span> <span data-says="termsTitle" />
            </h2>
            {/* Focusable, to scroll it by keyboard (axe: scrollable-region-focusable). */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
            <div role="region" aria-labelledby="disclaimer-text" tabIndex={0}>
              <RichTextRoot dir="auto" data-html="body" />
              <RichTextRoot dir="auto" data-html="footer" />
            </div>
            <p id="disclaimer-links" data-note data-says="links">
              {words.links}
            </p>
            <label data-acceptance>
              <span>
                <input type="checkbox" name="disclaimer-acceptance" />
                <Icon name="check" boxSize="1.33em" strokeWidth={2.5} />
              </span>
              <span data-says="acceptance">{words.acceptance}</span>
            </label>
            <div data-submit style={hidden}>
              <Button type="submit" data-says="validate">
                {words.validate}
              </Button>
            </div>
          </div>
        </div>
        <VisuallyHidden role="status" />
      </form>
      <Fault {...props} />
    </Dialog>
  );
}
