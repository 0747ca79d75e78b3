import { chmod, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { minimalPortrait } from '../testing/minimalContent';
import { ContentChanges } from './contentChanges';
import type * as gitObjects from './gitObjects';
import { commitLog, readBlobs, treeChanges, treeEntries } from './gitObjects';
import { ContentHistory } from './testing/ContentHistory';

jest.mock('./gitObjects', () => {
  const actual = jest.requireActual<typeof gitObjects>('./gitObjects');
  return {
    ...actual,
    treeChanges: jest.fn(actual.treeChanges),
    treeEntries: jest.fn(actual.treeEntries),
    readBlobs: jest.fn(actual.readBlobs),
    commitLog: jest.fn(actual.commitLog),
  };
});
const questions = [treeChanges, treeEntries, readBlobs, commitLog].map((ask) => jest.mocked(ask));

let history: ContentHistory;
let changes: ContentChanges;
let since: string;
beforeEach(async () => {
  history = await ContentHistory.create();
  changes = new ContentChanges(history.repository);
  since = await history.git.revparse(['HEAD']);
});
afterEach(() => history.dispose());

const news = 'news/2026-10-13-example';
const fund = 'funds/first-fund';
const navFile = `${fund}/navs/ZZ0000000016.csv`;
const read = (file: string) => readFile(path.join(history.folder, file), 'utf8');

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  await history.write(file, (await read(file)).replace(from, to));
}

/** Commits, and tells what has changed since the beginning. */
async function committed() {
  return changes.between(since, await history.commit('A change'));
}

const differences = async (kind: string) => {
  const { changes: items } = await committed();
  return items.find((item) => item.kind === kind)?.differences;
};

describe('many changes', () => {
  test('are told by one process of Git for each question, whatever their number', async () => {
    for (let index = 0; index < 30; index += 1) {
      await history.write(
        `news/2026-09-${String(index + 1).padStart(2, '0')}-many/fr.md`,
        `---\ntitle: ${index}\n---\nText.\n`,
      );
    }
    const id = await history.commit('Many');
    // Both are read once for all that is asked of them; the newer one has problems.
    await Promise.allSettled([since, id].map((revision) => history.repository.open(revision)));
    for (const ask of questions) ask.mockClear();
    const { changes: items } = await changes.between(since, id);
    expect(items).toHaveLength(30);
    expect(items.every(({ by, at }) => by === 'Anna' && at !== undefined)).toBe(true);
    expect(questions.map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1, 1]);
  });

  test('are compared once for each pair of commits, also for those who ask at the same time', async () => {
    await edit(`${news}/fr.md`, 'Example', 'Other');
    const id = await history.commit('A change');
    // Git is asked for what differs when the files of the second one are read, too.
    await Promise.all([since, id].map((revision) => history.repository.open(revision)));
    jest.mocked(treeChanges).mockClear();
    const answers = await Promise.all([changes.between(since, id), changes.between(since, id)]);
    expect(await changes.between(since, id)).toBe(answers[0]);
    expect(answers[1]).toBe(answers[0]);
    expect(treeChanges).toHaveBeenCalledTimes(1);
  });

  test('of huge texts keep the part that differs, and the answer small', async () => {
    const passage = 'A passage that stays. '.repeat(5_000);
    await edit(`${news}/fr.md`, /A \*\*first\*\* paragraph\./, `${passage}Old end.${passage}`);
    since = await history.commit('Long');
    await edit(`${news}/fr.md`, 'Old end.', 'New end.');
    const answer = await committed();
    expect(JSON.stringify(answer).length).toBeLessThan(2_000);
    expect(answer.changes[0]?.differences).toMatchObject([
      {
        path: ['text'],
        before: expect.stringMatching(/^….* Old end\..*…$/),
        after: expect.stringContaining('New end.'),
      },
    ]);
  });

  test('of one item that are too many are counted', async () => {
    const entries = Array.from({ length: 300 }, (_, index) => `- code: c${index}\n  title: ${index}\n`);
    await history.write('countries/more.yaml', entries.join(''));
    const { changes: items } = await committed();
    expect(items[0]?.differences).toHaveLength(200);
    expect(items[0]?.omitted).toBe(400);
  });
});

