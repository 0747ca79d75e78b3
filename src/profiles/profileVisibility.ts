import { defaultInvestorProfile, investorProfiles, type InvestorProfileCode } from './investorProfiles';

/** Set on `<html>` from the profile's cookie before the first paint. */
export const profileAttribute = 'data-profile';

export type VisibilityAttributes = { 'data-visible-to'?: string };

/**
 * Attributes of an element that only some profiles may see. None when all may. The HTML is the same for everyone and the
 * style sheet hides what the visitor's profile may not see, so nothing flashes and pages can be cached.
 */
export function visibleTo(profiles: readonly InvestorProfileCode[]): VisibilityAttributes {
  const seeing = investorProfiles.filter((profile) => profiles.includes(profile));
  return seeing.length === investorProfiles.length ? {} : { 'data-visible-to': seeing.join(' ') || 'NONE' };
}

/** Matches the elements that a visitor of this profile may not see. */
export function hiddenFromProfileSelector(profile: InvestorProfileCode): string {
  const root =
    profile === defaultInvestorProfile
      ? `:root:is(:not([${profileAttribute}]), [${profileAttribute}=${profile}])`
      : `:root[${profileAttribute}=${profile}]`;
  return `${root} [data-visible-to]:not([data-visible-to~=${profile}])`;
}
