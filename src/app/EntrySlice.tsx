import type { SliceComponentProps } from 'gatsby';
import { ConsentBanner } from '../features/consent/ConsentBanner';
import { ConsentPreferences } from '../features/consent/ConsentPreferences';
import { DisclaimerDialog, type DisclaimerDialogProps } from '../features/disclaimer/DisclaimerDialog';

/** Props of the entry slice: those of the disclaimer. */
export type EntryContext = DisclaimerDialogProps;

/**
 * The questions that visitors answer first, in one locale: disclaimer and cookies. Last in the body, as text browsers show what is
 * hidden; scripts bring the banner to the front when it is shown.
 */
export default function EntrySlice({
  sliceContext,
}: SliceComponentProps<Record<string, never>, EntryContext>) {
  return (
    <>
      <ConsentBanner locale={sliceContext.locale} />
      <ConsentPreferences locale={sliceContext.locale} />
      <DisclaimerDialog {...sliceContext} />
    </>
  );
}
