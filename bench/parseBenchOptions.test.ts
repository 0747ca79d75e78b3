import { parseBenchOptions } from './parseBenchOptions';

it('measures weights unless told more', () => {
  expect(parseBenchOptions([])).toEqual({ lighthouse: false, runs: 5, builds: false, json: undefined });
  expect(parseBenchOptions(['--lighthouse', '--runs', '3', '--builds', '--json', 'out.json'])).toEqual({
    lighthouse: true,
    runs: 3,
    builds: true,
    json: 'out.json',
  });
});

it.each([[['--runs', '0']], [['--runs', 'many']], [['--fast']], [['home']]])('refuses %j', (args) => {
  expect(() => parseBenchOptions(args)).toThrow('Usage: npm run bench');
});
