import type { EntryContext } from '../../src/app/EntrySlice';
import { pagePath } from '../../src/routes/routeTable';
import { type DisclaimerContent, disclaimerWords } from '../disclaimer/disclaimerTexts';
import type { LocaleSources } from '../pages/localeSources';
import { layoutTexts } from './layoutTexts';

/** The props of the disclaimer, which shows them before its texts are fetched. */
export function entryContext(
  { locale, site }: Pick<LocaleSources, 'locale' | 'site'>,
  { languages, profiles }: Pick<DisclaimerContent, 'languages' | 'profiles'>,
): EntryContext {
  const { disclaimerLost, tryAgain, profile } = layoutTexts[locale];
  return {
    locale,
    siteName: site.name,
    homePath: pagePath('index', locale),
    languages,
    profiles,
    words: { ...disclaimerWords[locale], lost: disclaimerLost, tryAgain, profile },
  };
}
