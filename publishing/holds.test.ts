import { describeHold, Holds } from './holds';
import { usePublishing } from './testing/usePublishing';

const used = usePublishing();
const ada = { by: 'Ada', note: 'a wrong figure', releaseId: 'r1' };
const bo = { by: 'Bo', note: '', releaseId: 'r2' };
let holds: Holds;

beforeEach(() => {
  holds = new Holds(used.database);
});

it('is set, and lifted once', async () => {
  expect(await holds.current()).toBeUndefined();
  await holds.set(ada);
  const held = { ...ada, at: expect.stringMatching(/^20.*Z$/) };
  expect(await holds.current()).toEqual(held);
  expect(await holds.lift()).toEqual(held);
  expect([await holds.current(), await holds.lift()]).toEqual([undefined, undefined]);
});

it('is replaced by a later one, and there again when that is taken back', async () => {
  await holds.set(ada);
  const undo = await holds.set(bo);
  expect(await holds.current()).toMatchObject(bo);
  await undo();
  expect(await holds.current()).toMatchObject(ada);
  await holds.set(bo);
  await holds.lift();
  expect(await holds.current()).toBeUndefined();
});

it.each([
  ['2026-11-25T08:30:00.000Z', '25 November 2026 at 09:30'],
  ['2026-07-31T22:30:00Z', '1 August 2026 at 00:30'],
])('of %s is told in the time of Paris', (at, moment) => {
  expect(describeHold({ ...ada, at })).toBe(
    `Publishing has been on hold since ${moment} (Paris), by Ada: a wrong figure\n` +
      'Nothing is published until that is lifted, at the desk or with `npm run release -- lift`.',
  );
});

it('without a note is told in one line, and without what a terminal would obey', () => {
  const told = describeHold({ ...bo, by: 'A\u001b[2J', at: '2026-11-25T08:30:00Z', note: ' \n ' });
  expect(told).toMatch(/\(Paris\), by A \[2J\nNothing/);
});
