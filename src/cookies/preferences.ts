import { isLocale, type Locale } from '../i18n/locales';
import { isInvestorProfile, type InvestorProfileCode } from '../profiles/investorProfiles';
import { readCookie } from './browserCookies';

/** The visitor's choices (behaviour.md §4.2). */
export type KeptPreferences = {
  investorProfile?: InvestorProfileCode;
  locale?: Locale;
  disclaimerValidated: boolean;
};

/** The cookies' values; hand-edited or unknown ones count as absent. */
export function readPreferences(): KeptPreferences {
  const investorProfile = readCookie('investorProfile');
  const locale = readCookie('locale');
  return {
    ...(isInvestorProfile(investorProfile) && { investorProfile }),
    ...(isLocale(locale) && { locale }),
    disclaimerValidated: readCookie('disclaimerValidated') === 'true',
  };
}
