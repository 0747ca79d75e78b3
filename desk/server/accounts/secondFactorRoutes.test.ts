import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { accountsSchema, newSecondFactorSchema, recoveryCodesSchema, sessionSchema } from '../../api';
import type { Role } from '../deskActs';
import { freeAttempts, freeCodes } from './SignInLimit';
import { problemIn, type TestDesk, useDesk } from '../testing/startDesk';
import { password } from '../testing/useDatabase';
import { recoveryCodeCount } from './SecondFactors';

const desk = useDesk();
const own = '/api/session/second-factor';

/** A code as the application shows it, by default now. */
const codeOf = (secret: string, secondsFromNow = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: desk().now.getTime() + secondsFromNow * 1000,
  });

/** The session of camille, who has a password. Changes of her factors put another session in its place. */
async function startWithPassword(...[role = 'publisher', options]: Parameters<TestDesk['startFor']>) {
  await desk().accounts.add({ name: 'camille', role, password }, desk().now);
  const started = await desk().startFor(role, options);
  let { cookie } = started;
  const post = async (url: string, body: object) => {
    const answer = await started.post(url, body, { cookie });
    const set = answer.cookies.find(({ value }) => value !== '');
    if (set) cookie = `${set.name}=${set.value}`;
    return answer;
  };
  const get = (url: string) => started.get(url, { cookie });
  return { ...started, get, post, cookieNow: () => cookie };
}

/** And has switched her second factor on. */
async function startOn(role: Role = 'publisher') {
  const started = await startWithPassword(role);
  const { secret } = v.parse(newSecondFactorSchema, (await started.post(own, {})).json());
  const confirmed = await started.post(`${own}/confirm`, { password, code: codeOf(secret) });
  const { recoveryCodes } = v.parse(recoveryCodesSchema, confirmed.json());
  const signIn = (code?: string) =>
    desk().ask('POST', '/api/session', { name: 'camille', password, ...(code !== undefined && { code }) });
  return { ...started, secret, recoveryCodes, signIn };
}

const toldSchema = v.pipe(
  v.object({ kind: v.string(), who: v.string(), result: v.string() }),
  v.transform(({ kind, who, result }) => [`${kind} ${who} ${result}`]),
);
const kinds = () => desk().publishing.calls.flatMap(([, told]) => v.parse(toldSchema, told));
const rightAway = 30;

