import { type NavRules, planShare as planned } from './planShare';

const rules: NavRules = { frequency: 'DAILY', actions: [], confirmed: [] };
const planShare = (
  text: string | undefined,
  navs: Parameters<typeof planned>[1],
  over: Partial<NavRules> = {},
) => planned(text, navs, { ...rules, ...over });

const day = (date: string, nav: string, benchmark?: string) => ({
  date,
  nav,
  ...(benchmark && { benchmark }),
});
const old = 'date,nav,benchmark\n2026-11-24,100,100.0\n2026-11-26,102.00,\n';

test.each<[name: string, before: string | undefined, navs: ReturnType<typeof day>[], after: string]>([
  [
    'a day between two',
    old,
    [day('2026-11-25', '101.00', '7.00')],
    old.replace('\n2026-11-26', '\n2026-11-25,101.00,7.00\n2026-11-26'),
  ],
  ['a day at the end', old, [day('2026-11-27', '103.00')], `${old}2026-11-27,103.00,\n`],
  [
    'a day before all, and a last line without an end',
    old.trimEnd(),
    [day('2026-11-27', '103.00'), day('2026-11-23', '99.00')],
    `${old.replace('benchmark\n', 'benchmark\n2026-11-23,99.00,\n')}2026-11-27,103.00,`,
  ],
  [
    'Windows’ line ends',
    old.replaceAll('\n', '\r\n'),
    [day('2026-11-27', '103.00')],
    `${old}2026-11-27,103.00,\n`.replaceAll('\n', '\r\n'),
  ],
  ['the same in other digits', old, [day('2026-11-24', '100.00', '100.00')], old],
  [
    'a NAV whose benchmark is not told',
    old,
    [day('2026-11-24', '100.50')],
    old.replace('100,100.0', '100.50,100.0'),
  ],
  [
    'the first days of a share',
    undefined,
    [day('2026-11-25', '101.00'), day('2026-11-24', '100.00')],
    'date,nav,benchmark\n2026-11-24,100.00,\n2026-11-25,101.00,\n',
  ],
])('writes %s', (_, before, navs, after) => {
  expect(planShare(before, navs).content).toBe(after);
});

test.each([
  ['by more than 10 %', '112.30', ['2026-11-27']],
  ['by 10 %', '112.20', []],
  ['down', '91.70', ['2026-11-27']],
])('finds a jump %s', (_, nav, expected) => {
  expect(planShare(old, [day('2026-11-27', nav)]).jumps.map(({ date }) => date)).toEqual(expected);
});

test('a jump is none that a split explains, that somebody has confirmed, or that is usual in a month', () => {
  const far = [day('2026-11-27', '10.30')];
  const jumpsOf = (over: Partial<NavRules>) => planShare(old, far, over).jumps;
  expect(jumpsOf({})).toEqual([{ date: '2026-11-27', column: 'nav', before: '102', after: '10.30' }]);
  expect(jumpsOf({ actions: [{ kind: 'SPLIT', date: '2026-11-27', ratio: 10 }] })).toEqual([]);
  expect(jumpsOf({ confirmed: ['2026-11-27'] })).toEqual([]);
  expect(planShare(old, [day('2026-11-27', '130.00')], { frequency: 'MONTHLY' })).toMatchObject({
    jumpLimit: 0.3,
    jumps: [],
  });
});

test('a jump that was there before is none of the import', () => {
  const jumped = `${old}2026-11-27,200.00,\n`;
  expect(planShare(jumped, [day('2026-11-24', '100.10')])).toMatchObject({ changed: 1, jumps: [] });
});
