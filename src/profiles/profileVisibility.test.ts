import { investorProfiles, type InvestorProfileCode } from './investorProfiles';
import { hiddenFromProfileSelector, profileAttribute, visibleTo } from './profileVisibility';

test('what all profiles may see carries no attribute', () => {
  expect(visibleTo(['PRO', 'RETAIL', 'INSTIT'])).toEqual({});
});

test('what some may see names them, what none may see names none', () => {
  expect(visibleTo(['INSTIT', 'PRO'])).toEqual({ 'data-visible-to': 'INSTIT PRO' });
  expect(visibleTo(['PRO', 'INSTIT', 'PRO'])).toEqual({ 'data-visible-to': 'INSTIT PRO' });
  expect(visibleTo([])).toEqual({ 'data-visible-to': 'NONE' });
});

describe('the style sheet hides exactly what a profile may not see', () => {
  function hiddenFor(profile: InvestorProfileCode | null): string[] {
    document.documentElement.removeAttribute(profileAttribute);
    if (profile) document.documentElement.setAttribute(profileAttribute, profile);
    document.body.innerHTML = `
      <p id="all"></p><p id="retail" data-visible-to="RETAIL"></p>
      <p id="others" data-visible-to="INSTIT PRO"></p><p id="none" data-visible-to="NONE"></p>`;
    const hidden = new Set<string>();
    for (const candidate of investorProfiles) {
      document
        .querySelectorAll(hiddenFromProfileSelector(candidate))
        .forEach((element) => hidden.add(element.id));
    }
    return [...hidden].sort();
  }

  test.each([
    [null, ['none', 'others']],
    ['RETAIL', ['none', 'others']],
    ['INSTIT', ['none', 'retail']],
    ['PRO', ['none', 'retail']],
  ] as const)('%s', (profile, hidden) => {
    expect(hiddenFor(profile)).toEqual(hidden);
  });
});
