import * as v from 'valibot';
import { previewAddressSchema, previewLinksSchema, previewSchema } from '../../api';
import { problemIn, revision, useDesk } from '../testing/startDesk';

const theDesk = useDesk();

describe('/api/preview', () => {
  const latestHas = (problems: typeof revision.problems) => {
    theDesk().changes = { ...theDesk().changes, latest: { ...revision, problems } };
  };

  it('asks for the latest revision, for editors too', async () => {
    const { post, preview } = await theDesk().startFor('editor');
    expect((await post('/api/preview', {})).statusCode).toBe(202);
    expect(preview.asked).toEqual([[revision.id, { isRetry: true }]]);
  });

  it('has secret addresses, which are asked for one by one', async () => {
    const { post } = await theDesk().startFor('editor');
    const response = await post('/api/preview/links', {});
    expect(response.statusCode).toBe(201);
    expect(v.parse(previewAddressSchema, response.json())).toMatchObject({
      id: 1,
      address: 'http://127.0.0.1:9101/preview?key=abc',
    });
  });

  it('says how far it is', async () => {
    const { get, preview } = await theDesk().startFor();
    preview.state = {
      shown: { revision: 'a', builtAt: '2026-11-20T09:00:00.000Z' },
      building: { revision: 'b', startedAt: '2026-11-20T10:00:00.000Z' },
      failure: null,
    };
    expect(v.parse(previewSchema, (await get('/api/preview')).json())).toEqual(preview.state);
  });

  it('is begun when somebody looks at the changes', async () => {
    const { get, preview } = await theDesk().startFor();
    await get('/api/changes');
    expect(preview.asked).toEqual([[revision.id]]);
  });

  it('is not made of content with problems', async () => {
    const { get, post, preview } = await theDesk().startFor();
    latestHas([{ file: 'content/news/a/fr.md', line: 3, expected: 'title: expected a text' }]);
    await get('/api/changes');
    expect(problemIn(await post('/api/preview', {}))).toEqual([422, 'has-problems']);
    expect(preview.asked).toEqual([]);
  });

  const links = async (cookie: string) =>
    v.parse(
      previewLinksSchema,
      (await theDesk().ask('GET', '/api/preview/links', undefined, { cookie })).json(),
    ).links;
  const withdraw = (id: number | undefined, cookie: string) =>
    theDesk().ask('DELETE', `/api/preview/links/${id}`, undefined, { cookie });

  it('lists its addresses, with who made them, when and of what, without their keys', async () => {
    const { post, preview, cookie } = await theDesk().startFor('editor');
    await post('/api/preview/links', {});
    const at = '2026-11-20T10:00:00.000Z';
    preview.state = { ...preview.state, shown: { revision: 'a', builtAt: at } };
    await post('/api/preview/links', {});
    preview.state = { ...preview.state, building: { revision: 'b', startedAt: at } };
    await post('/api/preview/links', {});
    const shared = { by: 'camille', at, expiresAt: '2026-11-21T10:00:00.000Z' };
    expect(await links(cookie)).toEqual([
      { ...shared, id: 3, revision: 'b' },
      { ...shared, id: 2, revision: 'a' },
      { ...shared, id: 1, revision: null },
    ]);
  });

  it('has an address withdrawn by whoever made it, or by a publisher, and the history tells of it', async () => {
    const { post, cookie, publishing } = await theDesk().startFor('editor');
    const [jo, paul] = [
      await theDesk().cookieOf('jo', 'editor'),
      await theDesk().cookieOf('paul', 'publisher'),
    ];
    await post('/api/preview/links', {});
    await post('/api/preview/links', {});
    const [second, first] = await links(jo);
    expect(problemIn(await withdraw(first?.id, jo))).toEqual([404, 'not-found']);
    expect((await withdraw(first?.id, cookie)).statusCode).toBe(200);
    expect(problemIn(await withdraw(first?.id, cookie))).toEqual([404, 'not-found']);
    expect((await withdraw(second?.id, paul)).statusCode).toBe(200);
    expect(await links(jo)).toEqual([]);
    const shared = { kind: 'preview-withdrawn', result: 'succeeded', address: '127.0.0.1' };
    expect(publishing.calls).toEqual([
      ['record', { ...shared, who: 'camille', note: '' }],
      ['record', { ...shared, who: 'paul', note: 'camille' }],
    ]);
    expect(problemIn(await theDesk().ask('DELETE', '/api/preview/links/x', undefined, { cookie }))).toEqual([
      400,
      'invalid',
    ]);
  });
});
