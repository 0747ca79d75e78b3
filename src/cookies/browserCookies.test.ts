import { blockCookies } from '../testing/blockCookies';
import { clearCookies } from '../testing/clearCookies';
import { readCookie, removeCookie, writeCookie } from './browserCookies';
import { type CookieKey, cookieTable } from './cookieTable';

const keys = Object.keys(cookieTable) as CookieKey[];

beforeEach(clearCookies);
afterEach(() => {
  jest.restoreAllMocks();
});

/** What is written to `document.cookie`: jsdom does not return a cookie's attributes. */
function spyOnCookies() {
  return jest.spyOn(document, 'cookie', 'set');
}

test('lifetimes are those of the spec (§4.2)', () => {
  const days = keys.map((key) => [cookieTable[key].name, cookieTable[key].days]);
  expect(Object.fromEntries(days)).toEqual({
    locale: 365,
    investor_profile: 30,
    disclaimer_validated: 30,
    cookie_consent: 182,
    authentication: 7,
  });
});

test.each(keys)(
  '%s is kept on the whole site for its lifetime, and left out of other sites’ requests',
  (key) => {
    const written = spyOnCookies();
    writeCookie(key, 'value');
    const { name, days } = cookieTable[key];
    const [attributes = ''] = written.mock.calls.flat();
    expect(attributes.split('; ')).toEqual(
      expect.arrayContaining([`${name}=value`, `Max-Age=${days * 86_400}`, 'Path=/', 'SameSite=Lax']),
    );
    // Tests run on http.
    expect(attributes).not.toContain('Secure');
  },
);

test('what is written is read, until it is removed', () => {
  writeCookie('locale', 'it');
  expect(readCookie('locale')).toBe('it');
  removeCookie('locale');
  expect(readCookie('locale')).toBeUndefined();
});

test('a value that looks like JSON stays text', () => {
  document.cookie = 'locale=%7B%22a%22%3A1%7D; path=/';
  expect(readCookie('locale')).toBe('{"a":1}');
});

test('a value that is no percent-encoding stays as it is', () => {
  document.cookie = 'locale=%E0%A4%A; path=/';
  expect(readCookie('locale')).toBe('%E0%A4%A');
});

test('a value longer than a cookie can be counts as absent', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(`locale=${'x'.repeat(4097)}`);
  expect(readCookie('locale')).toBeUndefined();
});

test.each(['silently', 'with an error'] as const)(
  'where the browser refuses cookies %s nothing throws',
  (how) => {
    blockCookies(how);
    expect(() => writeCookie('locale', 'it')).not.toThrow();
    expect(() => removeCookie('locale')).not.toThrow();
    expect(readCookie('locale')).toBeUndefined();
  },
);

test('cookies that can be read but not written do not throw either', () => {
  spyOnCookies().mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => writeCookie('locale', 'it')).not.toThrow();
  expect(() => removeCookie('locale')).not.toThrow();
});
