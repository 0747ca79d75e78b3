import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import { profileAttribute } from '../../profiles/profileVisibility';
import { follow } from '../../store/pageStore';

/** Marks the profile on `<html>`, for the style sheet, and among the links that choose one. */
function show(profile: InvestorProfileCode): void {
  document.documentElement.setAttribute(profileAttribute, profile);
  for (const link of document.querySelectorAll<HTMLElement>('[data-choose-profile]')) {
    if (link.dataset.chooseProfile === profile) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

export function startProfileView(): void {
  follow(({ preferences }) => preferences.investorProfile, show);
}
