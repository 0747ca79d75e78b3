import { profileScript } from './profileScript';
import { profileAttribute } from './profileVisibility';

const cookieNames = ['investor_profile', 'xinvestor_profile', 'locale'];

/** The document's profile attribute after the script has run with these cookies. */
function markedProfile(cookies: readonly string[]): string | null {
  for (const name of cookieNames) document.cookie = `${name}=; max-age=0`;
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

test('does not throw where cookies may not be read', () => {
  const faults: unknown[] = [];
  const noteFault = ({ error }: ErrorEvent) => faults.push(error);
  window.addEventListener('error', noteFault);
  const cookies = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(markedProfile([])).toBeNull();
  expect(cookies).toHaveBeenCalled();
  expect(faults).toEqual([]);
  cookies.mockRestore();
  window.removeEventListener('error', noteFault);
});

test('needs no escaping in HTML', () => {
  expect(profileScript).not.toMatch(/<\/|<!--/);
});
