import type { ComponentProps } from 'react';
import { DisclaimerModal } from '../features/disclaimer/DisclaimerModal';
import { fetchDisclaimerTexts } from '../features/disclaimer/fetchDisclaimerTexts';
import { enterSite } from '../start/enterSite';

/** Alive only with its texts: nobody could accept what is not there. */
export async function loadDisclaimer(props: ComponentProps<typeof DisclaimerModal>) {
  return <DisclaimerModal {...props} texts={await fetchDisclaimerTexts()} onSubmitted={enterSite} />;
}
