import { Box } from '@chakra-ui/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Logo } from '../../components/brand/Logo';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { type Locale, localeDetails } from '../../i18n/locales';
import { useAppDispatch } from '../../store/hooks';
import type { GateTexts } from '../../store/layoutData/layoutDataSlice';
import { disclaimerSubmitted } from '../../store/preferences/preferencesSlice';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import { Acceptance } from './modal/Acceptance';
import { ChoiceStep } from './modal/ChoiceStep';
import { intendedPageOf } from './modal/intendedPage';
import { Dialog } from './modal/Dialog';
import { DisclaimerStep } from './modal/DisclaimerStep';
import { enterSite } from './modal/enterSite';
import { gateDictionary } from './modal/gateDictionary';
import { SubmitButton } from './modal/SubmitButton';
import { useModalDialog } from './modal/useModalDialog';

export { fetchGateTexts } from './modal/fetchGateTexts';

export type DisclaimerModalProps = { pageContext: BasePageContext; texts: Record<Locale, GateTexts> };

/**
 * The disclaimer popup (behaviour.md §4.4): language, then profile, then text and box, then the button. It speaks the page's
 * language until another is chosen.
 */
export function DisclaimerModal({ pageContext, texts }: DisclaimerModalProps) {
  const dispatch = useAppDispatch();
  const [locale, setLocale] = useState<Locale | null>(null);
  const [investorProfile, setInvestorProfile] = useState<InvestorProfileCode | null>(null);
  const [accepted, setAccepted] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModalDialog(dialog, title);

  const spoken = locale ?? pageContext.language;
  const words = gateDictionary[spoken];
  const { profiles, disclaimer } = texts[spoken];
  const readable = locale !== null && investorProfile !== null;

  function chooseLanguage(chosen: Locale) {
    setLocale(chosen);
    // The text to be accepted is another one now.
    setAccepted(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Enter submits a form that has no button yet.
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
    <Dialog ref={dialog} lang={spoken} aria-labelledby={titleId}>
      <Box width="navLogo" color="fg.title" marginBottom="6">
        <Logo title={pageContext.metadata.siteName} />
      </Box>
      <Box as="h2" ref={title} id={titleId} tabIndex={-1} textStyle="title" outline="none">
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
