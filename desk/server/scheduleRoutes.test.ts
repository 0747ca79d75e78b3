import * as v from 'valibot';
import { scheduleSchema, schedulesSchema } from '../api';
import { DeskProblem } from './ports';
import { hold, problemIn, revision, useDesk } from './testing/startDesk';

const theDesk = useDesk();

describe('/api/schedules', () => {
  const at = '2026-12-01T08:00:00.000Z';
  const wanted = { revision: revision.id, at, note: ' Letter ' };

  it('plans a publish, lists it and withdraws it, and tells the history', async () => {
    const { get, post, cookie } = await theDesk().startFor();
    const later = { revision: revision.id, at: '2026-12-02T08:00:00Z' };
    await post('/api/schedules', later);
    const response = await post('/api/schedules', wanted);
    expect(response.statusCode).toBe(201);
    const planned = v.parse(scheduleSchema, response.json());
    expect(planned).toEqual({
      id: 2,
      by: 'camille',
      note: 'Letter',
      at,
      revision: 'a1b2c3',
      isOvertaken: false,
    });
    const listed = v.parse(schedulesSchema, (await get('/api/schedules')).json());
    expect(listed.schedules).toMatchObject([planned, { id: 1, note: '' }]);
    const withdraw = () => theDesk().ask('DELETE', '/api/schedules/2', undefined, { cookie });
    expect((await withdraw()).statusCode).toBe(200);
    expect(problemIn(await withdraw())).toEqual([404, 'not-found']);
    expect((await get('/api/schedules')).json().schedules).toMatchObject([{ id: 1 }]);
    expect(theDesk().recorded).toEqual([
      ['schedule', { by: 'camille', note: '2026-12-02 09:00 (Paris)' }],
      ['schedule', { by: 'camille', note: '2026-12-01 09:00 (Paris): Letter' }],
      ['withdraw', { by: 'camille', note: '2026-12-01 09:00 (Paris): Letter' }],
    ]);
  });

  it('says which are overtaken, as far as the content API knows', async () => {
    const { post, get } = await theDesk().startFor();
    await post('/api/schedules', wanted);
    const isOvertaken = async () =>
      v.parse(schedulesSchema, (await get('/api/schedules')).json()).schedules[0]?.isOvertaken;
    theDesk().isOvertaken = async (id) => id === revision.id;
    expect(await isOvertaken()).toBe(true);
    theDesk().isOvertaken = () => Promise.reject(new DeskProblem(502, 'content-api-away', 'Away.'));
    expect(await isOvertaken()).toBe(false);
  });

  it('refuses the past and what is no time', async () => {
    const { post } = await theDesk().startFor();
    for (const wrong of [theDesk().now.toISOString(), '2026-11-20T09:59:59Z', '2026-12-01', 'soon', 7]) {
      const response = await post('/api/schedules', { ...wanted, at: wrong });
      expect(problemIn(response)).toEqual([400, 'invalid']);
    }
    const { cookie } = await theDesk().startFor();
    const id = await theDesk().ask('DELETE', '/api/schedules/x', undefined, { cookie });
    expect(problemIn(id)).toEqual([400, 'invalid']);
  });

  it('plans while held, but only the revision that was looked at, without problems', async () => {
    const { post } = await theDesk().startFor();
    theDesk().changes = { ...theDesk().changes, hold };
    expect((await post('/api/schedules', wanted)).statusCode).toBe(201);
    expect(problemIn(await post('/api/schedules', { ...wanted, revision: 'b2' }))).toEqual([409, 'outdated']);
    const problems = [{ file: 'a.yaml', line: 1, expected: 'A title.' }];
    theDesk().changes = { ...theDesk().changes, latest: { ...revision, problems } };
    expect(problemIn(await post('/api/schedules', wanted))).toEqual([422, 'has-problems']);
  });
});
