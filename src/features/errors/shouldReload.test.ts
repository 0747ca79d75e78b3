import { type ReloadCircumstances, shouldReload } from './shouldReload';

const now = 1_800_000_000_000;

function decide(changes: Partial<ReloadCircumstances>) {
  return shouldReload({ now, lastReloadAt: null, navigationType: 'navigate', online: true, ...changes });
}

test.each([
  [{ lastReloadAt: null }, true],
  [{ lastReloadAt: now - 60_000 }, true],
  [{ lastReloadAt: now - 59_999 }, false],
  [{ lastReloadAt: now }, false],
  // The clock has been set back since.
  [{ lastReloadAt: now + 1 }, false],
  // What is remembered counts for more than how the page was opened.
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
