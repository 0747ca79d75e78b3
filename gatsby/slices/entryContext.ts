import type { EntryContext } from '../../src/app/EntrySlice';
import { pagePath } from '../../src/routes/routeTable';
import type { DisclaimerTexts } from '../../src/features/disclaimer/fetchDisclaimerTexts';
import type { LocaleSources } from '../pages/localeSources';
import { layoutTexts } from './layoutTexts';

/** Data that the disclaimer shows before its texts are fetched. */
export function entryContext(
  { locale, site }: Pick<LocaleSources, 'locale' | 'site'>,
  { languages, profiles }: Pick<DisclaimerTexts, 'languages' | 'profiles'>,
): EntryContext {
  const { disclaimerLost, tryAgain, profile } = layoutTexts[locale];
  return {
    locale,
    siteName: site.name,
    homePath: pagePath('index', locale),
    languages,
    profiles,
    words: { lost: disclaimerLost, tryAgain, profile },
  };
}
