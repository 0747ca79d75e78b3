import { PassThrough } from 'node:stream';
import type { PublishEvent } from '../publishEvents';
import {
  describeReleases,
  describeReport,
  doneAfter,
  type Output,
  progressLine,
  PublishConsole,
} from './PublishConsole';
import { parseReleaseArguments } from './parseReleaseArguments';

describe('parseReleaseArguments', () => {
  it.each([
    [[], { name: 'publish', allowFewerPages: false, awaitsRevision: false }],
    [['--allow-fewer-pages'], { name: 'publish', allowFewerPages: true, awaitsRevision: false }],
    [['--await-revision'], { name: 'publish', allowFewerPages: false, awaitsRevision: true }],
    [['--rollback'], { name: 'rollback', id: undefined, isHeld: false }],
    [
      ['--rollback', '20260101T000000Z-01234567'],
      { name: 'rollback', id: '20260101T000000Z-01234567', isHeld: false },
    ],
    [['rollback', '--hold'], { name: 'rollback', id: undefined, isHeld: true }],
    [
      ['rollback', '--note', 'a wrong figure', '--hold', 'one', '--by=Ada'],
      { name: 'rollback', id: 'one', isHeld: true, by: 'Ada', note: 'a wrong figure' },
    ],
    [['lift', '--by', ' Ada '], { name: 'lift', by: 'Ada' }],
    [
      ['--via=hook', '--by=hook', '--note=--by\n= é'],
      {
        name: 'publish',
        allowFewerPages: false,
        awaitsRevision: false,
        via: 'hook',
        by: 'hook',
        note: '--by\n= é',
      },
    ],
    [
      ['--note', '-1 %', '--allow-fewer-pages'],
      { name: 'publish', allowFewerPages: true, awaitsRevision: false, note: '-1 %' },
    ],
    [
      ['--job=0a', '--via', 'desk', '--address', '203.0.113.7'],
      {
        name: 'publish',
        allowFewerPages: false,
        awaitsRevision: false,
        job: '0a',
        via: 'desk',
        address: '203.0.113.7',
      },
    ],
    [['--note='], { name: 'publish', allowFewerPages: false, awaitsRevision: false, note: '' }],
    [['--list'], { name: 'list' }],
    [['list'], { name: 'list' }],
    [['-h'], { name: 'help' }],
    [['help'], { name: 'help' }],
  ])('understands %j', (args, command) => {
    expect(parseReleaseArguments(args)).toEqual(command);
  });

  it.each([
    [['--rolback'], '--rolback'],
    [['publish'], 'publish'],
    [['--list', 'all'], 'all'],
    [['--rollback', '--list'], '--list'],
    [['--rollback', 'a', 'b'], 'b'],
    [[''], ''],
    [['--hold'], '--hold'],
    [['lift', '--hold'], '--hold'],
    [['lift', 'one'], 'one'],
    [['rollback', '--allow-fewer-pages'], '--allow-fewer-pages'],
    [['rollback', '--hold=yes'], '--hold=yes'],
    [['list', '--by', 'Ada'], '--by'],
    [['--by', 'Ada', 'rollback'], 'rollback'],
    [['--reason=x'], '--reason=x'],
  ])('names what it does not understand in %j', (args, named) => {
    expect(() => parseReleaseArguments(args)).toThrow(`"${named}" is not understood here`);
  });

  it.each([
    [['lift', '--by'], '--by needs a text behind it'],
    [['--note', '--by', 'Ada'], '--note needs a text behind it'],
    [['--by', 'Ada', '--by=Bo'], '--by is there twice'],
    [['--by', ' '], '--by takes a name of 1 to 100 characters'],
    [['--by', 'x'.repeat(101)], '--by takes a name of 1 to 100 characters'],
    [['--via', 'mail'], '--via is one of desk, shell, hook'],
  ])('says what is wrong with %j', (args, problem) => {
    expect(() => parseReleaseArguments(args)).toThrow(`${problem}.\n\nnpm run release  `);
  });
});

const report = {
  releaseId: '20260101T083000Z-01234567',
  pages: 240,
  rendered: ['/fr/a', '/fr/b'],
  created: ['/fr/b'],
  removed: [],
  redirected: [{ from: '/fr/c', to: '/fr/b' }],
  warnings: [],
  seconds: { wait: 0, build: 41.26, promote: 0.04 },
};

const events: PublishEvent[] = [
  { type: 'started', step: 'build' },
  { type: 'progress', step: 'build', detail: 'Building static HTML for pages - 9.1s - 120/240 13.1/s' },
  { type: 'finished', step: 'build', seconds: 41.26, detail: '2 pages rendered' },
  { type: 'started', step: 'check' },
  { type: 'failed', step: 'check', message: '/fr/a has no title' },
  { type: 'published', report },
];

describe('how much is done', () => {
  it('grows from step to step and ends at all', () => {
    const done = events.filter(({ type }) => type !== 'failed').map(doneAfter);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect([done[0], done.at(-1)]).toEqual([0.01, 1]);
    expect(done[1]).toBeCloseTo(0.01 + 0.65 / 2);
  });

  it('takes no part for more than all, nor something for part of nothing', () => {
    const at = (detail: string) => doneAfter({ type: 'progress', step: 'build', detail });
    expect([at('0 of 0 files'), at('9 of 3'), at('open')]).toEqual([0.01, 0.66, 0.01]);
  });

  it('fits a narrow terminal', () => {
    expect(progressLine(events[1]!, 0.335, 40)).toBe('███████░░░░░░░░░░░░░  33 %  build    Bu');
    expect(progressLine(events[1]!, 0.335, 0)).toBe('');
  });
});

function shownBy(options: Partial<Output>): string {
  const output = Object.assign(new PassThrough(), options);
  const shown = new PublishConsole(output);
  events.forEach((event) => shown.show(event));
  return String(output.read());
}

it('writes plain lines into a log', () => {
  const lines = shownBy({}).split('\n');
  expect(lines).toEqual([
    '▸ build',
    '  Building static HTML for pages - 9.1s - 120/240 13.1/s',
    '  2 pages rendered (41.3 s)',
    '▸ check',
    '',
  ]);
});

it('draws one bar in a terminal, over what was there, and leaves the line free at the end', () => {
  const shown = shownBy({ isTTY: true, columns: 100 });
  expect(shown).toContain('120/240');
  expect(shown).toContain('2 pages rendered (41.3 s)\n');
  expect(shown.match(/\n/g)).toHaveLength(1);
  expect(shown.endsWith('\u001b[1G\u001b[2K')).toBe(true);
});

it('sums up a publish', () => {
  expect(describeReport(report)).toBe(`20260101T083000Z-01234567 is live: 240 pages
  2 rendered, 1 created, 0 removed, 1 renamed
  41.3 s (wait 0.0, build 41.3, promote 0.0)`);
});

it('lists releases and marks the one that is served', () => {
  const [one, two] = ['a', 'b'].map((id) => ({ id, builtAt: '2026-01-01T00:00:00.000Z' }));
  expect(describeReleases([one!, two!], two)).toBe(
    '  a  2026-01-01T00:00:00.000Z\n* b  2026-01-01T00:00:00.000Z',
  );
  expect(describeReleases([], undefined)).toContain('npm run release');
});
