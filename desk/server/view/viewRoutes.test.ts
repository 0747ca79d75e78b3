import * as v from 'valibot';
import { ContentHistory } from '../../../content/revisions/testing/ContentHistory';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { contentFilesSchema, draftSchema, problemSchema, savedSchema, shownPageSchema } from '../../api';
import { problemIn, type TestDesk, useDesk } from '../testing/startDesk';

type Person = Awaited<ReturnType<TestDesk['startFor']>>;

const theDesk = useDesk();
const revision = 'a1'.repeat(20);
const team = 'team/team.yaml';

let history: ContentHistory;
let get: Person['get'];
let post: Person['post'];
beforeEach(async () => {
  history = await ContentHistory.create();
  const { repository } = history;
  theDesk().pages = {
    paths: async (of, identity) => ({ fr: `/fr/${of}/${identity}` }),
    file: async (of, { address, profile, base }) =>
      address === '/fr' ? { type: 'text/html; charset=utf-8', body: `${of} ${profile} ${base}` } : undefined,
  };
  ({ get, post } = await theDesk().startFor('editor', {
    drafts: theDesk().drafts(repository),
    pages: theDesk().pages,
  }));
});
afterEach(() => history.dispose());

it('names the page of an item in the latest commit of a draft', async () => {
  const { head } = v.parse(draftSchema, (await post('/api/drafts', { title: 'Letter' })).json());
  const answer = await get('/api/drafts/1/page?identity=news:letter');
  expect(answer.json()).toEqual({ revision: head, paths: { fr: `/fr/${head}/news:letter` } });
});

/** Saves a field of a file in a new draft. @returns the commit */
async function saveIn(path: string, field: (string | number)[], value: string): Promise<string> {
  await post('/api/drafts', { title: 'Letter' });
  const file = (await get(`/api/drafts/1/files?path=${path}`)).json();
  const [{ blob: base }] = v.parse(contentFilesSchema, file).files;
  const saved = await post('/api/drafts/1/save', {
    files: [{ path, base, edits: [{ path: field, value }] }],
  });
  return v.parse(savedSchema, saved.json()).commit;
}

it('names it as from a moment to come on, where something changes then', async () => {
  const commit = await saveIn('news/2026-10-13-example/news.yaml', ['publishAt'], '2099-12-01 09:00');
  const revisionAt = async (at: string) =>
    v.parse(shownPageSchema, (await get(`/api/drafts/1/page?identity=news:example&at=${at}`)).json())
      .revision;
  expect(await revisionAt('2099-12-01T08:00:00.000Z')).toBe(`${commit}@20991201T080000Z`);
  expect(await revisionAt('2099-12-02T08:00:00.000Z')).toBe(commit);
});

it('names the problems of a draft that cannot be shown', async () => {
  await saveIn(team, [0, 'department'], 'nowhere');
  const answer = await get('/api/drafts/1/page?identity=page:teams');
  expect(problemIn(answer)).toEqual([422, 'has-problems']);
  expect(v.parse(problemSchema, answer.json()).problems).toMatchObject([{ file: `content/${team}` }]);
});

it('knows no page of a draft that is gone', async () => {
  expect(problemIn(await get('/api/drafts/9/page?identity=page:index'))).toEqual([404, 'draft-gone']);
});

it('answers with the site as a profile sees it, in which nothing runs or leaves', async () => {
  const answer = await get(`/api/site/${revision}/PRO/fr`);
  expect(answer.body).toBe(`${revision} PRO /api/site/${revision}/PRO`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^".+"$/),
  });
  const policy = String(answer.headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox allow-same-origin']));
  expect(policy.filter((directive) => directive.startsWith('script-src'))).toEqual([]);
});

it.each([
  [`/api/site/${revision}/PRO/nothing`, 404, 'not-found'],
  [`/api/site/${revision}/KING/fr`, 400, 'invalid'],
  ['/api/site/main/PRO/fr', 400, 'invalid'],
])('says in the frame what is wrong with %s', async (url, status, code) => {
  const answer = await get(url);
  expect(problemIn(answer)).toEqual([status, code]);
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
});

it('says why a page cannot be made', async () => {
  theDesk().pages.file = async () => {
    throw new HttpError(httpProblems.notShown('no slug.'));
  };
  expect(problemIn(await get(`/api/site/${revision}/PRO/fr`))).toEqual([502, 'not-shown']);
});

it.each(['/api/drafts/1/page?identity=page:index', `/api/site/${revision}/PRO/fr`])(
  'shows nobody who is signed out %s',
  async (url) => expect(problemIn(await theDesk().ask('GET', url))).toEqual([401, 'signed-out']),
);
