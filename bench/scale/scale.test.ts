import { formatTable } from '../table';
import { type ScaleMeasure, ScaleProgress } from './measureScale';
import { newsCountFor } from './generatedNews';
import { parseScaleOptions } from './parseScaleOptions';
import { scaleBuildColumns, scaleSizeColumns } from './scaleColumns';
import { partOf } from './siteSize';

it('generates news for the pages that are wanted, one item at least', () => {
  expect(newsCountFor(10)).toBe(1);
  expect(newsCountFor(20_000)).toBeGreaterThan(newsCountFor(5_000) * 4);
});

it('builds three sizes within 8 GB unless told otherwise', () => {
  expect(parseScaleOptions([])).toEqual({
    pages: [1000, 5000, 20_000],
    limits: { seconds: 7200, bytes: 8e9 },
    json: undefined,
  });
  expect(
    parseScaleOptions(['--pages', '300, 600', '--gigabytes', '4', '--minutes', '5', '--json', 'x.json']),
  ).toEqual({
    pages: [300, 600],
    limits: { seconds: 300, bytes: 4e9 },
    json: 'x.json',
  });
});

it.each([
  [['--pages', '1000,']],
  [['--pages', '0']],
  [['--pages', '200000']],
  [['--minutes', 'ten']],
  [['1000']],
])('refuses %j', (args) => {
  expect(() => parseScaleOptions(args)).toThrow('Usage: npm run bench:scale');
});

it.each([
  ['fr/contact/index.html', 'html'],
  ['fr/contact/index.html.br', 'compressed'],
  ['app-1.js', undefined],
])('counts %s as %s', (file, part) => {
  expect(partOf(file)).toBe(part);
});

it('shows every ten seconds how far a build is, and at once when another begins', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = new ScaleProgress(
    (line) => lines.push(line),
    () => now,
  );
  const showAt = (seconds: number, build: 'cold' | 'one item added', line: string) => {
    now = seconds * 1000;
    progress.show(build, line, { resident: 1.26e9, anonymous: 1e9 });
  };
  showAt(5, 'cold', 'one');
  showAt(14, 'cold', 'two');
  showAt(15, 'cold', 'three');
  showAt(16, 'one item added', 'four');
  expect(lines).toEqual([
    '  cold, 0 s, 1.3 GB: one',
    '  cold, 10 s, 1.3 GB: three',
    '  one item added, 0 s, 1.3 GB: four',
  ]);
});

describe('the tables', () => {
  const built: ScaleMeasure = {
    pagesWanted: 1000,
    newsItems: 300,
    builds: [
      { build: 'cold', seconds: 100, pagesRendered: 1002, steps: {} },
      { build: 'one title edited', seconds: 20, pagesRendered: 12, steps: {} },
      { build: 'one item added', seconds: 30, pagesRendered: 40, steps: {} },
    ],
    peak: { resident: 2.5e9, anonymous: 2e9 },
    size: { all: 1002e5, html: 501e5, compressed: 2004e4 },
    problem: undefined,
  };
  const cellsOf = (lines: readonly string[]) => lines.map((line) => line.split(/ {2,}/).filter(Boolean));

  it('show what was built', () => {
    expect(cellsOf(formatTable(scaleBuildColumns, [built]))[1]).toEqual([
      '1000',
      '1002',
      '100.0',
      '10.0',
      '20.0',
      '12',
      '30.0',
      '40',
      '2.50',
      '2.00',
    ]);
    expect(cellsOf(formatTable(scaleSizeColumns, [built]))[1]).toEqual([
      '1000',
      '100.2',
      '100.0',
      '50.0',
      '20.0',
    ]);
  });

  it('say why something was not', () => {
    const problem = 'cold: more than 8 GB of memory (after 300 s)';
    const lines = formatTable(scaleBuildColumns, [{ ...built, builds: [], size: undefined, problem }]);
    expect(lines[1]).toMatch(/^ +1000 .*–.* 2\.50 .*cold: more than 8 GB of memory \(after 300 s\)$/);
  });
});
