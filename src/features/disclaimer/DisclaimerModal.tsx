import { Box } from '@chakra-ui/react/box';
import { type FormEvent, useId, useRef, useState } from 'react';
import en from '../../../locales/en/disclaimer.json';
import fr from '../../../locales/fr/disclaimer.json';
import it from '../../../locales/it/disclaimer.json';
import { Logo } from '../../components/brand/Logo';
import type { DisclaimerDialog } from '../../components/layout/DisclaimerDialog';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { type Locale, localeDetails } from '../../i18n/locales';
import { useAppDispatch } from '../../store/hooks';
import type { DisclaimerTexts } from '../../store/layoutData/layoutDataSlice';
import { disclaimerSubmitted } from '../../store/preferences/preferencesSlice';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import { Acceptance, SubmitButton } from './modal/Acceptance';
import { ChoiceStep } from './modal/ChoiceStep';
import { DisclaimerStep } from './modal/DisclaimerStep';
import { enterSite, intendedPageOf } from './modal/enterSite';

export { fetchDisclaimerTexts } from './modal/fetchDisclaimerTexts';

/** All locales, as the language changes while the dialog is open. */
const dictionary = { fr, en, it } satisfies Record<Locale, typeof fr>;

export type DisclaimerModalProps = {
  /** Passed, as the first script has it already. */
  Dialog: typeof DisclaimerDialog;
  pageContext: BasePageContext;
  texts: Record<Locale, DisclaimerTexts>;
};

/** Language, then profile, then the text and its checkbox, then the button (behaviour.md §4.4). */
export function DisclaimerModal({ Dialog, pageContext, texts }: DisclaimerModalProps) {
  const dispatch = useAppDispatch();
  const [locale, setLocale] = useState<Locale | null>(null);
  const [investorProfile, setInvestorProfile] = useState<InvestorProfileCode | null>(null);
  const [accepted, setAccepted] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  const spoken = locale ?? pageContext.language;
  const words = dictionary[spoken];
  const { profiles, disclaimer } = texts[spoken];
  const readable = locale !== null && investorProfile !== null;

  function chooseLanguage(chosen: Locale) {
    setLocale(chosen);
    // The text to accept has changed.
    setAccepted(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Enter submits a form even without a button.
    if (!locale || !investorProfile || !accepted) return;
    const intendedPage = intendedPageOf(pageContext, locale);
    dispatch(disclaimerSubmitted({ locale, investorProfile }));
    enterSite(dispatch, locale, intendedPage);
  }

  function newStep(): string | null {
    if (!locale) return null;
    if (!investorProfile) return words.profileReady;
    return accepted ? words.validateReady : words.disclaimerReady;
  }

  return (
    <Dialog start={title} lang={spoken} aria-labelledby={titleId}>
      <Box width="navLogo" color="fg.title" marginBottom="6">
        <Logo title={pageContext.metadata.siteName} />
      </Box>
      <Box as="h2" ref={title} id={titleId} tabIndex={-1} textStyle="title">
        {words.title}
      </Box>
      <Box as="p" color="fg.muted" marginTop="3" maxWidth="measure">
        {words.introduction}
      </Box>
      <form onSubmit={submit}>
        <ChoiceStep
          number={1}
          title={words.languageStep}
          choices={texts[pageContext.language].languages.map(({ locale: value }) => ({
            value,
            title: localeDetails[value].name,
            lang: value,
          }))}
          chosen={locale}
          onChoose={chooseLanguage}
        />
        <ChoiceStep
          number={2}
          title={words.profileStep}
          choices={profiles.map(({ code, ...profile }) => ({ value: code, ...profile }))}
          chosen={investorProfile}
          onChoose={setInvestorProfile}
          disabled={!locale}
          waits={words.profileWaits}
        />
        {readable && (
          <>
            <DisclaimerStep number={3} disclaimer={disclaimer} linksNote={words.links} />
            <Acceptance label={words.acceptance} accepted={accepted} onChange={setAccepted} />
            {accepted && <SubmitButton label={words.validate} />}
          </>
        )}
        <VisuallyHidden role="status">{newStep()}</VisuallyHidden>
      </form>
    </Dialog>
  );
}
