import * as v from 'valibot';
import { ownSessionsSchema, problemSchema, sessionSchema } from '../../api';
import { idleMs } from './Sessions';
import { freeAtAddress, freeAttempts } from './SignInLimit';
import { hashOf } from './secretTokens';
import { problemIn, useDesk } from '../testing/startDesk';
import { password } from '../testing/useDatabase';

const theDesk = useDesk();

beforeEach(async () => {
  const { accounts, now } = theDesk();
  await accounts.add({ name: 'Camille', role: 'publisher', password }, now);
});

const signIn = (name: string, secret: string, headers: Record<string, string> = {}) =>
  theDesk().ask('POST', '/api/session', { name, password: secret }, headers);

const useLink = (token: string) => theDesk().ask('POST', '/api/session/link', { token });

const session = (cookie: string) => theDesk().ask('GET', '/api/session', undefined, { cookie });
const statusesOf = async (...cookies: string[]) =>
  (await Promise.all(cookies.map(session))).map(({ statusCode }) => statusCode);

/** Name and value of the session cookie that an answer sets. */
function cookieIn({ headers }: { headers: object }): string {
  const header = 'set-cookie' in headers ? String(headers['set-cookie']) : '';
  return header.split(';', 1)[0] ?? '';
}

describe('signing in', () => {
  it('answers with the session, and sets a cookie that no script can read', async () => {
    await theDesk().start();
    const response = await signIn(' camille ', password);
    expect(response.statusCode).toBe(200);
    expect(v.parse(sessionSchema, response.json())).toEqual({
      name: 'Camille',
      role: 'publisher',
      hasPassword: true,
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
      needsSecondFactor: false,
      isCompanyAccount: false,
      siteUrl: 'https://www.example.com',
    });
    expect(response.headers['set-cookie']).toMatch(
      /^desk-session=[\w-]{43}; Path=\/; Expires=Fri, 20 Nov 2026 22:00:00 GMT; HttpOnly; SameSite=Strict$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await session(cookieIn(response))).json()).toEqual(response.json());
    expect(theDesk().publishing.calls).toEqual([
      ['record', { kind: 'sign-in', who: 'Camille', result: 'succeeded', address: '127.0.0.1' }],
    ]);
  });

  it('is not possible without a record of it', async () => {
    const desk = theDesk();
    await desk.start();
    desk.publishing.problem = new Error('disk full');
    const link = await desk.sessions.createLink({ name: 'Camille', role: 'publisher' }, desk.now);
    for (const response of [await signIn('camille', password), await useLink(link)]) {
      expect(response.statusCode).toBe(500);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is in the log, with the way, and without the token', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    await theDesk().start({ logger: { level: 'info', stream } });
    const [, token = ''] = cookieIn(await signIn('camille', password)).split('=');
    expect(lines.filter((line) => line.includes('"account":"Camille","signedInBy":"password"'))).toHaveLength(
      1,
    );
    expect(lines.join('')).not.toContain(token);
  });

  it('sets a cookie for https only behind a proxy', async () => {
    const deskUrl = 'https://desk.example.com';
    await theDesk().start({ deskUrl });
    const response = await signIn('camille', password, { host: 'desk.example.com', origin: deskUrl });
    const set = response.headers['set-cookie'];
    expect(set).toMatch(
      /^__Host-desk-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
    const ask = (cookie: string) =>
      theDesk().ask('GET', '/api/session', undefined, { cookie, host: 'desk.example.com' });
    expect((await ask(cookieIn(response))).statusCode).toBe(200);
    // Another host of the domain could have set one without the prefix.
    expect((await ask(cookieIn(response).replace('__Host-', ''))).statusCode).toBe(401);
  });

  it('ends the session that the browser had', async () => {
    await theDesk().start();
    const first = cookieIn(await signIn('camille', password));
    const second = await signIn('camille', password, { cookie: first });
    expect(cookieIn(second)).not.toBe(first);
    expect(await statusesOf(first, cookieIn(second))).toEqual([401, 200]);
  });

  it.each([
    ['a wrong password', 'camille', 'wrong horse battery', 'Camille'],
    ['an unknown name', 'my secret password', password, ''],
  ])('refuses %s in the same words, and records it without what was typed', async (_, name, secret, who) => {
    await theDesk().start();
    const response = await signIn(name, secret);
    expect(response.statusCode).toBe(401);
    expect(v.parse(problemSchema, response.json())).toEqual({
      code: 'wrong-password',
      message: 'There is no such account, or the password is wrong.',
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(theDesk().publishing.calls).toEqual([
      ['record', { kind: 'sign-in-refused', who, result: 'failed', address: '127.0.0.1' }],
    ]);
  });

  it.each([
    [{}],
    [{ name: 'camille' }],
    [{ name: ['camille'], password }],
    [{ name: 'camille', password: 'x'.repeat(201) }],
    [{ name: ' ', password }],
    [[]],
  ])('refuses %j as invalid', async (body) => {
    await theDesk().start();
    const response = await theDesk().ask('POST', '/api/session', body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid']);
    expect(response.body).not.toContain(password);
  });

  it('says how long a name has to wait after failures, and takes the right password then', async () => {
    await theDesk().start();
    for (let count = 0; count < freeAttempts; count += 1)
      expect((await signIn('camille', 'wrong horse battery')).statusCode).toBe(401);
    const refused = await signIn('CAMILLE', password);
    expect(refused.statusCode).toBe(429);
    expect(v.parse(problemSchema, refused.json())).toMatchObject({
      code: 'too-many-requests',
      retryAfter: 2,
    });
    expect(refused.headers['retry-after']).toBe('2');
    theDesk().pass(2_000);
    expect((await signIn('CAMILLE', password)).statusCode).toBe(200);
  });

  const deskUrl = 'https://desk.example.com';
  const from = (forwarded: string) => ({
    host: 'desk.example.com',
    origin: deskUrl,
    'x-forwarded-for': forwarded,
  });

  it('is slowed down by the address that a proxy names, and names it in the history', async () => {
    await theDesk().start({ deskUrl });
    for (let count = 0; count < freeAttempts; count += 1)
      await signIn('camille', 'wrong horse battery', from(`198.51.100.${count}, 203.0.113.9`));
    expect((await signIn('camille', password, from('203.0.113.9'))).statusCode).toBe(429);
    expect((await signIn('camille', password, from('203.0.113.10'))).statusCode).toBe(200);
    const told = theDesk().publishing.calls.map(([, entry]) => entry);
    expect(told).toMatchObject([
      ...Array.from({ length: freeAttempts }, () => ({ kind: 'sign-in-refused', address: '203.0.113.9' })),
      { kind: 'sign-in', address: '203.0.113.10' },
    ]);
  });

  it('does not believe X-Forwarded-For without a proxy', async () => {
    await theDesk().start();
    for (let count = 0; count < freeAttempts; count += 1)
      await signIn('camille', 'wrong horse battery', { 'x-forwarded-for': `203.0.113.${count}` });
    const other = { 'x-forwarded-for': '203.0.113.250' };
    expect((await signIn('camille', password, other)).statusCode).toBe(429);
  });

  it('tells the history of each name that there is, and of the first and each hundredth that there is not', async () => {
    const desk = theDesk();
    await desk.start();
    const triedBefore = (count: number) =>
      desk.database.write`INSERT OR REPLACE INTO sign_in_attempts
        VALUES (${hashOf('127.0.0.1')}, ${count}, ${desk.now.getTime()}, 0)`;
    /** Waits before the attempt, as a new name has to where many have been tried. */
    const isTold = async (name: string, before: number) => {
      const told = desk.publishing.calls.length;
      await triedBefore(before);
      if ((await signIn(name, 'wrong horse battery')).statusCode === 429) {
        desk.pass(60_000);
        expect((await signIn(name, 'wrong horse battery')).statusCode).toBe(401);
      }
      return desk.publishing.calls.length > told;
    };
    expect(await isTold('nobody0', 0)).toBe(true);
    expect(await isTold('nobody1', freeAtAddress - 1)).toBe(true);
    expect(await isTold('nobody2', freeAtAddress)).toBe(false);
    expect(await isTold('nobody3', 99)).toBe(true);
    expect(await isTold('nobody4', 100)).toBe(false);
    expect(await isTold('camille', 101)).toBe(true);
  });
});

describe('a session', () => {
  it.each([[''], ['desk-session='], ['desk-session=made-up'], ['desk-session=%E0%A4%A']])(
    'is asked for with the cookie %j',
    async (cookie) => {
      await theDesk().start();
      const response = await session(cookie);
      expect(response.statusCode).toBe(401);
      expect(v.parse(problemSchema, response.json()).code).toBe('signed-out');
    },
  );

  it('goes on while somebody does something, which the page says, and not while it only asks', async () => {
    const desk = theDesk();
    await desk.start();
    const cookie = await desk.cookieOf('Camille', 'publisher');
    const ask = async (idleSeconds: string | undefined) => {
      const headers = { cookie, 'desk-idle-seconds': idleSeconds };
      return (await desk.ask('GET', '/api/changes', undefined, headers)).statusCode;
    };
    desk.pass(idleMs - 1);
    expect(await ask('0')).toBe(200);
    desk.pass(idleMs - 60_000);
    for (const said of [undefined, '', '-1', 'now', '1e-9', '0, 0', String(idleMs / 1000)])
      expect(await ask(said)).toBe(200);
    desk.pass(60_000);
    expect(await ask('0')).toBe(401);
  });

  it('ends with sign-out, which clears the cookie, and whose request has no body', async () => {
    const desk = theDesk();
    await desk.start();
    const cookie = await desk.cookieOf('Camille', 'publisher');
    const response = await desk.ask('DELETE', '/api/session', undefined, { cookie });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(response.headers['set-cookie']).toMatch(
      /^desk-session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly/,
    );
    expect((await session(cookie)).statusCode).toBe(401);
    expect((await desk.ask('DELETE', '/api/session')).statusCode).toBe(200);
  });
});

describe('a sign-in link', () => {
  const linkOf = (name: string) => theDesk().sessions.createLink({ name, role: 'publisher' }, theDesk().now);

  it('signs in once', async () => {
    const desk = theDesk();
    await desk.start();
    const token = await linkOf('root');
    const response = await useLink(token);
    expect(v.parse(sessionSchema, response.json())).toMatchObject({ name: 'root', hasPassword: false });
    expect((await session(cookieIn(response))).json()).toMatchObject({ name: 'root', role: 'publisher' });
    expect(desk.publishing.calls).toEqual([
      ['record', { kind: 'sign-in', who: 'root', result: 'succeeded', address: '127.0.0.1' }],
    ]);
    const again = await useLink(token);
    expect(problemIn(again)).toEqual([401, 'link-expired']);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('is not used up by what only looks at it, nor by what is not from the page', async () => {
    const desk = theDesk();
    await desk.start();
    const token = await linkOf('root');
    const looks = ['GET', 'HEAD', 'OPTIONS', 'PUT'] as const;
    for (const method of looks) {
      for (const url of [
        `/sign-in/${token}`,
        `/sign-in?token=${token}`,
        `/api/session/link?token=${token}`,
      ]) {
        const answer = await desk.ask(method, url, method === 'PUT' ? { token } : undefined);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    }
    const foreign = { origin: 'https://evil.example' };
    const foreignForm = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const headers of [foreign, foreignForm])
      expect((await desk.ask('POST', '/api/session/link', { token }, headers)).statusCode).toBe(403);
    expect((await useLink(token)).statusCode).toBe(200);
  });

  it.each(['made-up', '\0', 'a'.repeat(90)])('that is %j has expired', async (token) => {
    await theDesk().start();
    expect(problemIn(await useLink(token))).toEqual([401, 'link-expired']);
  });
});

describe('an own password', () => {
  const next = 'jardin vert pluie';
  const change = (cookie: string, body: object) =>
    theDesk().ask('POST', '/api/session/password', body, { cookie });

  it('is changed by whoever knows it, which ends the other sessions, and is in the history', async () => {
    const desk = theDesk();
    await desk.start();
    const [own, other] = [
      await desk.cookieOf('Camille', 'publisher'),
      await desk.cookieOf('Camille', 'publisher'),
    ];
    const response = await change(own, { current: password, password: next });
    expect(v.parse(sessionSchema, response.json()).name).toBe('Camille');
    expect(await statusesOf(own, other, cookieIn(response))).toEqual([401, 401, 200]);
    expect(await desk.accounts.verify('Camille', next)).toBeDefined();
    expect(desk.publishing.calls).toEqual([
      [
        'record',
        {
          kind: 'account-password',
          who: 'Camille',
          note: 'Camille',
          result: 'succeeded',
          address: '127.0.0.1',
        },
      ],
    ]);
  });

  it('stays when the current one is wrong, or the next one weak', async () => {
    const desk = theDesk();
    await desk.start();
    const cookie = await desk.cookieOf('Camille', 'publisher');
    expect(problemIn(await change(cookie, { current: 'wrong horse battery', password: next }))).toEqual([
      401,
      'wrong-password',
    ]);
    for (const [weak, code] of [
      ['short', 'password-short'],
      ['y'.repeat(201), 'password-long'],
      ['password1234', 'password-guessable'],
    ])
      expect(problemIn(await change(cookie, { current: password, password: weak }))).toEqual([422, code]);
    expect(await statusesOf(cookie)).toEqual([200]);
    expect(await desk.accounts.verify('Camille', password)).toBeDefined();
  });

  it('is not guessed faster by whoever has a session than at the sign-in', async () => {
    const desk = theDesk();
    await desk.start();
    const cookie = await desk.cookieOf('Camille', 'publisher');
    for (let count = 0; count < freeAttempts; count += 1)
      await change(cookie, { current: 'wrong horse battery', password: next });
    expect(problemIn(await change(cookie, { current: password, password: next }))).toEqual([
      429,
      'too-many-requests',
    ]);
  });

  it('is none of an account that signs in by link', async () => {
    const desk = theDesk();
    await desk.start();
    const cookie = await desk.cookieOf('root', 'publisher');
    expect(problemIn(await change(cookie, { current: password, password: next }))).toEqual([
      401,
      'wrong-password',
    ]);
  });
});

describe('the sessions of an account', () => {
  const listed = async (cookie: string) =>
    v.parse(ownSessionsSchema, (await theDesk().ask('GET', '/api/sessions', undefined, { cookie })).json())
      .sessions;

  it('are listed for their owner, with how they were signed in, where, since when, and when they were used', async () => {
    const desk = theDesk();
    await desk.start();
    await desk.cookieOf('jo', 'editor');
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
    await signIn('camille', password, { 'user-agent': phone });
    desk.pass(60_000);
    const token = await desk.sessions.createLink({ name: 'Camille', role: 'publisher' }, desk.now);
    const own = cookieIn(await useLink(token));
    desk.pass(5 * 60_000);
    await desk.ask('GET', '/api/changes', undefined, { cookie: own, 'desk-idle-seconds': '60' });
    expect(await listed(own)).toEqual([
      {
        id: expect.any(Number),
        isThis: true,
        signedInBy: 'link',
        browser: '',
        startedAt: '2026-11-20T10:01:00.000Z',
        usedAt: '2026-11-20T10:05:00.000Z',
      },
      {
        id: expect.any(Number),
        isThis: false,
        signedInBy: 'password',
        browser: 'Safari, iPhone',
        startedAt: '2026-11-20T10:00:00.000Z',
        usedAt: '2026-11-20T10:00:00.000Z',
      },
    ]);
    desk.pass(idleMs - 2 * 60_000);
    expect(await listed(own)).toHaveLength(1);
  });

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
      'Firefox, macOS',
    ],
    ['curl/8.5.0', ''],
    ['<script>', ''],
  ])('are known by browser and system: %s', async (userAgent, words) => {
    await theDesk().start();
    const own = cookieIn(await signIn('camille', password, { 'user-agent': userAgent }));
    expect(await listed(own)).toEqual([expect.objectContaining({ browser: words })]);
  });

  it('are ended one by one, or all others at once, and never somebody else’s', async () => {
    const desk = theDesk();
    await desk.start();
    const ofJo = await desk.cookieOf('jo', 'editor');
    const [own = '', other = '', another = ''] = await Promise.all(
      [1, 2, 3].map(() => desk.cookieOf('Camille', 'publisher')),
    );
    const idOf = async (cookie: string) => (await listed(cookie)).find(({ isThis }) => isThis)?.id;
    const end = async (which: string) =>
      (await desk.ask('DELETE', `/api/${which}`, undefined, { cookie: own })).body;
    expect(await end(`sessions/${await idOf(ofJo)}`)).toBe('{"count":0}');
    expect(await end(`sessions/${await idOf(other)}`)).toBe('{"count":1}');
    expect(await statusesOf(own, other, another, ofJo)).toEqual([200, 401, 200, 200]);
    expect(await end('session/others')).toBe('{"count":1}');
    expect(await end('session/others')).toBe('{"count":0}');
    expect(await statusesOf(own, another, ofJo)).toEqual([200, 401, 200]);
    const ended = { kind: 'sessions-ended', who: 'Camille', result: 'succeeded', address: '127.0.0.1' };
    expect(desk.publishing.calls).toEqual([
      ['record', ended],
      ['record', ended],
    ]);
  });
});
