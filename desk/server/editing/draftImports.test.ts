import * as v from 'valibot';
import { navPlanSchema, portfolioPlanSchema, problemSchema } from '../../api';
import { problemIn } from '../testing/startDesk';
import { useDrafts } from '../testing/useDrafts';

const { git, person, start } = useDrafts();

test('a file of NAVs is compared with the draft, then only its days are written', async () => {
  await start();
  const anna = await person('anna', 'editor');
  const isin = 'ZZ0000000016';
  const path = `funds/first-fund/navs/${isin}.csv`;
  const text = `${await git('cat-file', 'blob', `main:${path}`)}\n`;
  const fileOf = (...lines: string[]) =>
    Buffer.from(['isin;date;VL', ...lines].join('\n')).toString('base64');
  await anna.begin();
  const file = fileOf(
    `${isin};02/01/2024;1000`,
    `${isin};03/01/2024;1002,5`,
    `${isin};04/01/2024;1003`,
    `${isin};05/01/2024;2000`,
  );
  const check = async (wanted: string, answers = {}) =>
    anna.ask('POST', '/1/navs/check', { file: wanted, answers });
  const asked = await check(file);
  expect(problemIn(asked)).toEqual([422, 'navs-refused']);
  expect(v.parse(problemSchema, asked.json()).refusal).toMatchObject({ reason: 'which-days', cell: 'B2' });
  const answers = { days: 'day-first' };
  const plan = v.parse(navPlanSchema, (await check(file, answers)).json());
  const commit = await git('rev-parse', 'draft/1');
  const changed = {
    date: '2024-01-03',
    before: { nav: '1001.50', benchmark: '1000.80' },
    after: { nav: '1002.50', benchmark: '1000.80' },
  };
  const line = (nav: string) => ({ nav, benchmark: '' });
  expect(plan).toEqual({
    commit,
    leftOut: [],
    shares: [
      {
        isin,
        fund: 'first-fund',
        added: 2,
        changed: 1,
        unchanged: 1,
        days: [
          changed,
          { date: '2024-01-05', before: null, after: line('2000.00') },
          { date: '2024-01-04', before: null, after: line('1003.00') },
        ],
        largest: changed,
        jumpLimit: 0.1,
        jumps: [
          // The fall to 1210.40 on 30 October 2026 is that of a day which somebody has confirmed.
          { date: '2024-01-05', column: 'nav', before: '1003', after: '2000.00' },
        ],
      },
    ],
  });
  expect(await git('rev-parse', 'draft/1')).toBe(commit);

  const apply = (over: { commit?: string; confirmed?: string[] } = {}) =>
    anna.act('navs', { file, answers, confirmed: [isin], ...over });
  const refused = await apply({ confirmed: [] });
  expect(problemIn(refused)).toEqual([422, 'navs-refused']);
  expect(v.parse(problemSchema, refused.json()).refusal).toEqual({ reason: 'jumps', value: isin });
  expect(problemIn(await apply({ commit: 'c0ffee' }))).toEqual([409, 'draft-changed']);
  expect((await apply()).statusCode).toBe(200);
  const lines = text.replace('1001.50', '1002.50').split('\n');
  lines.splice(3, 0, '2024-01-04,1003.00,', '2024-01-05,2000.00,');
  expect(`${await git('cat-file', 'blob', `draft/1:${path}`)}\n`).toBe(lines.join('\n'));
  expect(await git('log', '-1', '--format=%an', 'draft/1')).toBe('anna');
  expect(await git('cat-file', 'blob', `draft/1:funds/first-fund/shares/${isin}.yaml`)).toMatch(
    /confirmedNavs:\n {2}- \{ date: 2026-10-30, .*\n {2}- .*2024-01-05.*anna/,
  );
  expect(await anna.read()).toMatchObject({ problems: [], hasOnlyNewNavs: false });

  const correction = fileOf(`${isin};2024-01-04;1004`);
  const correct = (over = {}) => anna.act('navs', { file: correction, confirmed: [isin], ...over });
  const unasked = await correct();
  expect(v.parse(problemSchema, unasked.json()).refusal).toEqual({ reason: 'changes-only' });
  expect((await correct({ changesOnly: true })).statusCode).toBe(200);

  const unknown = await check(fileOf('ZZ0000000099;2024-01-02;1'));
  expect(problemIn(unknown)).toEqual([422, 'navs-refused']);
  expect(v.parse(problemSchema, unknown.json()).refusal).toEqual({
    reason: 'unknown-isin',
    cell: 'A2',
    value: 'ZZ0000000099',
  });
  expect(problemIn(await check('A'.repeat(6_900_000)))).toEqual([413, 'too-large']);
});

test('a portfolio file is compared with the draft, and saved as an edit of its lines', async () => {
  await start();
  const anna = await person('anna', 'editor');
  await anna.begin();
  const path = 'funds/first-fund/portfolio.yaml';
  const lines = ['Pays;IN;;55,5;31/10/2026', 'Pays;BR;Brésil;39,5;', 'Pays;CASH;Liquidités;5;'];
  const check = async (over: { fund?: string; rows?: string[] } = {}) => {
    const { fund = 'first-fund', rows = lines } = over;
    const file = Buffer.from(['Répartition;Code;Titre;Poids;Date', ...rows].join('\n')).toString('base64');
    return anna.ask('POST', '/1/portfolio/check', { fund, file });
  };
  const many = await check({ rows: Array.from({ length: 1_001 }, (_, line) => `Pays;${line};;1;`) });
  expect(v.parse(problemSchema, many.json()).refusal).toEqual({ reason: 'too-many-lines' });
  const plan = v.parse(portfolioPlanSchema, (await check()).json());
  const { value: before, blob } = await anna.file(path);
  expect(plan).toMatchObject({ path, blob, before });
  const [india, brazil] = v.parse(v.array(v.looseObject({ code: v.string() })), plan.before.geographic);
  expect(plan.after).toEqual({
    ...plan.before,
    date: '2026-10-31',
    geographic: [{ ...india, value: 55.5 }, brazil, { code: 'CASH', title: 'Liquidités', value: 5 }],
  });
  const edits = [
    { path: ['date'], value: '2026-10-31' },
    { path: ['geographic', 0, 'value'], value: 55.5 },
    { path: ['geographic', 2], insert: { code: 'CASH', title: 'Liquidités', value: 5 } },
  ];
  const saved = await anna.ask('POST', '/1/save', { files: [{ path, base: plan.blob, edits }] });
  expect(saved.statusCode).toBe(200);
  expect(await anna.read()).toMatchObject({ problems: [] });
  const changed = (await git('diff', '--numstat', 'main', 'draft/1')).split('\t');
  expect(changed).toEqual(['3', '2', path]);

  const refusalOf = async (row: string) =>
    v.parse(problemSchema, (await check({ rows: [`${row};31/10/2026`] })).json()).refusal;
  expect(await refusalOf('Pays;MX;;90')).toEqual({ reason: 'no-title', cell: 'B2', value: 'MX' });
  expect(await refusalOf('Pays;;Mexique;90')).toEqual({ reason: 'no-code', cell: 'B2', value: '' });
  expect(problemIn(await check({ fund: 'none' }))).toEqual([404, 'not-found']);
});
