import * as v from 'valibot';
import { accountsSchema, invitationLinkSchema } from '../../api';
import { invitationMs } from './Sessions';
import { problemIn, useDesk } from '../testing/startDesk';
import { password } from '../testing/useDatabase';

const desk = useDesk();

/** An administrator, camille, and somebody whom they have invited. */
async function startWith(role = 'publisher') {
  const { get, post, cookie, publishing } = await desk().startFor('administrator');
  const invited = await post('/api/accounts', { name: 'anna', role });
  const { token } = v.parse(invitationLinkSchema, invited.json());
  const list = async () => v.parse(accountsSchema, (await get('/api/accounts')).json()).accounts;
  const idOf = async (name: string) => (await list()).find((account) => account.name === name)?.id;
  const remove = (url: string) => desk().ask('DELETE', url, {}, { cookie });
  const accept = (body: object) => desk().ask('POST', '/api/session/invitation', body);
  const told = () => publishing.calls.flatMap(([, told]) => [told]);
  return { get, post, remove, list, idOf, accept, told, token };
}

describe('an invitation', () => {
  it('lets somebody choose a password once, and is not used up by a look', async () => {
    const { accept, token, list, told } = await startWith();
    expect((await accept({ token })).json()).toEqual({ name: 'anna' });
    expect(problemIn(await accept({ token, password: 'too short' }))).toEqual([422, 'password-short']);
    const accepted = await accept({ token, password });
    expect(accepted.json()).toMatchObject({ name: 'anna', role: 'publisher', hasPassword: true });
    expect(accepted.cookies).toHaveLength(1);
    expect(problemIn(await accept({ token, password }))).toEqual([401, 'link-expired']);
    expect(problemIn(await accept({ token }))).toEqual([401, 'link-expired']);
    expect(await list()).toMatchObject([
      { name: 'anna', invitedUntil: null, isSignedIn: true, signedInAt: desk().now.toISOString() },
      { name: 'camille', role: 'administrator' },
    ]);
    expect(told()).toMatchObject([
      { kind: 'account-added', who: 'camille', note: 'anna, publisher' },
      { kind: 'account-password', who: 'anna' },
      { kind: 'sign-in', who: 'anna' },
    ]);
  });

  it('lasts seven days, and does not sign in without a password', async () => {
    const { accept, token } = await startWith();
    expect(problemIn(await desk().ask('POST', '/api/session/link', { token }))).toEqual([
      401,
      'link-expired',
    ]);
    desk().pass(invitationMs - 1);
    expect((await accept({ token })).statusCode).toBe(200);
    desk().pass(1);
    expect(problemIn(await accept({ token }))).toEqual([401, 'link-expired']);
  });

  it('needs a name that is free', async () => {
    const { post } = await startWith();
    for (const name of ['ANNA', 'schedule', 'root'])
      expect(problemIn(await post('/api/accounts', { name, role: 'editor' }))).toEqual([409, 'name-taken']);
    expect(problemIn(await post('/api/accounts', { name: 'a b', role: 'editor' }))).toEqual([400, 'invalid']);
  });
});

it('voids the password and the sessions with a new link, and the link before', async () => {
  const { accept, token, post, idOf, list, told } = await startWith();
  const renewed = await post(`/api/accounts/${await idOf('anna')}/link`, {});
  expect(problemIn(await accept({ token }))).toEqual([401, 'link-expired']);
  const next = v.parse(invitationLinkSchema, renewed.json());
  await accept({ token: next.token, password });
  await post(`/api/accounts/${await idOf('anna')}/link`, {});
  expect((await list())[0]).toMatchObject({ name: 'anna', isSignedIn: false });
  expect(await desk().accounts.verify('anna', password)).toBeUndefined();
  expect(told()).toContainEqual(expect.objectContaining({ kind: 'account-reset', note: 'anna' }));
});

it('ends the sessions of somebody, and removes them', async () => {
  const { accept, token, idOf, list, remove, told } = await startWith();
  await accept({ token, password });
  const id = await idOf('anna');
  expect((await remove(`/api/accounts/${id}/sessions`)).statusCode).toBe(200);
  expect((await list())[0]).toMatchObject({ name: 'anna', isSignedIn: false });
  expect((await remove(`/api/accounts/${id}`)).statusCode).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['camille']);
  expect(problemIn(await remove(`/api/accounts/${id}`))).toEqual([404, 'not-found']);
  expect(told()).toMatchObject([
    {},
    {},
    {},
    { kind: 'sessions-ended', note: 'anna' },
    { kind: 'account-removed', note: 'anna' },
  ]);
});

describe('a role', () => {
  it('is changed, and takes with it what its owner has planned', async () => {
    const { post, idOf, list, told } = await startWith();
    const at = new Date(desk().now.getTime() + 3_600_000).toISOString();
    await desk().schedules.plan({ by: 'anna', note: '', revision: 'a1b2c3', at });
    await post(`/api/accounts/${await idOf('anna')}/role`, { role: 'reviewer' });
    expect((await list())[0]).toMatchObject({ name: 'anna', role: 'reviewer' });
    expect(await desk().schedules.list()).toMatchObject([{ isOrphaned: true }]);
    expect(told().slice(1)).toMatchObject([
      { kind: 'withdraw', who: 'camille' },
      { kind: 'account-role', who: 'camille', note: 'anna, reviewer' },
    ]);
  });

  it('is not one’s own to change, nor the account to remove', async () => {
    const { post, remove, idOf } = await startWith('administrator');
    const own = `/api/accounts/${await idOf('camille')}`;
    expect(problemIn(await post(`${own}/role`, { role: 'editor' }))).toEqual([409, 'own-account']);
    expect(problemIn(await remove(own))).toEqual([409, 'own-account']);
  });

  it('of administrator stays with somebody', async () => {
    const { accounts } = desk();
    await accounts.ensure({ name: 'camille', role: 'administrator' }, desk().now);
    await expect(accounts.setRole({ name: 'camille', role: 'editor' })).rejects.toMatchObject({
      code: 'last-administrator',
    });
    await expect(accounts.remove('camille')).rejects.toMatchObject({ code: 'last-administrator' });
    await accounts.ensure({ name: 'anna', role: 'administrator' }, desk().now);
    await accounts.setRole({ name: 'camille', role: 'editor' });
    await expect(accounts.remove('anna')).rejects.toMatchObject({ code: 'last-administrator' });
  });
});

it('is for administrators alone, and the history tells of others', async () => {
  const { get, post, publishing } = await desk().startFor('publisher');
  expect(problemIn(await get('/api/accounts'))).toEqual([403, 'forbidden']);
  expect(problemIn(await post('/api/accounts', { name: 'jo', role: 'editor' }))).toEqual([403, 'forbidden']);
  expect(publishing.calls.at(-1)).toMatchObject(['record', { kind: 'account-added', result: 'refused' }]);
});
