import { parseBenchOptions } from './parseBenchOptions';
import { templates } from './templates';

const partsOf = (...args: string[]) => [...parseBenchOptions(args).parts].sort();

it('measures everything unless told what', () => {
  expect(parseBenchOptions([])).toEqual({
    parts: new Set(['weights', 'lighthouse', 'builds']),
    templates,
    runs: 5,
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
])('refuses %j', (args) => {
  expect(() => parseBenchOptions(args)).toThrow('Usage: npm run bench');
});
