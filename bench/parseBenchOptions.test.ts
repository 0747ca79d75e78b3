import { parseBenchOptions } from './parseBenchOptions';
import { templates } from './templates';

const partsOf = (...args: string[]) => [...parseBenchOptions(args).parts].sort();

it('measures everything unless told what', () => {
  expect(parseBenchOptions([])).toEqual({
    parts: new Set(['weights', 'lighthouse', 'builds']),
    templates,
    runs: 5,
    visitors: ['first', 'known'],
    slowdowns: [4],
    json: undefined,
  });
});

it('measures a part, or the weights and more', () => {
  expect(partsOf('--only', 'builds')).toEqual(['builds']);
  expect(partsOf('--only', 'weights, lighthouse')).toEqual(['lighthouse', 'weights']);
  expect(partsOf('--lighthouse')).toEqual(['lighthouse', 'weights']);
  expect(partsOf('--builds')).toEqual(['builds', 'weights']);
});

it('measures the pages of some templates', () => {
  expect(parseBenchOptions(['--template', 'home', '--template', 'fund']).templates).toEqual(['home', 'fund']);
});

it('measures for a visitor, on slower processors', () => {
  const options = parseBenchOptions(['--visitor', 'known', '--slowdown', '4', '--slowdown', '10']);
  expect(options).toMatchObject({ visitors: ['known'], slowdowns: [4, 10] });
});

it('takes the number of runs and a file', () => {
  expect(parseBenchOptions(['--runs', '3', '--json', 'out.json'])).toMatchObject({
    runs: 3,
    json: 'out.json',
  });
});

it.each([
  [['--runs', '0']],
  [['--runs', 'many']],
  [['--fast']],
  [['home']],
  [['--only', 'speed']],
  [['--template', 'funds']],
  [['--only', 'builds', '--lighthouse']],
  [['--visitor', 'new']],
  [['--slowdown', '0.5']],
])('refuses %j', (args) => {
  expect(() => parseBenchOptions(args)).toThrow('Usage: npm run bench');
});
