import { readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from './createServer';
import { HttpError } from '../../platform/http/httpErrors';
import { projectRoot } from '../../platform/projectRoot';
import { openRevision } from '../../content/revisions/ContentRepository';
import { minimalPortrait } from '../../content/testing/minimalContent';
import { testPdf } from '../../content/testing/testPdf';
import { ContentHistory } from '../../content/revisions/testing/ContentHistory';

let history: ContentHistory;
let app: FastifyInstance;

beforeEach(async () => {
  history = await ContentHistory.create();
  const { repository } = history;
  app = await createServer({
    open: (revision) => openRevision(repository, revision),
    repository,
    now: () => history.now,
  });
});
afterEach(async () => {
  await app.close();
  await history.dispose();
});

const get = async (url: string): Promise<{ statusCode: number; body: unknown }> => {
  const { statusCode, body } = await app.inject(url);
  return { statusCode, body: JSON.parse(body) };
};
const news = 'news/2026-10-13-example';
const read = (file: string) => readFile(path.join(history.folder, file), 'utf8');

async function titleAt(revision?: string): Promise<unknown> {
  const query = '{ pages(locale: "fr", codes: ["index"]) { title } }';
  const headers = revision === undefined ? {} : { 'content-revision': revision };
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  return { of: answer.headers['content-revision'], body: answer.json().data ?? answer.json().errors };
}

test('an answer is of the revision that is asked for, and says so', async () => {
  const before = await history.git.revparse(['HEAD']);
  const page = 'pages/index/fr.yaml';
  await history.write(page, (await read(page)).replace(/^title: .*$/m, 'title: Bienvenue'));
  const after = await history.commit('A new title');
  expect(await titleAt(before)).toEqual({
    of: before,
    body: { pages: [{ title: 'Example' }] },
  });
  expect(await titleAt(after)).toEqual({ of: after, body: { pages: [{ title: 'Bienvenue' }] } });
  expect(await titleAt()).toEqual({ of: after, body: { pages: [{ title: 'Bienvenue' }] } });
  const unknown = 'f'.repeat(40);
  expect(await titleAt(unknown)).toMatchObject({ body: [{ message: `Unknown revision "${unknown}"` }] });
});

test('a revision is unknown to a repository alone: where there is none, it cannot be read now', async () => {
  await history.repository.latest();
  const paths = ['', '/file?path=company/logo.svg'].map((rest) => `/_revisions/${'f'.repeat(40)}${rest}`);
  const statuses = () => Promise.all(paths.map(async (url) => (await get(url)).statusCode));
  expect(await statuses()).toEqual([404, 404]);
  await rename(path.join(history.folder, '.git'), path.join(history.root, 'away'));
  expect(await statuses()).toEqual([503, 503]);
});

test('pictures are of that revision too', async () => {
  const before = await history.git.revparse(['HEAD']);
  await history.write('team/team.yaml', '[]');
  await history.write(
    'funds/first-fund/fund.yaml',
    (await read('funds/first-fund/fund.yaml')).replace('[first-last]', '[]'),
  );
  await history.git.rm(['team/portraits/first-last.png']);
  const after = await history.commit('Without a portrait');
  const statusAt = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/media/first-last.png', headers })).statusCode;
  expect(await statusAt({ 'content-revision': before })).toBe(200);
  expect(await statusAt({ 'content-revision': after })).toBe(404);
  expect(await statusAt({})).toBe(404);
});

test('the latest tells who made it, its problems and what is not committed', async () => {
  await history.write(`${news}/it.md`, 'no front matter');
  const id = await history.commit('A mistake');
  await history.write('company/note.txt', 'a note');
  expect((await get('/_revisions/latest')).body).toMatchObject({
    id,
    author: 'Anna',
    message: 'A mistake',
    problems: [{ file: `content/${news}/it.md`, line: 1 }],
    uncommitted: ['company/note.txt'],
  });
});

test('the latest tells what was committed on no branch', async () => {
  await history.git.raw(['switch', '--quiet', '--detach']);
  await history.write('company/note.txt', 'a note');
  await history.commit('By hand');
  expect((await get('/_revisions/latest')).body).toMatchObject({
    uncommitted: [],
    detached: [expect.stringMatching(/^[0-9a-f]{7,} By hand$/)],
  });
});

test('what is not written in every language is listed', async () => {
  const item = { kind: 'news', code: path.basename(news), title: 'Example', locales: ['it'] };
  const before = (await get('/_revisions/latest')).body;
  await history.write(`${news}/it.md`, await read(`${news}/fr.md`));
  await history.commit('In Italian');
  expect(before).toMatchObject({ untranslated: expect.arrayContaining([item]) });
  const after = (await get('/_revisions/latest')).body;
  expect(after).not.toMatchObject({ untranslated: expect.arrayContaining([item]) });
});

test('a document that is not in every language, or does not say its title, is listed', async () => {
  const folder = 'funds/first-fund/shares/ZZ0000000016';
  await rm(path.join(history.folder, folder, 'KIID.it.pdf'));
  await history.write(`${folder}/KIID.en.pdf`, testPdf({ information: '', catalogue: '/Lang (en)' }));
  await history.commit('A new KID');
  const title = 'Premier fonds – I – DIC';
  expect((await get('/_revisions/latest')).body).toMatchObject({
    untranslated: expect.arrayContaining([
      { kind: 'documents', code: 'first-fund/ZZ0000000016/KIID/2026-02-16', title, locales: ['it'] },
    ]),
    unnamed: [{ file: `content/${folder}/KIID.en.pdf`, missing: ['title'] }],
  });
});

/** Another item. Returns the commit that has it. */
async function addNews(folder: string): Promise<string> {
  await history.write(`${folder}/news.yaml`, 'category: supports\nrouteType: ROUTE\nfunds: []\n');
  const text = '---\ntitle: Un autre\nslug: un-autre\nsummary: Court.\n---\nTexte.\n';
  await history.write(`${folder}/fr.md`, text);
  return history.commit('Another item');
}

test('what a document says otherwise than the content is a problem of the revision, which can be read', async () => {
  const kid = 'funds/first-fund/shares/ZZ0000000016/KIID.fr.pdf';
  const written = readFile(path.join(projectRoot, 'content/testing/goldenKids/chromium.fr.pdf'));
  await history.write(kid, await written);
  const revision = await history.commit('A document of another share');
  const { body } = await get(`/_revisions/${revision}`);
  expect(body).toMatchObject({
    problems: expect.arrayContaining([
      {
        file: `content/${kid}`,
        line: 1,
        expected: expect.stringMatching(
          /ISIN.*: expected ZZ0000000016, as funds\/first-fund\/shares\/.* says, got "/,
        ),
      },
    ]),
  });
  expect(await titleAt(revision)).toMatchObject({ body: { pages: [{ title: 'Example' }] } });
});

test('a document without a text is told, as it cannot be compared', async () => {
  const kid = 'funds/first-fund/shares/ZZ0000000016/KIID.fr.pdf';
  await history.write(
    kid,
    await readFile(path.join(projectRoot, 'content/testing/goldenKids/scanned.fr.pdf')),
  );
  const revision = await history.commit('A scanned document');
  const { body } = await get(`/_revisions/${revision}`);
  expect(body).toMatchObject({ problems: [], uncompared: expect.arrayContaining([`content/${kid}`]) });
});

test('changes name items, who made them, and each field', async () => {
  const since = await addNews('news/2026-10-10-another');
  const text = await read(`${news}/en.md`);
  await history.write(`${news}/en.md`, text.replace('title: Example', 'title: A <b>new</b> age'));
  await history.commit('A better title');
  await history.git.rm(['-r', 'news/2026-10-10-another']);
  await history.write(
    'team/team.yaml',
    (await read('team/team.yaml')).replace('fr: Gérante', 'fr: Présidente'),
  );
  await history.write('news/2026-11-01-november/fr.md', '---\ntitle: Lettre de novembre\n---\nTexte.\n');
  const id = await history.commit('More');
  const { body } = await get(`/_revisions/${id}/changes?since=${since}`);
  const known = { by: 'Anna', at: expect.any(String), omitted: 0 };
  const field = (file: string, path: unknown[], before: string | null, after: string | null) => ({
    type: 'field',
    file,
    path,
    before,
    after,
  });
  const changes = [
    {
      ...known,
      kind: 'news',
      code: '2026-10-10-another',
      title: 'Un autre',
      change: 'removed',
      differences: expect.arrayContaining([field('fr.md', ['title'], 'Un autre', null)]),
    },
    {
      ...known,
      kind: 'news',
      code: '2026-10-13-example',
      title: 'Example',
      change: 'edited',
      differences: [field('en.md', ['title'], 'Example', 'A <b>new</b> age')],
    },
    {
      ...known,
      kind: 'news',
      code: '2026-11-01-november',
      title: 'Lettre de novembre',
      change: 'added',
      differences: [
        field('fr.md', ['title'], null, 'Lettre de novembre'),
        field('fr.md', ['text'], null, 'Texte.'),
      ],
    },
    {
      ...known,
      kind: 'team',
      code: 'team',
      title: 'team',
      change: 'edited',
      differences: [
        field(
          'team.yaml',
          [{ entry: 'first-last', title: 'First Last' }, 'role', 'fr'],
          'Gérante',
          'Présidente',
        ),
      ],
    },
  ];
  expect(body).toEqual({ changes, omitted: 0 });
});

test.each([
  ['/_revisions/latest/changes?since=HEAD', 404, 'Unknown revision "latest"'],
  ['/_revisions/HEAD/changes?since=main', 404, 'Unknown revision "HEAD"'],
  ['/_revisions/HEAD/changes', 400, 'since: expected one revision'],
  [`/_revisions/${'e'.repeat(40)}`, 404, `Unknown revision "${'e'.repeat(40)}"`],
])('%s answers %i', async (url, statusCode, error) => {
  expect(await get(url)).toEqual({ statusCode, body: { error } });
});

test('the latest of a repository that Git cannot read is its problem, and nothing that could be published', async () => {
  const before = await history.git.revparse(['HEAD']);
  expect((await get(`/_revisions/${before}`)).statusCode).toBe(200);
  await rm(path.join(history.folder, '.git'), { recursive: true });
  const { statusCode, body } = await get('/_revisions/latest');
  const expected = expect.stringMatching(
    /^expected a Git repository at .*: put it back, or clone it there again$/,
  );
  expect(statusCode).toBe(200);
  expect(body).toEqual({
    id: 'unreadable',
    at: expect.stringMatching(/^\d{4}-/),
    author: '',
    message: '',
    problems: [{ file: 'content', line: 1, expected }],
    untranslated: [],
    uncommitted: [],
  });
  expect((await get('/_revisions/unreadable')).statusCode).toBe(404);
  // The live revision is known as long as its files are there.
  expect((await get(`/_revisions/${before}`)).body).toMatchObject({
    id: expect.stringContaining(before),
    problems: [],
  });
});

test('the state of the content keeps none of these routes from answering, however their address is written', async () => {
  const closed = await createServer({
    open: () => {
      throw new HttpError([503, 'no-content', 'nothing to answer from']);
    },
    repository: history.repository,
  });
  const statusOf = async (url: string) => (await closed.inject(url)).statusCode;
  expect(await statusOf('/_revisions/latest')).toBe(200);
  expect(await statusOf('/%5Frevisions/latest')).toBe(200);
  expect(await statusOf('/nothing')).toBe(404);
  expect(await statusOf('/_revisions-of-another')).toBe(404);
  for (const url of ['/media/first-last.png', '/e/fr/docs/news/x', '/e/fr/funds/x/navs']) {
    expect([url, await statusOf(url)]).toEqual([url, 503]);
  }
  const graphql = await closed.inject({ method: 'POST', url: '/graphql', payload: { query: '{ x }' } });
  expect([graphql.statusCode, graphql.json()]).toEqual([
    503,
    { errors: [{ message: 'nothing to answer from' }] },
  ]);
});

test('what is not committed is no reason to keep the latest from being told', async () => {
  await history.write('.git/index', 'damaged');
  const { body, statusCode } = await get('/_revisions/latest');
  expect([statusCode, body]).toEqual([200, expect.objectContaining({ problems: [], uncommitted: [] })]);
});

describe('a schedule', () => {
  const file = `${news}/news.yaml`;
  const publishAt = '2026-12-01T08:00:00.000Z';
  const expireAt = '2026-12-02T08:00:00.000Z';
  let id: string;
  let [published, expired] = ['', ''];
  beforeEach(async () => {
    history.now = new Date('2026-12-01T07:59:59Z');
    const lines = 'publishAt: 2026-12-01 09:00\nexpireAt: 2026-12-02 09:00\nimage: { decorative: true }\n';
    await history.write(file, `${await read(file)}${lines}`);
    await history.write(`${news}/image.png`, minimalPortrait);
    id = await history.commit('Planned');
    [published, expired] = [`${id}@20261201T080000Z`, `${id}@20261202T080000Z`];
  });

  const isShownAt = async (revision?: string) => {
    const headers = revision === undefined ? {} : { 'content-revision': revision };
    const { statusCode, headers: answered } = await app.inject({
      url: '/media/news/example.png',
      headers,
    });
    return [statusCode, answered['content-revision']];
  };

  test('makes revisions of its moments, each of which stays', async () => {
    expect((await get('/_revisions/latest')).body).toMatchObject({ id, changesAt: publishAt });
    expect(await isShownAt()).toEqual([404, id]);
    history.now = new Date(publishAt);
    expect((await get('/_revisions/latest')).body).toMatchObject({ id: published, changesAt: expireAt });
    expect(await isShownAt()).toEqual([200, published]);
    history.now = new Date('2027-01-01T00:00:00Z');
    const { body } = await get('/_revisions/latest');
    expect(body).toMatchObject({ id: expired, message: 'Planned' });
    expect(body).not.toHaveProperty('changesAt');
    for (const revision of [id, published, expired]) {
      expect(await isShownAt(revision)).toEqual([revision === published ? 200 : 404, revision]);
    }
  });

  test('a revision says when it is over, whenever it is asked, and which it is by now', async () => {
    history.now = new Date(expireAt);
    expect((await get(`/_revisions/${id}`)).body).toMatchObject({ id, changesAt: publishAt });
    const at = encodeURIComponent(published);
    expect((await get(`/_revisions/${at}`)).body).toMatchObject({ id: published, changesAt: expireAt });
    for (const asked of [id, at]) {
      expect((await get(`/_revisions/${asked}?asOf=now`)).body).toMatchObject({ id: expired });
    }
    expect((await get(`/_revisions/${id}?asOf=then`)).statusCode).toBe(400);
  });

  test('that is over as it is committed has its moments all the same', async () => {
    history.now = new Date('2026-12-24T00:00:00Z');
    id = await addNews('news/2026-12-24-another');
    const { body } = await get('/_revisions/latest');
    expect(body).toMatchObject({ id: `${id}@20261202T080000Z` });
    expect(await isShownAt(`${id}@20261201T080000Z`)).toEqual([200, `${id}@20261201T080000Z`]);
  });

  test('has no other moments', async () => {
    for (const moment of ['20261201T080001Z', '20261201T090000Z', '', 'now', '20261399T080000Z']) {
      const revision = `${id}@${moment}`;
      expect((await get(`/_revisions/${encodeURIComponent(revision)}`)).statusCode).toBe(404);
      expect(await isShownAt(revision)).toEqual([404, undefined]);
    }
  });

  test('shows what has come and gone among the changes', async () => {
    const changes = async (since: string, to: string) => {
      const { body } = await get(`/_revisions/${encodeURIComponent(to)}/changes?since=${since}`);
      return body;
    };
    const item = {
      kind: 'news',
      code: path.basename(news),
      title: 'Example',
    };
    const field = { type: 'field', file: 'news.yaml', before: null };
    const came = { ...field, path: ['publishAt'], after: publishAt };
    const went = { ...field, path: ['expireAt'], after: expireAt };
    const told = (change: string, difference: object) => ({
      changes: [{ ...item, change, differences: [difference], omitted: 0 }],
      omitted: 0,
    });
    expect(await changes(id, published)).toEqual(told('added', came));
    expect(await changes(published, expired)).toEqual(told('removed', went));
    expect(await changes(id, expired)).toEqual({ changes: [], omitted: 0 });
  });
});

describe('a date', () => {
  const midnight = '2026-11-30T23:00:00.000Z';
  const aSecondBefore = '2026-11-30T22:59:59.000Z';
  let id: string;
  let begun: string;
  const commitAt = async (time: string) => {
    history.now = new Date(time);
    id = await addNews('news/2026-12-01-letter');
    begun = `${id}@20261130T230000Z`;
  };

  /** Codes of news in live data, and in search. */
  const expectNews = async (codes: string[], revision?: string) => {
    const headers = revision === undefined ? {} : { 'content-revision': revision };
    const ask = async (url: string, payload: object): Promise<unknown> =>
      JSON.parse((await app.inject({ method: 'POST', url, headers, payload })).body);
    const items = codes.map((code) => ({ code }));
    const query = '{ news(locale: "fr") { items { code } } }';
    expect(await ask('/graphql', { query })).toEqual({ data: { news: { items } } });
    expect(await ask('/_content/fr/news', {})).toMatchObject({ items });
  };

  test('makes a revision of its midnight in Paris; the one of before stays', async () => {
    await commitAt(aSecondBefore);
    expect((await get('/_revisions/latest')).body).toMatchObject({ id, changesAt: midnight });
    await expectNews(['example']);
    history.now = new Date(midnight);
    expect((await get('/_revisions/latest')).body).toMatchObject({ id: begun });
    await expectNews(['letter', 'example']);
    history.now = new Date('2026-12-09T12:00:00Z');
    await expectNews(['example'], id);
    await expectNews(['letter', 'example'], begun);
    expect((await get(`/_revisions/${id}`)).body).toMatchObject({ id, changesAt: midnight });
    const { body } = await get(`/_revisions/${id}?asOf=now`);
    expect(body).toMatchObject({ id: begun });
    expect(body).not.toHaveProperty('changesAt');
  });

  test('that has come by the time of the commit makes none', async () => {
    await commitAt(midnight);
    const { body } = await get('/_revisions/latest');
    expect(body).toMatchObject({ id });
    expect(body).not.toHaveProperty('changesAt');
    await expectNews(['letter', 'example']);
    expect((await get(`/_revisions/${encodeURIComponent(begun)}`)).statusCode).toBe(404);
  });

  test('waits for its day though the clock of who committed is ahead', async () => {
    await commitAt('2026-12-05T08:00:00Z');
    history.now = new Date(aSecondBefore);
    await expectNews(['example']);
    history.now = new Date(midnight);
    await expectNews(['letter', 'example']);
  });

  test('shows among the changes what has come', async () => {
    const navs = 'funds/first-fund/navs/ZZ0000000016.csv';
    const fund = 'funds/first-fund/fund.yaml';
    await history.write(navs, `${await read(navs)}2026-12-01,1220.10,\n`);
    await history.write(fund, (await read(fund)).replace('date: 2026-03-31', 'date: 2026-12-01'));
    await commitAt(aSecondBefore);
    const { body } = await get(`/_revisions/${encodeURIComponent(begun)}/changes?since=${id}`);
    const differences = [
      {
        file: 'navs/ZZ0000000016.csv',
        share: 'I',
        type: 'field',
        path: ['date'],
        before: '2026-10-30',
        after: '2026-12-01',
      },
      {
        file: 'fund.yaml',
        type: 'field',
        path: ['documents', { entry: 'PROSPECTUS' }, 'date'],
        before: null,
        after: '2026-12-01',
      },
    ];
    const came = { type: 'field', file: 'news.yaml', path: ['date'], before: null, after: '2026-12-01' };
    expect(body).toEqual({
      changes: [
        {
          kind: 'funds',
          code: 'first-fund',
          title: 'Premier fonds',
          change: 'edited',
          differences,
          omitted: 0,
        },
        {
          kind: 'news',
          code: '2026-12-01-letter',
          title: 'Un autre',
          change: 'added',
          differences: [came],
          omitted: 0,
        },
      ],
      omitted: 0,
    });
  });
});

describe('a picture of a revision', () => {
  const portrait = 'team/portraits/first-last.png';
  const pictureOf = (revision: string, file: string) =>
    app.inject(`/_revisions/${revision}/file?path=${encodeURIComponent(file)}`);

  test('is sent as it was, and does nothing but be drawn', async () => {
    const since = await history.git.revparse(['HEAD']);
    await history.write(portrait, 'no picture any more');
    const id = await history.commit('Replaced');
    const answer = await pictureOf(since, portrait);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(minimalPortrait)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect((await pictureOf(id, portrait)).statusCode).toBe(404);
    expect((await pictureOf(since, 'company/image.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  test('is never a link, nor anything else of the repository', async () => {
    await symlink('portraits/first-last.png', path.join(history.folder, 'team/link.png'));
    const id = await history.commit('A link');
    for (const file of [
      'team/link.png',
      'team/team.yaml',
      '../content/company/image.svg',
      '',
      `${portrait}\n${id}`,
    ]) {
      expect((await pictureOf(id, file)).statusCode).toBe(404);
    }
    expect((await app.inject(`/_revisions/${id}/file`)).statusCode).toBe(400);
    expect((await pictureOf('HEAD', portrait)).statusCode).toBe(404);
  });
});
