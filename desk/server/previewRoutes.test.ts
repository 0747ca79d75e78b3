import * as v from 'valibot';
import { previewAddressSchema, previewSchema } from '../api';
import { problemIn, revision, useDesk } from './testing/startDesk';

const theDesk = useDesk();

describe('/api/preview', () => {
  const latestHas = (problems: typeof revision.problems) => {
    theDesk().changes = { ...theDesk().changes, latest: { ...revision, problems } };
  };

  it('asks for the latest revision, for editors too, and answers a secret address', async () => {
    const { post, preview } = await theDesk().startFor('editor');
    const response = await post('/api/preview', {});
    expect(response.statusCode).toBe(202);
    expect(v.parse(previewAddressSchema, response.json()).address).toBe(
      'http://127.0.0.1:9101/preview?key=abc',
    );
    expect(preview.asked).toEqual([[revision.id, { isRetry: true }]]);
  });

  it('asks for the content as it is where it has no revisions', async () => {
    const { post, preview } = await theDesk().startFor();
    theDesk().changes = { ...theDesk().changes, latest: null };
    expect((await post('/api/preview', {})).statusCode).toBe(202);
    expect(preview.asked).toEqual([[null, { isRetry: true }]]);
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
});
