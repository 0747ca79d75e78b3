import * as v from 'valibot';
import { scheduleSchema, schedulesSchema } from '../../api';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { maxPlans } from './Schedules';
import { hold, problemIn, revision, useDesk } from '../testing/startDesk';

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
      isOrphaned: false,
    });
    const listed = v.parse(schedulesSchema, (await get('/api/schedules')).json());
    expect(listed.schedules).toMatchObject([planned, { id: 1, note: '' }]);
    const withdraw = () => theDesk().ask('DELETE', '/api/schedules/2', undefined, { cookie });
    expect((await withdraw()).statusCode).toBe(200);
    expect(problemIn(await withdraw())).toEqual([404, 'not-found']);
    expect((await get('/api/schedules')).json().schedules).toMatchObject([{ id: 1 }]);
    expect(theDesk().recorded).toEqual([
      ['schedule', { by: 'camille', note: '2026-12-02 09:00 (Paris)', address: '127.0.0.1' }],
      ['schedule', { by: 'camille', note: '2026-12-01 09:00 (Paris): Letter', address: '127.0.0.1' }],
      ['withdraw', { by: 'camille', note: '2026-12-01 09:00 (Paris): Letter', address: '127.0.0.1' }],
    ]);
  });

  it('says which are overtaken, as far as the content API knows', async () => {
    const { post, get } = await theDesk().startFor();
    await post('/api/schedules', wanted);
    const isOvertaken = async () =>
      v.parse(schedulesSchema, (await get('/api/schedules')).json()).schedules[0]?.isOvertaken;
    theDesk().isOvertaken = async (id) => id === revision.id;
    expect(await isOvertaken()).toBe(true);
    theDesk().isOvertaken = () => Promise.reject(new HttpError(httpProblems.contentApiAway('Away.')));
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

  it('takes one publish for each minute', async () => {
    const { post } = await theDesk().startFor();
    await post('/api/schedules', { ...wanted, at: '2026-12-01T08:00:59.999Z' });
    const answers = ['07:59:59', '08:00:00', '08:00:30', '08:01:00'].map((time) =>
      post('/api/schedules', { ...wanted, at: `2026-12-01T${time}Z` }),
    );
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 409, 409, 201]);
    const again = await post('/api/schedules', wanted);
    expect(problemIn(again)).toEqual([409, 'minute-taken']);
    expect(again.json().message).toContain('camille has planned');
  });

  it('takes so many at once, and another when one is withdrawn', async () => {
    const { post, cookie } = await theDesk().startFor();
    const plan = (minute: number) =>
      post('/api/schedules', { ...wanted, at: new Date(Date.parse(at) + minute * 60_000).toISOString() });
    const answers = await Promise.all(Array.from({ length: maxPlans + 3 }, (_, minute) => plan(minute)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(maxPlans);
    expect(problemIn(await plan(60))).toEqual([409, 'too-many-plans']);
    const [first] = v.parse(
      schedulesSchema,
      (await theDesk().ask('GET', '/api/schedules', undefined, { cookie })).json(),
    ).schedules;
    await theDesk().ask('DELETE', `/api/schedules/${first?.id}`, undefined, { cookie });
    expect((await plan(60)).statusCode).toBe(201);
  });

  it('says which will not be published, as their account is gone, until somebody takes them out', async () => {
    const { get, post, cookie } = await theDesk().startFor();
    await post('/api/schedules', wanted);
    const other = await theDesk().cookieOf('jo', 'publisher');
    const list = async (as: string) =>
      v.parse(
        schedulesSchema,
        (await theDesk().ask('GET', '/api/schedules', undefined, { cookie: as })).json(),
      ).schedules;
    expect(await list(cookie)).toMatchObject([{ isOrphaned: false }]);
    await theDesk().schedules.orphan('Camille');
    await theDesk().accounts.remove('camille');
    expect((await get('/api/schedules')).statusCode).toBe(401);
    const [orphan] = await list(other);
    expect(orphan).toMatchObject({ by: 'camille', isOrphaned: true });
    // Its minute is free again.
    expect((await theDesk().ask('POST', '/api/schedules', wanted, { cookie: other })).statusCode).toBe(201);
    const told = theDesk().recorded.length;
    await theDesk().ask('DELETE', `/api/schedules/${orphan?.id}`, undefined, { cookie: other });
    expect(await list(other)).toMatchObject([{ by: 'jo' }]);
    expect(theDesk().recorded).toHaveLength(told);
  });

  it('never has one due that its account may no longer ask for', async () => {
    const { post } = await theDesk().startFor();
    await post('/api/schedules', wanted);
    await theDesk().schedules.orphan('camille');
    theDesk().now = new Date('2026-12-01T09:00:00Z');
    expect(await theDesk().schedules.claimNext()).toBeUndefined();
    expect(await theDesk().schedules.list()).toEqual([]);
  });

  it('plans nothing for an account that goes while the content is read', async () => {
    const { post } = await theDesk().startFor();
    theDesk().onReading = () => theDesk().accounts.remove('camille');
    expect(problemIn(await post('/api/schedules', wanted))).toEqual([401, 'signed-out']);
    expect(await theDesk().schedules.list()).toEqual([]);
  });
});
