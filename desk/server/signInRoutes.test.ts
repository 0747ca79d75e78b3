import * as v from 'valibot';
import { problemSchema, sessionSchema } from '../api';
import { attemptsPerAccount, attemptsPerAddress } from './signInRoutes';
import { sessionMs } from './sessions';
import { useDesk } from './testing/startDesk';
import { password } from './testing/useDatabase';

const theDesk = useDesk();

beforeEach(async () => {
  const { accounts, now } = theDesk();
  await accounts.add({ name: 'Camille', role: 'publisher', password }, now);
});

const signIn = (name: string, secret: string, headers: Record<string, string> = {}) =>
  theDesk().ask('POST', '/api/session', { name, password: secret }, headers);

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
      expiresAt: '2026-11-20T22:00:00.000Z',
      siteUrl: 'https://www.example.com',
    });
    expect(response.headers['set-cookie']).toMatch(
      /^desk-session=[\w-]{43}; Path=\/; Expires=Fri, 20 Nov 2026 22:00:00 GMT; HttpOnly; SameSite=Strict$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    const again = await theDesk().ask('GET', '/api/session', undefined, { cookie: cookieIn(response) });
    expect(again.json()).toEqual(response.json());
    expect(theDesk().publishing.calls).toEqual([['recordSignIn', { who: 'Camille', wasRefused: false }]]);
  });

  it('is not possible without a record of it', async () => {
    const desk = theDesk();
    await desk.start();
    desk.publishing.problem = new Error('disk full');
    const link = await desk.sessions.createLink({ name: 'Camille', role: 'publisher' }, desk.now);
    for (const response of [await signIn('camille', password), await desk.ask('GET', `/sign-in/${link}`)]) {
      expect(response.statusCode).toBe(500);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('sets a cookie for https only behind a proxy', async () => {
    const deskUrl = 'https://desk.example.com';
    await theDesk().start({ deskUrl });
    const response = await signIn('camille', password, { host: 'desk.example.com', origin: deskUrl });
    expect(response.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('ends the session that the browser had', async () => {
    await theDesk().start();
    const first = cookieIn(await signIn('camille', password));
    const second = await signIn('camille', password, { cookie: first });
    expect(cookieIn(second)).not.toBe(first);
    const statuses = await Promise.all(
      [first, cookieIn(second)].map(async (cookie) => {
        return (await theDesk().ask('GET', '/api/session', undefined, { cookie })).statusCode;
      }),
    );
    expect(statuses).toEqual([401, 200]);
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
    expect(theDesk().publishing.calls).toEqual([['recordSignIn', { who, wasRefused: true }]]);
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

  it('lets nobody guess on, not even with the right password, and locks no other account', async () => {
    await theDesk().start();
    for (let count = 0; count < attemptsPerAccount; count += 1) {
      expect((await signIn('camille', 'wrong horse battery')).statusCode).toBe(401);
    }
    const refused = await signIn('CAMILLE', password);
    expect(refused.statusCode).toBe(429);
    expect(v.parse(problemSchema, refused.json())).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBe(refused.json().retryAfter);
    expect((await signIn('jo', 'wrong horse battery')).statusCode).toBe(401);
  });

  it('counts guesses that come at the same time', async () => {
    await theDesk().start();
    const answers = await Promise.all(
      Array.from({ length: attemptsPerAccount + 3 }, () => signIn('camille', 'wrong horse battery')),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(3);
  });

  it('does not count those who know their password', async () => {
    await theDesk().start();
    for (let count = 0; count <= attemptsPerAccount; count += 1) {
      expect((await signIn('camille', password)).statusCode).toBe(200);
    }
  });

  it('limits an address, which a proxy names and a client does not', async () => {
    const deskUrl = 'https://desk.example.com';
    await theDesk().start({ deskUrl });
    const from = (forwarded: string) => ({
      host: 'desk.example.com',
      origin: deskUrl,
      'x-forwarded-for': forwarded,
    });
    const flood = Array.from({ length: attemptsPerAddress }, (_, count) =>
      signIn(`user${count}`, 'wrong horse battery', from(`198.51.100.${count}, 203.0.113.9`)),
    );
    expect(new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect((await signIn('camille', password, from('203.0.113.9'))).statusCode).toBe(429);
    expect((await signIn('camille', password, from('203.0.113.10'))).statusCode).toBe(200);
  });

  it('does not believe X-Forwarded-For without a proxy', async () => {
    await theDesk().start();
    const flood = Array.from({ length: attemptsPerAddress }, (_, count) =>
      signIn(`user${count}`, 'wrong horse battery', { 'x-forwarded-for': `203.0.113.${count}` }),
    );
    await Promise.all(flood);
    const other = { 'x-forwarded-for': '203.0.113.250' };
    expect((await signIn('camille', password, other)).statusCode).toBe(429);
  });
});

describe('a session', () => {
  const session = (cookie: string) => theDesk().ask('GET', '/api/session', undefined, { cookie });

  it.each([[''], ['desk-session='], ['desk-session=made-up'], ['desk-session=%E0%A4%A']])(
    'is asked for with the cookie %j',
    async (cookie) => {
      await theDesk().start();
      const response = await session(cookie);
      expect(response.statusCode).toBe(401);
      expect(v.parse(problemSchema, response.json()).code).toBe('signed-out');
    },
  );

  it('goes on while it is used, with a new cookie at most once a minute', async () => {
    const desk = theDesk();
    await desk.start();
    const cookie = await desk.cookieOf('Camille', 'publisher');
    desk.pass(59_000);
    expect((await session(cookie)).headers['set-cookie']).toBeUndefined();
    desk.pass(1_000);
    const extended = await session(cookie);
    expect(cookieIn(extended)).toBe(cookie);
    expect(extended.headers['set-cookie']).toContain('Expires=Fri, 20 Nov 2026 22:01:00 GMT');
    desk.pass(sessionMs - 1);
    expect((await session(cookie)).statusCode).toBe(200);
    desk.pass(sessionMs);
    expect((await session(cookie)).statusCode).toBe(401);
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

  it('ends with its account', async () => {
    const desk = theDesk();
    await desk.start();
    const cookie = await desk.cookieOf('jo', 'editor');
    await desk.accounts.remove('jo');
    expect((await session(cookie)).statusCode).toBe(401);
  });
});

describe('a sign-in link', () => {
  it('signs in once', async () => {
    const desk = theDesk();
    await desk.start();
    const token = await desk.sessions.createLink({ name: 'root', role: 'publisher' }, desk.now);
    const preview = await desk.ask('HEAD', `/sign-in/${token}`);
    expect(preview.headers['set-cookie']).toBeUndefined();

    const response = await desk.ask('GET', `/sign-in/${token}`);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['referrer-policy']).toBe('same-origin');
    const cookie = cookieIn(response);
    const { name, role } = (await desk.ask('GET', '/api/session', undefined, { cookie })).json();
    expect([name, role]).toEqual(['root', 'publisher']);
    expect(desk.publishing.calls).toEqual([['recordSignIn', { who: 'root', wasRefused: false }]]);

    const again = await desk.ask('GET', `/sign-in/${token}`);
    expect([again.statusCode, again.headers.location]).toEqual([303, '/?link=expired']);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it.each(['made-up', '%00', 'a'.repeat(90)])(
    'that is %j leads to the page, which says so',
    async (token) => {
      await theDesk().start();
      const response = await theDesk().ask('GET', `/sign-in/${token}`);
      expect([response.statusCode, response.headers.location]).toEqual([303, '/?link=expired']);
    },
  );

  it('is not in the log', async () => {
    const desk = theDesk();
    const lines: string[] = [];
    await desk.start({
      logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
    });
    const token = await desk.sessions.createLink({ name: 'root', role: 'publisher' }, desk.now);
    await desk.ask('HEAD', `/sign-in/${token}`);
    await desk.ask('GET', `/sign-in/${token}`);
    expect(lines.filter((line) => line.includes('/sign-in/…'))).toHaveLength(2);
    expect(lines.join('')).not.toContain(token);
  });
});