describe('switching it on', () => {
  it('is listed by the app under the name of the house', async () => {
    process.env.GATSBY_PRODUCT_SLUG = 'korvane';
    try {
      const { post } = await startWithPassword('editor');
      const { uri } = v.parse(newSecondFactorSchema, (await post(own, {})).json());
      expect(uri).toContain('otpauth://totp/Korvane:camille?issuer=Korvane&');
    } finally {
      delete process.env.GATSBY_PRODUCT_SLUG;
    }
  });

  it('needs a code of the secret that was shown last, and tells recovery codes once', async () => {
    const { get, post } = await startWithPassword('editor');
    const { secret: first } = v.parse(newSecondFactorSchema, (await post(own, {})).json());
    const { secret, uri } = v.parse(newSecondFactorSchema, (await post(own, {})).json());
    expect(uri).toMatch(/^otpauth:\/\/totp\/Meridane:camille\?issuer=Meridane&secret=[A-Z2-7]{32}&/);
    expect(problemIn(await post(`${own}/confirm`, { password, code: codeOf(first) }))).toEqual([
      401,
      'wrong-code',
    ]);
    const confirmed = await post(`${own}/confirm`, {
      password,
      code: codeOf(secret).replace(/(?=...$)/, ' '),
    });
    const { recoveryCodes } = v.parse(recoveryCodesSchema, confirmed.json());
    expect(new Set(recoveryCodes).size).toBe(recoveryCodeCount);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect((await get('/api/session')).json()).toMatchObject({
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
    });
    expect(problemIn(await post(own, {}))).toEqual([409, 'second-factor-on']);
    expect(problemIn(await post(`${own}/confirm`, { password, code: codeOf(secret) }))).toEqual([
      409,
      'second-factor-on',
    ]);
    const { rows } = await desk().database.read`SELECT recovery_codes FROM accounts`;
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
  });

  it('ends the other sessions of the account, which have shown no code, and nobody else’s', async () => {
    const { get, post, cookie, cookieNow } = await startWithPassword();
    const elsewhere = await desk().cookieOf('camille', 'publisher');
    const anna = await desk().cookieOf('anna', 'publisher');
    const statusOf = async (cookie: string) =>
      (await desk().ask('GET', '/api/session', undefined, { cookie })).statusCode;
    const { secret } = v.parse(newSecondFactorSchema, (await post(own, {})).json());
    await post(`${own}/confirm`, { password, code: '000000' });
    expect(await statusOf(elsewhere)).toBe(200);
    await post(`${own}/confirm`, { password, code: codeOf(secret) });
    expect(await Promise.all([elsewhere, anna].map(statusOf))).toEqual([401, 200]);
    expect((await get('/api/session')).statusCode).toBe(200);
    // Its token is another one, too.
    expect(cookieNow()).not.toBe(cookie);
    expect(await statusOf(cookie)).toBe(401);
  });

  it('needs the password, which is guessed no faster here than at the sign-in', async () => {
    const { get, post } = await startWithPassword();
    const { secret } = v.parse(newSecondFactorSchema, (await post(own, {})).json());
    const confirm = (typed: string | undefined) =>
      post(`${own}/confirm`, { password: typed, code: codeOf(secret) });
    expect((await confirm(undefined)).statusCode).toBe(400);
    for (let count = 0; count < freeAttempts; count += 1)
      expect(problemIn(await confirm('something else'))).toEqual([401, 'wrong-password']);
    expect(problemIn(await confirm(password))).toEqual([429, 'too-many-requests']);
    expect((await get('/api/session')).json()).toMatchObject({ hasSecondFactor: false });
    expect(kinds()).toEqual(Array.from({ length: freeAttempts }, () => 'sign-in-refused camille failed'));
  });

  it('is not for an account that is opened by a link alone', async () => {
    const { get, post } = await desk().startFor('editor');
    const { secret } = v.parse(newSecondFactorSchema, (await post(own, {})).json());
    expect(problemIn(await post(`${own}/confirm`, { password, code: codeOf(secret) }))).toEqual([
      401,
      'wrong-password',
    ]);
    expect((await get('/api/session')).json()).toMatchObject({ hasSecondFactor: false });
  });

  it('lets nobody in who has shown the password alone, and is still on the way', async () => {
    await startOn();
    const start = (signedInBy: 'password' | 'two-steps') =>
      desk().sessions.start({ name: 'camille', signedInBy, browser: '' }, desk().now);
    expect([await start('password'), await start('two-steps')]).toEqual([undefined, expect.any(String)]);
  });
});

