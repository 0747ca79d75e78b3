import { removeTrackerCookies, trackerCookies } from './trackerCookies';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
});

test.each(['_pk_id.7.1fff', '_pk_ses.7.1fff', '_ga', '_ga_MERIDANE1', '_gid', '_gat'])(
  '%s is removed',
  (name) => {
    document.cookie = `${name}=1; path=/`;
    expect(trackerCookies()).toContain(name);
    removeTrackerCookies();
    expect(document.cookie).not.toContain(name);
  },
);

test.each(['locale', 'cookie_consent', 'my_ga', '_gallery', '_gatekeeper'])('%s stays', (name) => {
  document.cookie = `${name}=1; path=/`;
  removeTrackerCookies();
  expect(document.cookie).toContain(`${name}=1`);
});

test('is removed from every path and domain that it can have', () => {
  window.history.replaceState(null, '', '/fr/actualites/asie');
  document.cookie = '_ga=1; path=/';
  const write = jest.spyOn(document, 'cookie', 'set');
  removeTrackerCookies();
  const written = write.mock.calls.map(([text]) => text);
  for (const path of ['/', '/fr', '/fr/actualites', '/fr/actualites/asie']) {
    expect(written.some((text) => text.includes(`path=${path};`) && !text.includes('domain='))).toBe(true);
    expect(written.some((text) => text.includes(`path=${path};`) && text.endsWith('domain=localhost'))).toBe(
      true,
    );
  }
});

test('a browser that refuses access to cookies is left alone', () => {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
  });
  expect(trackerCookies()).toEqual([]);
  expect(removeTrackerCookies).not.toThrow();
});
