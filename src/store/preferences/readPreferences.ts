import { readCookie } from '../../cookies/browserCookies';
import { isInvestorProfile } from '../../profiles/investorProfiles';
import { isLocale } from '../../i18n/locales';
import type { Preferences } from './preferencesSlice';

/** The cookies' values that are valid; a hand-edited or unknown value counts as absent. */
export function readPreferences(): Partial<Preferences> {
  const investorProfile = readCookie('investorProfile');
  const locale = readCookie('locale');
  return {
    ...(isInvestorProfile(investorProfile) && { investorProfile }),
    ...(isLocale(locale) && { locale }),
    disclaimerValidated: readCookie('disclaimerValidated') === 'true',
  };
}