describe('signing in', () => {
  it('asks for the code behind the right password alone, and starts no session without it', async () => {
    const { signIn, secret } = await startOn();
    const asked = await signIn();
    expect(problemIn(asked)).toEqual([401, 'code-needed']);
    expect(asked.cookies).toEqual([]);
    const wrong = { name: 'camille', password: 'something else', code: codeOf(secret, rightAway) };
    expect(problemIn(await desk().ask('POST', '/api/session', wrong))).toEqual([401, 'wrong-password']);
    const refused = await signIn('000000');
    expect(problemIn(refused)).toEqual([401, 'wrong-code']);
    expect(refused.cookies).toEqual([]);
    expect((await signIn(codeOf(secret, rightAway))).cookies).toHaveLength(1);
    expect(kinds()).toEqual([
      'second-factor-on camille succeeded',
      'sign-in-refused camille failed',
      'second-factor-refused camille failed',
      'sign-in camille succeeded',
    ]);
  });

  it('takes a code once, and none that is older than the last', async () => {
    const { signIn, secret } = await startOn();
    expect(problemIn(await signIn(codeOf(secret)))).toEqual([401, 'wrong-code']);
    const answers = await Promise.all([1, 2].map(() => signIn(codeOf(secret, rightAway))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(problemIn(await signIn(codeOf(secret, 0)))).toEqual([401, 'wrong-code']);
  });

  it.each([
    [-60, 401],
    [-30, 200],
    [30, 200],
    [60, 401],
  ])('takes a code of the step before and after: %s s', async (seconds, status) => {
    const { signIn, secret } = await startOn();
    desk().pass(5 * 60_000);
    expect((await signIn(codeOf(secret, seconds))).statusCode).toBe(status);
  });

  it('takes each recovery code once, and says how many are left', async () => {
    const { signIn, recoveryCodes } = await startOn();
    const [first = '', second = ''] = recoveryCodes;
    const left = async (code: string) =>
      v.parse(sessionSchema, (await signIn(code)).json()).recoveryCodesLeft;
    expect(await left(first)).toBe(9);
    expect(problemIn(await signIn(first))).toEqual([401, 'wrong-code']);
    expect(await left(second.toLowerCase().replaceAll('-', ' '))).toBe(8);
    expect(kinds().filter((kind) => kind.startsWith('recovery'))).toHaveLength(2);
  });

  it('waits after five wrong codes, wherever they come from, and only there', async () => {
    const { signIn, secret, get } = await startOn();
    for (let tried = 0; tried < freeCodes; tried += 1)
      expect(problemIn(await signIn('000000'))).toEqual([401, 'wrong-code']);
    const refused = await signIn(codeOf(secret, rightAway));
    expect(problemIn(refused)).toEqual([429, 'too-many-requests']);
    expect(refused.headers['retry-after']).toBe('2');
    expect((await get('/api/session')).statusCode).toBe(200);
    desk().pass(2000);
    expect((await signIn(codeOf(secret, rightAway))).statusCode).toBe(200);
    expect(problemIn(await signIn('000000'))).toEqual([401, 'wrong-code']);
  });

  it('by a link or an invitation asks for the code too, and keeps the link until it is right', async () => {
    const { secret, recoveryCodes } = await startOn();
    const token = await desk().sessions.createLink({ name: 'camille', role: 'publisher' }, desk().now);
    const byLink = (code?: string) => desk().ask('POST', '/api/session/link', { token, code });
    expect(problemIn(await byLink())).toEqual([401, 'code-needed']);
    expect(problemIn(await byLink('000000'))).toEqual([401, 'wrong-code']);
    expect((await byLink(codeOf(secret, rightAway))).statusCode).toBe(200);
    const invitation = await desk().sessions.invite('camille', desk().now);
    const accept = (code?: string) =>
      desk().ask('POST', '/api/session/invitation', { token: invitation.token, password, code });
    expect(problemIn(await accept())).toEqual([401, 'code-needed']);
    expect((await accept(recoveryCodes[0])).statusCode).toBe(200);
  });
});

describe('switching it off', () => {
  it('needs the password and a code, and ends the other sessions', async () => {
    const { get, post, secret, recoveryCodes, signIn } = await startOn();
    expect(problemIn(await post(`${own}/off`, { password: 'something else' }))).toEqual([
      401,
      'wrong-password',
    ]);
    expect(problemIn(await signIn())).toEqual([401, 'code-needed']);
    expect(problemIn(await post(`${own}/off`, { password }))).toEqual([401, 'code-needed']);
    expect(problemIn(await post(`${own}/off`, { password, code: '000000' }))).toEqual([401, 'wrong-code']);
    const elsewhere = await signIn(recoveryCodes[0]);
    expect((await post(`${own}/off`, { password, code: codeOf(secret, rightAway) })).statusCode).toBe(200);
    expect((await get('/api/session')).json()).toMatchObject({ hasSecondFactor: false });
    const cookie = elsewhere.cookies.map(({ name, value }) => `${name}=${value}`).join();
    expect((await desk().ask('GET', '/api/session', undefined, { cookie })).statusCode).toBe(401);
    expect((await signIn()).json()).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 });
    expect(kinds()).toContain('second-factor-off camille succeeded');
  });

  it('is an administrator’s for somebody who has lost all', async () => {
    const { post, signIn } = await startOn('editor');
    expect(problemIn(await post('/api/accounts', { name: 'jo', role: 'editor' }))).toEqual([
      403,
      'forbidden',
    ]);
    const cookie = await desk().cookieOf('alex', 'administrator');
    const list = async () =>
      v.parse(accountsSchema, (await desk().ask('GET', '/api/accounts', undefined, { cookie })).json())
        .accounts;
    const camille = (await list()).find(({ name }) => name === 'camille');
    expect(camille?.hasSecondFactor).toBe(true);
    const url = `/api/accounts/${camille?.id}/second-factor`;
    expect((await desk().ask('DELETE', url, {}, { cookie })).statusCode).toBe(200);
    expect((await list()).some(({ hasSecondFactor }) => hasSecondFactor)).toBe(false);
    expect((await signIn()).statusCode).toBe(200);
    expect(desk().publishing.calls).toContainEqual([
      'record',
      expect.objectContaining({ kind: 'second-factor-off', who: 'alex', note: 'camille' }),
    ]);
  });
});

