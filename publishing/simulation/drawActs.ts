import type { Edit } from './simulatedSite';
import type { Act } from './World';

const edits: readonly Edit[] = [
  'funds',
  'funds',
  'home',
  'length',
  'slug',
  'slug',
  'remove',
  'code',
  'break',
  'problem',
];

/** About as many as a publish has. */
const operations = 240;

/** Draws what happens next. @param below a number from 0 to below the one given */
export function drawAct(below: (limit: number) => number): Act {
  const chance = (percent: number) => below(100) < percent;
  const drawFault = () => {
    const kind = (['kill', 'half', 'full'] as const)[below(3)] ?? 'kill';
    return { at: 1 + below(operations), kind, operations: 1 + below(operations) };
  };
  const drawTakeBack = () => ({
    do: 'takeBack' as const,
    isHeld: chance(50),
    to: ([undefined, undefined, 'oldest', 'live'] as const)[below(4)],
  });
  const drawEdit = (): Act & { do: 'edit' } => ({ do: 'edit', edit: edits[below(edits.length)] ?? 'funds' });
  const drawPublish = (): Act => ({
    do: 'publish',
    via: (['desk', 'hook', 'shell'] as const)[below(3)] ?? 'desk',
    withGatsby: chance(20),
    isOlder: chance(10),
    ...(chance(50) && { fault: drawFault(), times: 1 + below(3) }),
    ...(chance(20) && { desk: { at: 1 + below(operations), isKilled: chance(50) } }),
    ...(chance(10) && { renderer: 'fails' }),
    ...(chance(5) && { contentApi: 'fails' }),
    ...(chance(25) && {
      meanwhile: {
        at: chance(40) ? 'live' : 1 + below(operations),
        act: chance(60) ? drawTakeBack() : chance(50) ? drawEdit() : { do: 'publish', via: 'shell' },
      },
    }),
  });
  const kind = below(100);
  if (kind < 30) return drawEdit();
  if (kind < 65) return drawPublish();
  if (kind < 77)
    return { ...drawTakeBack(), ...(chance(40) && { fault: { ...drawFault(), at: 1 + below(24) } }) };
  if (kind < 84) return { do: 'lift' };
  if (kind < 96)
    return {
      do: 'ask',
      ...(chance(60)
        ? { via: 'desk', isPlanned: true }
        : { via: chance(50) ? 'desk' : 'hook', isPlanned: false }),
    };
  return { do: 'clock', seconds: below(200_000) - 100_000 };
}
