import type { ContentChange } from '../../../contract/revisionSchemas';
import { hasOnlyNewNavs } from './hasOnlyNewNavs';

type Difference = ContentChange['differences'][number];

const navs = (over: object = {}): Difference => ({
  type: 'navs',
  file: 'navs/ZZ0000000016.csv',
  added: 1,
  changed: 0,
  removed: 0,
  days: [],
  isAppended: true,
  ...over,
});
const change = (differences: Difference[], over: Partial<ContentChange> = {}): ContentChange => ({
  kind: 'funds',
  code: 'first-fund',
  title: 'First fund',
  change: 'edited',
  differences,
  omitted: 0,
  ...over,
});
const day = (date: string) => ({ date, before: null, after: { nav: '1211.00', benchmark: '' } });
const layout: Difference = { type: 'layout', file: 'fund.yaml' };

test.each<[string, ContentChange[], number, boolean, number?]>([
  ['new days of a share', [change([navs()])], 1, true],
  ['new days of shares of two funds', [change([navs(), navs()]), change([navs()])], 3, true],
  ['a day of today', [change([navs({ days: [day('2026-11-20'), day('2026-11-19')] })])], 1, true],
  ['a day to come', [change([navs({ days: [day('2026-11-21'), day('2026-11-20')] })])], 1, false],
  ['nothing', [], 0, false],
  ['a past day', [change([navs({ isAppended: false })])], 1, false],
  [
    'new days of one share and a past day of another',
    [change([navs(), navs({ isAppended: false })])],
    2,
    false,
  ],
  ['a content API that does not tell', [change([navs({ isAppended: undefined })])], 1, false],
  ['new days and a line of the fund', [change([navs(), layout])], 2, false],
  ['new days and a file that is no content', [change([navs()])], 2, false],
  ['new days, and an item without differences', [change([navs()]), change([])], 2, false],
  ['a new fund', [change([navs()], { change: 'added' })], 1, false],
  ['a fund of another code', [change([navs()], { from: 'old' })], 1, false],
  ['differences that are left out', [change([navs()], { omitted: 1 })], 1, false],
  ['items that are left out', [change([navs()])], 1, false, 1],
])('%s', (_what, changes, files, expected, omitted = 0) => {
  expect(hasOnlyNewNavs({ changes, omitted }, files, '2026-11-20')).toBe(expected);
});