it('is asked for beside the password when the password is changed, and not used up by one that is too weak', async () => {
  const { post, secret } = await startOn();
  const change = (next: string, code?: string) =>
    post('/api/session/password', { current: password, password: next, code });
  const next = 'jardin vert pluie';
  const code = codeOf(secret, rightAway);
  expect(problemIn(await change(next))).toEqual([401, 'code-needed']);
  expect(problemIn(await change(next, '000000'))).toEqual([401, 'wrong-code']);
  expect(problemIn(await change('password1234', code))).toEqual([422, 'password-guessable']);
  expect((await change(next, code)).json()).toMatchObject({ hasSecondFactor: true });
  expect(await desk().accounts.verify('camille', next)).toBeDefined();
});

describe('where publishers need one', () => {
  const isSecondFactorRequired = true;

  it('lets them do nothing but set it up and sign out', async () => {
    const { get, post } = await startWithPassword('publisher', { isSecondFactorRequired });
    expect((await get('/api/session')).json()).toMatchObject({ needsSecondFactor: true });
    for (const url of ['/api/changes', '/api/history', '/api/drafts', '/api/publishes/latest'])
      expect(problemIn(await get(url))).toEqual([403, 'second-factor-needed']);
    const publish = { revision: 'a1b2c3', note: '' };
    expect(problemIn(await post('/api/publishes', publish))).toEqual([403, 'second-factor-needed']);
    expect(desk().publishing.calls).toMatchObject([['record', { kind: 'publish', result: 'refused' }]]);
    const { secret } = v.parse(newSecondFactorSchema, (await post(own, {})).json());
    await post(`${own}/confirm`, { password, code: codeOf(secret) });
    expect((await get('/api/session')).json()).toMatchObject({ needsSecondFactor: false });
    expect((await get('/api/changes')).statusCode).toBe(200);
  });

  it('leaves the choice to editors, and can be left by signing out', async () => {
    const { get } = await desk().startFor('editor', { isSecondFactorRequired });
    expect((await get('/api/changes')).statusCode).toBe(200);
    const publisher = await desk().cookieOf('anna', 'publisher');
    const signOut = await desk().ask('DELETE', '/api/session', {}, { cookie: publisher });
    expect(signOut.statusCode).toBe(200);
    expect(problemIn(await desk().ask('GET', '/api/session', undefined, { cookie: publisher }))).toEqual([
      401,
      'signed-out',
    ]);
  });
});
