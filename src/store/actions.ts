import { createAction } from '@reduxjs/toolkit';
import type { KeptPreferences } from '../cookies/preferences';
import type { Locale } from '../i18n/locales';
import type { InvestorProfileCode } from '../profiles/investorProfiles';

// More than one slice follows these.

/** On load, and when the visitor returns: what is not in the cookies stays as it is (behaviour.md §4.3). */
export const cookiesRead = createAction<KeptPreferences>('cookies/read');

export const disclaimerAccepted = createAction<{ locale: Locale; investorProfile: InvestorProfileCode }>(
  'disclaimer/accepted',
);
