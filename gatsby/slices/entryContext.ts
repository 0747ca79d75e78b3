import { disclaimer } from '../../locales/disclaimer.generated';
import { layout } from '../../locales/layout.generated';
import type { EntryContext } from '../../src/app/EntrySlice';
import { pagePath } from '../../src/routes/routeTable';
import type { DisclaimerContent } from '../disclaimer/disclaimerTexts';
import type { LocaleSources } from '../pages/localeSources';

/** The props of the disclaimer, which shows them before its texts are fetched. */
export function entryContext(
  { locale, site }: Pick<LocaleSources, 'locale' | 'site'>,
  { languages, profiles }: Pick<DisclaimerContent, 'languages' | 'profiles'>,
): EntryContext {
  const { disclaimerLost, tryAgain, profile } = layout[locale];
  return {
    locale,
    siteName: site.name,
    homePath: pagePath('index', locale),
    languages,
    profiles,
    words: { ...disclaimer[locale], lost: disclaimerLost, tryAgain, profile },
  };
}
