import { curveView } from './curveView';

const rows = [
  { date: '2024-07-01', share: 100, benchmark: 100 },
  { date: '2025-07-02', share: 140, benchmark: 90 },
  { date: '2026-07-01', share: 200, benchmark: 125 },
];

test('both curves in one box, the first day on the left and the highest level near the top', () => {
  const curve = curveView(rows, [], 'fr');
  expect(curve).toMatchObject({
    startDate: '1er\u00a0juillet\u00a02024',
    endDate: '1er\u00a0juillet\u00a02026',
    end: { share: '200,00', benchmark: '125,00' },
    years: [{ label: '2025' }, { label: '2026' }],
  });
  expect(curve?.share).toBe('M0,879l501,-337l499,-505');
  expect(curve?.benchmark).toMatch(/^M0,\d+l/);
  expect(curve?.levels.map(({ label }) => label)).toEqual(['100', '120', '140', '160', '180', '200']);
  for (const { y } of curve?.levels ?? []) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(1000);
  }
});

test('the curve of the benchmark joins the days that it has; without two there is none', () => {
  const without = (...days: number[]) =>
    rows.map((row, index) => (days.includes(index) ? { ...row, benchmark: null } : row));
  expect(curveView(without(1), [], 'en')?.benchmark).toMatch(/^M0,\d+l1000,-\d+$/);
  expect(curveView(without(0, 1), [], 'en')).toMatchObject({
    benchmark: null,
    benchmarkStart: null,
    end: { benchmark: null },
  });
  const none = rows.map((row) => ({ ...row, benchmark: null }));
  expect(curveView(none, [], 'en')).toMatchObject({ benchmark: null, end: { benchmark: null } });
});

test('says when the benchmark begins after the share', () => {
  expect(curveView(rows, [], 'en')?.benchmarkStart).toBeNull();
  const late = rows.map((row, index) => (index === 0 ? { ...row, benchmark: null } : row));
  expect(curveView(late, [], 'en')?.benchmarkStart).toBe('2\u00a0July\u00a02025');
});

test('a day that is a pixel at most from the line between its neighbours is not drawn, as nobody would see it', () => {
  const shareOf = (middle: number) =>
    curveView(
      rows.map((row, index) => ({ ...row, share: [100, middle, 200][index] ?? 0, benchmark: null })),
      [],
      'en',
    )?.share;
  expect(shareOf(150.2)).toBe('M0,963l1000,-926');
  expect(shareOf(150.4)).toBe('M0,963l501,-467l499,-459');
});

test('a share that never moves is drawn in the middle', () => {
  const still = rows.map((row) => ({ ...row, share: 100, benchmark: null }));
  expect(curveView(still, [], 'it')?.share).toBe('M0,500l1000,0');
});

test('a curve of many years names some of them', () => {
  const long = [
    { date: '2001-03-01', share: 100, benchmark: null },
    { date: '2026-03-01', share: 110, benchmark: null },
  ];
  expect(curveView(long, [], 'en')?.years.map(({ label }) => label)).toEqual([
    '2002',
    '2006',
    '2010',
    '2014',
    '2018',
    '2022',
    '2026',
  ]);
});

test.each([[[]], [rows.slice(0, 1)]])('nothing of fewer than two days', (few) => {
  expect(curveView(few, [], 'fr')).toBeNull();
});
