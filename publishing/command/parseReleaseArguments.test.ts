import { parseReleaseArguments } from './parseReleaseArguments';

it.each([
  [[], { name: 'publish', allowFewerPages: false, awaitsRevision: false }],
  [['--allow-fewer-pages'], { name: 'publish', allowFewerPages: true, awaitsRevision: false }],
  [['--await-revision'], { name: 'publish', allowFewerPages: false, awaitsRevision: true }],
  [['rollback'], { name: 'rollback', isHeld: false }],
  [
    ['rollback', '--note', 'a wrong figure', '--hold', 'one', '--by=Ada'],
    { name: 'rollback', id: 'one', isHeld: true, by: 'Ada', note: 'a wrong figure' },
  ],
  [['lift', '--by', ' Ada '], { name: 'lift', by: 'Ada' }],
  [
    ['--job=0a', '--via=hook', '--by=hook', '--note=--by\n= é', '--address', '203.0.113.7'],
    {
      name: 'publish',
      allowFewerPages: false,
      awaitsRevision: false,
      job: '0a',
      via: 'hook',
      by: 'hook',
      note: '--by\n= é',
      address: '203.0.113.7',
    },
  ],
  [['list'], { name: 'list' }],
  [['help'], { name: 'help' }],
])('understands %j', (args, command) => {
  expect(parseReleaseArguments(args)).toEqual(command);
});

it.each([
  [['publish'], "Unexpected argument 'publish'"],
  [['rollback', 'a', 'b'], '"b" is too much'],
  [['lift', '--hold'], "Unknown option '--hold'"],
  [['list', '--by', 'Ada'], "Unknown option '--by'"],
  [['lift', '--by'], "'--by <value>' argument missing"],
  [['--by', 'x'.repeat(101)], '--by takes a name of 1 to 100 characters'],
  [['--note', 'a\u202eb'], '--note holds an invisible control character'],
  [['--via', 'mail'], '--via is one of desk, shell, hook'],
])('says what is wrong with %j, and how it is meant', (args, problem) => {
  expect(() => parseReleaseArguments(args)).toThrow(problem);
  expect(() => parseReleaseArguments(args)).toThrow('\n\nnpm run release  ');
});