describe('a file that cannot be compared', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
  for (const [name, of] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf']) {
    bomb.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${of}`).join(', ')}]`);
  }

  test.each<[what: string, why: object, write: () => Promise<unknown>]>([
    [
      'a link to a folder',
      { why: 'link' },
      () => symlink('/etc', path.join(history.folder, 'company/odd.yaml')),
    ],
    [
      'a file that became a link',
      { why: 'link' },
      async () => {
        await rm(path.join(history.folder, 'company/company.yaml'));
        await symlink('/proc/self/environ', path.join(history.folder, 'company/company.yaml'));
      },
    ],
    [
      'another repository',
      { why: 'repository' },
      async () => {
        await mkdir(path.join(history.folder, 'company/odd'));
        await history.git.raw(['update-index', '--add', '--cacheinfo', `160000,${since},company/odd`]);
      },
    ],
    ['an alias bomb', { type: 'incomparable' }, () => history.write('company/odd.yaml', bomb.join('\n'))],
    [
      'a loop of aliases',
      { type: 'incomparable' },
      () => history.write('company/odd.yaml', 'a: &a { b: *a }'),
    ],
    [
      'nesting that is too deep',
      { type: 'incomparable' },
      () => history.write('company/odd.yaml', '['.repeat(50_000) + ']'.repeat(50_000)),
    ],
    [
      'a text of bytes that are none',
      { why: 'binary' },
      () => history.write('company/odd.yaml', Buffer.from([0xff, 0xfe, 0, 1])),
    ],
    ['too much text', { why: 'too-large' }, () => history.write('company/odd.yaml', 'x'.repeat(1_100_000))],
    [
      'YAML with a slip',
      { why: 'invalid', line: 3 },
      () => edit('company/company.yaml', 'baseline: {', 'baseline: {{'),
    ],
  ])('for %s says why, once, beside the others', async (_, why, write) => {
    await write();
    await edit(`${news}/fr.md`, 'title: Example', 'title: Other');
    const { changes: items } = await committed();
    expect(items.map(({ kind }) => kind)).toEqual(['company', 'news']);
    expect(items[0]?.differences).toMatchObject([{ type: 'incomparable', ...why }]);
    expect(items[1]).toMatchObject({ title: 'Other', differences: [{ before: 'Example', after: 'Other' }] });
  });

  test('says so of the older side', async () => {
    await edit('company/company.yaml', 'baseline: {', 'baseline: {{');
    since = await history.commit('A slip');
    await edit('company/company.yaml', 'baseline: {{', 'baseline: {');
    expect(await differences('company')).toMatchObject([{ why: 'invalid', isBefore: true }]);
  });
});

describe('files that are no text', () => {
  test('are told by both pictures, and by their sizes', async () => {
    await history.write(`${news}/image.png`, minimalPortrait);
    await history.write('company/terms.pdf', Buffer.alloc(2_000));
    since = await history.commit('Files');
    await history.write(`${news}/image.png`, Buffer.concat([minimalPortrait, Buffer.alloc(10)]));
    await history.write('company/terms.pdf', Buffer.alloc(3_000));
    const kid = 'shares/ZZ0000000016/KIID.fr.pdf';
    await history.write(`funds/first-fund/${kid}`, Buffer.alloc(3_000));
    const { changes: items } = await committed();
    const [pdf, document, image] = items.map((item) => item.differences);
    expect(document).toMatchObject([{ file: kid, share: 'I', type: 'file', after: { bytes: 3_000 } }]);
    expect(pdf).toEqual([
      { file: 'terms.pdf', type: 'file', before: { bytes: 2_000 }, after: { bytes: 3_000 } },
    ]);
    const picturePath = `${news}/image.png`;
    expect(image).toEqual([
      {
        file: 'image.png',
        type: 'picture',
        before: { bytes: minimalPortrait.length, path: picturePath },
        after: { bytes: minimalPortrait.length + 10, path: picturePath },
      },
    ]);
  });

  test('may differ in nothing but their mode or how they are written', async () => {
    await chmod(path.join(history.folder, 'pages/index/fr.yaml'), 0o755);
    await edit('company/company.yaml', /^/, '# A comment\n');
    const { changes: items } = await committed();
    expect(items.map((item) => item.differences)).toEqual([
      [{ file: 'company.yaml', type: 'layout' }],
      [{ file: 'fr.yaml', type: 'layout' }],
    ]);
  });
});

test('an item with another name is the same item', async () => {
  await history.git.mv(news, 'news/2026-10-14-example');
  await edit('news/2026-10-14-example/en.md', 'title: Example', 'title: Other');
  await history.git.mv('team/portraits/first-last.png', 'team/portraits/last.png');
  const { changes: items } = await committed();
  expect(items).toMatchObject([
    {
      kind: 'news',
      code: '2026-10-14-example',
      from: '2026-10-13-example',
      change: 'edited',
      differences: [{ file: 'en.md', before: 'Example', after: 'Other' }],
    },
    {
      code: 'portraits/last',
      from: 'portraits/first-last',
      differences: [{ type: 'renamed', from: 'portraits/first-last.png', file: 'portraits/last.png' }],
    },
  ]);
});

