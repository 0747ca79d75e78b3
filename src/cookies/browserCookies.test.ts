import { blockCookies } from '../testing/blockCookies';
import { clearCookies } from '../testing/clearCookies';
import { readCookie, removeCookie, writeCookie } from './browserCookies';
import { type CookieKey, cookieTable } from './cookieTable';

const keys = Object.keys(cookieTable) as CookieKey[];

beforeEach(clearCookies);
afterEach(() => {
  jest.restoreAllMocks();
});

/** Watches `document.cookie`: jsdom does not return a cookie's attributes. */
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

test('a value longer than a cookie can be counts as absent', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(`locale=${'x'.repeat(4097)}`);
  expect(readCookie('locale')).toBeUndefined();
});

describe.each(['silently', 'with an error'] as const)('a browser that refuses cookies %s', (how) => {
  beforeEach(() => blockCookies(how));

  test('keeps choices for as long as the tab lives', () => {
    writeCookie('locale', 'it');
    writeCookie('consent', '{"video": "a; locale=en"}');
    expect(readCookie('locale')).toBe('it');
    expect(readCookie('consent')).toBe('{"video": "a; locale=en"}');
    expect(readCookie('investorProfile')).toBeUndefined();
  });

  test('keeps the last choice of each kind', () => {
    for (const locale of ['it', 'en']) writeCookie('locale', locale);
    expect(readCookie('locale')).toBe('en');
    expect(window.name.match(/locale/g)).toHaveLength(1);
  });

  test('forgets a choice that is removed, and no other', () => {
    writeCookie('locale', 'it');
    writeCookie('investorProfile', 'PRO');
    removeCookie('locale');
    expect(readCookie('locale')).toBeUndefined();
    expect(readCookie('investorProfile')).toBe('PRO');
  });
});

test('a browser that lets cookies be read and not written keeps choices too', () => {
  spyOnCookies().mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  writeCookie('locale', 'it');
  expect(readCookie('locale')).toBe('it');
});

test('the tab’s name keeps nothing of a browser that keeps cookies', () => {
  writeCookie('locale', 'it');
  expect(window.name).toBe('');
});
