import { writeCookie } from '../cookies/browserCookies';
import { blockCookies } from '../testing/blockCookies';
import { clearCookies } from '../testing/clearCookies';
import { profileScript } from './profileScript';
import { profileAttribute } from './profileVisibility';

beforeEach(() => {
  clearCookies();
  document.cookie = 'xinvestor_profile=; max-age=0';
});

/** The document's profile attribute after the script has run with these cookies. */
function markedProfile(cookies: readonly string[] = []): string | null {
  document.documentElement.removeAttribute(profileAttribute);
  for (const cookie of cookies) document.cookie = cookie;
  const script = document.createElement('script');
  script.textContent = profileScript;
  document.head.append(script);
  script.remove();
  return document.documentElement.getAttribute(profileAttribute);
}

test.each(['RETAIL', 'INSTIT', 'PRO'])('marks the document with %s', (profile) => {
  expect(markedProfile([`investor_profile=${profile}`])).toBe(profile);
});

test('finds the cookie among others', () => {
  expect(markedProfile(['locale=it', 'investor_profile=PRO', 'xinvestor_profile=INSTIT'])).toBe('PRO');
});

test.each([
  ['no cookie', []],
  ['an unknown profile', ['investor_profile=ADMIN']],
  ['more than a profile', ['investor_profile=PROFESSIONAL']],
  ['another case', ['investor_profile=pro']],
  ['markup', ['investor_profile="PRO><script>"']],
  ['another cookie that ends alike', ['xinvestor_profile=PRO']],
])('leaves the document as it is: %s', (_case, cookies) => {
  expect(markedProfile(cookies)).toBeNull();
});

test.each(['silently', 'with an error'] as const)(
  'where cookies are refused %s the tab has the choice, and nothing throws',
  (how) => {
    const faults = jest.fn();
    window.addEventListener('error', faults);
    blockCookies(how);
    expect(markedProfile()).toBeNull();
    writeCookie('locale', 'it');
    writeCookie('investorProfile', 'PRO');
    expect(markedProfile()).toBe('PRO');
    expect(faults).not.toHaveBeenCalled();
    window.removeEventListener('error', faults);
  },
);

test('needs no escaping in HTML', () => {
  expect(profileScript).not.toMatch(/<\/|<!--/);
});