test('a file whose name begins with a colon has an author and a date', async () => {
  await history.write(':(glob)notes.txt', 'A note');
  const { changes: items } = await committed();
  expect(items).toMatchObject([{ code: ':(glob)notes', by: 'Anna', at: expect.any(String) }]);
});

test('scenarios are told by month, of the share that they are of', async () => {
  const scenarioFile = `${fund}/scenarios/ZZ0000000016.csv`;
  await edit(scenarioFile, '2026-09,STRESS,4310', '2026-09,STRESS,4320');
  await history.write(scenarioFile, `${await read(scenarioFile)}2026-11,STRESS,4300,-57,3540,-18.8\n`);
  const rest = ['UNFAVOURABLE 7740 -22.6 8420 -3.4', 'MODERATE 10410 4.1 12970 5.3'];
  const september = (stress: string) => [stress, ...rest, 'FAVOURABLE 14480 44.8 16760 10.9'];
  const told = { file: 'scenarios/ZZ0000000016.csv', share: 'I', type: 'field' };
  expect(await differences('funds')).toEqual([
    { ...told, path: [{ entry: '2026-11' }], before: null, after: ['STRESS 4300 -57 3540 -18.8'] },
    {
      ...told,
      path: [{ entry: '2026-09' }],
      before: september('STRESS 4310 -56.9 3540 -18.8'),
      after: september('STRESS 4320 -56.9 3540 -18.8'),
    },
  ]);
});

describe('prices', () => {
  test('are told day by day, of the share that they are of', async () => {
    await edit(navFile, '2024-01-03,1001.50,1000.80', '2024-01-03,1101.65,1000.80');
    await edit(navFile, '2026-10-30,1210.40,\n', '2026-10-29,1210.40,\n2026-11-02,1220.00,1300\n');
    expect(await differences('funds')).toEqual([
      {
        file: 'navs/ZZ0000000016.csv',
        share: 'I',
        type: 'navs',
        added: 2,
        changed: 1,
        removed: 1,
        isAppended: false,
        days: [
          {
            date: '2024-01-03',
            before: { nav: '1001.50', benchmark: '1000.80' },
            after: { nav: '1101.65', benchmark: '1000.80' },
          },
          { date: '2026-10-30', before: { nav: '1210.40', benchmark: '' }, after: null },
          { date: '2026-11-02', before: null, after: { nav: '1220.00', benchmark: '1300' } },
          { date: '2026-10-29', before: null, after: { nav: '1210.40', benchmark: '' } },
        ],
        largest: expect.objectContaining({ date: '2024-01-03' }),
        uncorrected: ['2024-01-03'],
      },
    ]);
  });

  test.each([
    [
      'a correction of the value before',
      'date: 2024-01-03, correctedOn: 2024-01-05, formerNav: 1001.5',
      undefined,
    ],
    ['one of another value', 'date: 2024-01-03, correctedOn: 2024-01-05, formerNav: 1001.4', ['2024-01-03']],
    ['one of another day', 'date: 2024-01-02, correctedOn: 2024-01-05, formerNav: 1001.5', ['2024-01-03']],
    ['one that cannot be read', 'date: 2024-01-03, formerNav: "1001,5"', ['2024-01-03']],
  ])('that change beside %s', async (_what, correction, uncorrected) => {
    await edit(navFile, '2024-01-03,1001.50,1000.80', '2024-01-03,1002.65,1000.80');
    const reason = 'reason: { fr: A, en: A, it: A }';
    await edit(
      `${fund}/shares/ZZ0000000016.yaml`,
      'confirmedNavs:',
      `navCorrections:\n  - { ${correction}, ${reason} }\nconfirmedNavs:`,
    );
    const navs = (await differences('funds'))?.find(({ type }) => type === 'navs');
    expect(navs).toMatchObject({ changed: 1 });
    expect(navs?.type === 'navs' && navs.uncorrected).toEqual(uncorrected);
  });

  test('of which the index alone changes need no correction', async () => {
    await edit(navFile, '2024-01-03,1001.50,1000.80', '2024-01-03,1001.50,1000.90');
    const [navs] = (await differences('funds')) ?? [];
    expect(navs).toMatchObject({ type: 'navs', changed: 1 });
    expect(navs).not.toHaveProperty('uncorrected');
  });

  test('that only follow the last day are told as such', async () => {
    await edit(navFile, '2026-10-30,1210.40,\n', '2026-10-30,1210.40,\n2026-11-02,1220.00,1300\n');
    expect(await differences('funds')).toEqual([expect.objectContaining({ added: 1, isAppended: true })]);
  });

  test('of a thousand days are shown by the first, their number, and the largest change', async () => {
    const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    const lines = (nav: (index: number) => number) =>
      Array.from({ length: 1_000 }, (_, index) => `${day(index)},${nav(index)},100\n`).join('');
    await history.write(navFile, `date,nav,benchmark\n${lines(() => 100)}`);
    since = await history.commit('A series');
    await history.write(navFile, `date,nav,benchmark\n${lines((index) => (index === 700 ? 50 : 101))}`);
    const [navs] = (await differences('funds')) ?? [];
    expect(navs).toMatchObject({
      changed: 1_000,
      added: 0,
      largest: { date: day(700), after: { nav: '50' } },
    });
    expect(navs?.type === 'navs' && navs.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 20 }, (_, index) => day(index)),
    );
  });

  test('of another header are not compared', async () => {
    await edit(navFile, 'date,nav,benchmark', 'date,benchmark,nav');
    expect(await differences('funds')).toMatchObject([{ type: 'incomparable', why: 'failed' }]);
  });
});

