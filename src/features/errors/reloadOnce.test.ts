import { navigatedBy } from '../../testing/navigatedBy';
import { spyOnLocationReload } from '../../testing/spyOnLocationReload';
import { type ReloadCircumstances, shouldReload } from './reloadOnce';

const start = new Date('2026-11-20T10:00:00Z').getTime();

let reload: jest.SpyInstance<void, []>;

/** As after a page load: only the tab's sessionStorage survives. */
async function loadPage() {
  jest.resetModules();
  return import('./reloadOnce');
}

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  sessionStorage.clear();
  navigatedBy('navigate');
  reload = spyOnLocationReload();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('reloads once, and not again within the minute', async () => {
  expect((await loadPage()).reloadOnce()).toBe(true);
  expect(sessionStorage.getItem('chunk_reload_at')).toBe(String(start));
  jest.setSystemTime(start + 59_999);
  expect((await loadPage()).reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.setSystemTime(start + 60_000);
  expect((await loadPage()).reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two reports of one failure get the same answer', async () => {
  const { mayReload } = await loadPage();
  expect([mayReload(), mayReload()]).toEqual([true, true]);
});

test.each(['x', '', '{}', 'NaN'])('a value edited to %p counts as none', async (value) => {
  sessionStorage.setItem('chunk_reload_at', value);
  expect((await loadPage()).reloadOnce()).toBe(true);
});

test('without a network nothing is reloaded, nor counted as a reload', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await loadPage()).reloadOnce()).toBe(false);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect((await loadPage()).reloadOnce()).toBe(true);
});

test.each(['getItem', 'setItem'] as const)(
  'with storage blocked (%s) a page that was just reloaded stays',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    expect((await loadPage()).reloadOnce()).toBe(true);
    navigatedBy('reload');
    expect((await loadPage()).reloadOnce()).toBe(false);
  },
);

test('only errors of missing scripts are chunk errors', async () => {
  const { isChunkError } = await loadPage();
  expect(isChunkError(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))).toBe(
    true,
  );
  expect(isChunkError(new Error('Loading chunk 7 failed.'))).toBe(false);
  expect(isChunkError({ name: 'ChunkLoadError' })).toBe(false);
});

const now = 1_800_000_000_000;

function decide(changes: Partial<ReloadCircumstances>) {
  return shouldReload({ now, lastReloadAt: null, navigationType: 'navigate', online: true, ...changes });
}

test.each([
  [{ lastReloadAt: null }, true],
  [{ lastReloadAt: now - 60_000 }, true],
  [{ lastReloadAt: now - 59_999 }, false],
  [{ lastReloadAt: now }, false],
  // The clock was set back in the meantime.
  [{ lastReloadAt: now + 1 }, false],
  // A remembered reload takes precedence over the navigation type.
  [{ lastReloadAt: null, navigationType: 'reload' }, true],
  [{ lastReloadAt: undefined }, true],
  [{ lastReloadAt: undefined, navigationType: 'back_forward' }, true],
  [{ lastReloadAt: undefined, navigationType: undefined }, true],
  [{ lastReloadAt: undefined, navigationType: 'reload' }, false],
  [{ online: false }, false],
  [{ online: false, lastReloadAt: now - 60_000 }, false],
])('at most one reload a minute, none without a network: %o → %s', (changes, expected) => {
  expect(decide(changes)).toBe(expected);
});
