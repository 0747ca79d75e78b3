import { defaultInvestorProfile, investorProfiles, type InvestorProfileCode } from './investorProfiles';

/** Set on `<html>` from the profile's cookie before the first paint. */
export const profileAttribute = 'data-profile';

export type VisibilityAttributes = { 'data-visible-to'?: string };

/**
 * Attributes for an element that only some profiles may see; none if all may. The HTML is the same for everyone,
 * and CSS hides what the profile may not see: nothing flashes, and pages can be cached.
 */
export function visibleTo(profiles: readonly InvestorProfileCode[]): VisibilityAttributes {
  const seeing = investorProfiles.filter((profile) => profiles.includes(profile));
  return seeing.length === investorProfiles.length ? {} : { 'data-visible-to': seeing.join(' ') || 'NONE' };
}

/** Selector of what the server has counted for the default profile, for others until the island counts for them. */
export const miscountedSelector = `:root[${profileAttribute}]:not([${profileAttribute}=${defaultInvestorProfile}]) [data-island]:not([data-alive]) [data-counted]`;

/** Selector of the elements that this profile may not see. */
export function hiddenFromProfileSelector(profile: InvestorProfileCode): string {
  const root =
    profile === defaultInvestorProfile
      ? `:root:is(:not([${profileAttribute}]), [${profileAttribute}=${profile}])`
      : `:root[${profileAttribute}=${profile}]`;
  return `${root} [data-visible-to]:not([data-visible-to~=${profile}])`;
}