describe('entries of lists', () => {
  test('are matched by what they are, not by their place', async () => {
    await edit(
      `${fund}/shares/ZZ0000000016.yaml`,
      '  - { type: KIID, date: 2026-02-16 }',
      '  - { type: PROSPECTUS, date: 2026-03-01 }\n  - { type: KIID, date: 2026-11-15 }',
    );
    await edit(`${fund}/portfolio.yaml`, '- { title: Example Bank, value: 6.2 }\n', '');
    await edit(`${fund}/portfolio.yaml`, 'Example Foods, value: 4.1', 'Example Foods, value: 4.2');
    expect(await differences('funds')).toEqual([
      {
        file: 'portfolio.yaml',
        type: 'field',
        path: ['topLines', { entry: 'Example Foods', title: 'Example Foods' }, 'value'],
        before: 4.1,
        after: 4.2,
      },
      ...['title', 'value'].map((name) => ({
        file: 'portfolio.yaml',
        type: 'field',
        path: ['topLines', { entry: 'Example Bank', title: 'Example Bank' }, name],
        before: name === 'title' ? 'Example Bank' : 6.2,
        after: null,
      })),
      ...[
        ['type', 'PROSPECTUS'],
        ['date', '2026-03-01'],
      ].map(([name, after]) => ({
        file: 'shares/ZZ0000000016.yaml',
        share: 'I',
        type: 'field',
        path: ['documents', { entry: 'PROSPECTUS', date: '2026-03-01' }, name],
        before: null,
        after,
      })),
      {
        file: 'shares/ZZ0000000016.yaml',
        share: 'I',
        type: 'field',
        path: ['documents', { entry: 'KIID', date: '2026-11-15' }, 'date'],
        before: '2026-02-16',
        after: '2026-11-15',
      },
    ]);
  });

  test('of one type are matched by their date', async () => {
    const documents = (dates: string[]) => dates.map((date) => `- { type: KIID, date: ${date} }\n`).join('');
    await history.write('countries/more.yaml', documents(['2026-01-01', '2026-02-01']));
    since = await history.commit('Two');
    await history.write('countries/more.yaml', documents(['2026-02-01', '2026-03-01']));
    expect(await differences('countries')).toMatchObject([{ before: '2026-01-01', after: '2026-03-01' }]);
  });

  test('in another order are said to be', async () => {
    const path = 'countries/languages.yaml';
    const [first = '', second = '', third = ''] = (await read(path)).trim().split('\n');
    await history.write(path, `${second}\n${first}\n${third}\n`);
    const titles = [
      { fr: 'français', en: 'French', it: 'francese' },
      { fr: 'anglais', en: 'English', it: 'inglese' },
      { fr: 'italien', en: 'Italian', it: 'italiano' },
    ];
    expect(await differences('countries')).toEqual([
      {
        file: 'languages.yaml',
        type: 'order',
        path: [],
        before: titles,
        after: [titles[1], titles[0], titles[2]],
      },
    ]);
  });

  test('that are words are one value', async () => {
    await edit(`${fund}/fund.yaml`, 'visibleTo: [RETAIL, INSTIT, PRO]', 'visibleTo: [PRO]');
    expect(await differences('funds')).toEqual([
      {
        file: 'fund.yaml',
        type: 'field',
        path: ['visibleTo'],
        before: ['RETAIL', 'INSTIT', 'PRO'],
        after: ['PRO'],
      },
    ]);
  });
});

test('a text in place of texts by language is told, and names that objects inherit are fields like others', async () => {
  await history.write('countries/more.yaml', 'title: { fr: Un }\nconstructor: a\n');
  since = await history.commit('Texts');
  await history.write('countries/more.yaml', 'title: One\n');
  expect(await differences('countries')).toMatchObject([
    { path: ['title', 'fr'], before: 'Un', after: null },
    { path: ['title'], before: null, after: 'One' },
    { path: ['constructor'], before: 'a', after: null },
  ]);
});
