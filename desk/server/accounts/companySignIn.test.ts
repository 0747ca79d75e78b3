import * as v from 'valibot';
import { accountsSchema, problemSchema } from '../../api';
import { problemIn } from '../testing/startDesk';
import { password } from '../testing/useDatabase';
import { CompanyAccounts } from './CompanyAccounts';
import { CompanyProvider } from './CompanyProvider';
import { pendingMs } from './companySignInRoutes';
import { anna, cookieIn, deskUrl, own, refusalIn, roles, useCompany } from '../testing/useCompany';

const siteUrl = 'https://www.example.com';
const { desk, company, start, get, beginAt, signIn, sessionOf, told } = useCompany();

describe('signing in for the first time', () => {
  it('makes an account by name and groups, of which the highest role counts, and goes back to where it began', async () => {
    await start();
    const answer = await signIn('/oidc/start?return=%2Fdrafts%2Fdraft-3');
    expect(answer.headers.location).toBe('/drafts/draft-3');
    expect(await sessionOf(answer)).toMatchObject({
      name: 'anna@example.com',
      role: 'publisher',
      hasPassword: false,
      isCompanyAccount: true,
    });
    const who = 'anna@example.com';
    expect(told()).toEqual([
      { kind: 'account-added', who, note: `${who}, publisher`, result: 'succeeded', address: '127.0.0.1' },
      { kind: 'sign-in', who, result: 'succeeded', address: '127.0.0.1' },
    ]);
  });

  it.each([
    ['not of an address that nobody has verified', { email_verified: false }, 'adelmas'],
    ['not of one that a text says so of', { email_verified: 'false' }, 'adelmas'],
    ['of an address that nothing is said of', { email_verified: undefined }, 'anna@example.com'],
    ['without an address, by the name', { email: undefined, preferred_username: undefined }, 'Anna-Delmas'],
    [
      'never as an address that may be somebody else’s',
      { email: undefined, preferred_username: 'jo@example.com' },
      'jo-example.com',
    ],
    ['not as an address that differs from theirs', { email: 'anna+web@example.com' }, 'anna-web-example.com'],
    [
      'by the subject, where there is nothing else',
      { email: '', preferred_username: ' ', name: undefined },
      'anna-1',
    ],
  ])('names the account %s', async (_, claims, name) => {
    company.people.set('anna-1', { ...anna, ...claims, groups: ['writers'] });
    await start();
    expect(await sessionOf(await signIn())).toMatchObject({ name, role: 'editor' });
  });

  it.each([
    ['it', 'administrator'],
    ['web writers; it', 'administrator'],
    ['everybody,marketing', 'publisher'],
    ['it support', undefined],
    ['web writers', 'editor'],
    ['writers, web; it', 'administrator'],
    [['writers it'], undefined],
    [['it; writers'], undefined],
  ])('takes the groups of %j', async (groups, role) => {
    company.people.set('anna-1', { ...anna, groups });
    const known = new Map([...roles, ['web writers', 'editor'] as const]);
    await start({ provider: new CompanyProvider({ ...company.settings, roles: known }) });
    const answer = await signIn();
    if (role === undefined) expect(refusalIn(answer)).toEqual([302, '/?company=no-group', '']);
    else expect(await sessionOf(answer)).toMatchObject({ role });
  });

  it.each([
    ['groups.roles', { groups: { roles: ['it'] } }],
    ['groups.desk.roles', { groups: { desk: { roles: 'everybody, it' } } }],
  ])('reads the groups at the path %s', async (groupsClaim, claims) => {
    company.people.set('anna-1', { ...anna, ...claims });
    await start({ provider: new CompanyProvider({ ...company.settings, groupsClaim, roles }) });
    expect(await sessionOf(await signIn())).toMatchObject({ role: 'administrator' });
  });

  it('asks with PKCE, state and nonce, which are in a short-lived cookie that no script and no other site’s form gets', async () => {
    await start();
    const { begun } = await beginAt();
    const asked = Object.fromEntries(new URL(begun.headers.location ?? '').searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost:9100/oidc/callback',
      scope: 'openid profile email groups',
      code_challenge_method: 'S256',
    });
    expect([asked.state, asked.nonce, asked.code_challenge]).not.toContain(undefined);
    expect(begun.headers['set-cookie']).toMatch(
      /^desk-sign-in-[\w-]{8}=[\w.-]+; Path=\/; Expires=Fri, 20 Nov 2026 10:10:00 GMT; HttpOnly; SameSite=Lax$/,
    );
    expect(begun.headers['cache-control']).toBe('no-store');
  });

  it('comes back to the address of the proxy, with cookies for https', async () => {
    await start({ deskUrl });
    const headers = { host: 'desk.example.com' };
    const { begun, callback, cookie, address } = await beginAt('/oidc/start', headers);
    expect(address.origin).toBe(deskUrl);
    expect(begun.headers['set-cookie']).toMatch(
      /^__Host-desk-sign-in-[\w-]{8}=.+; HttpOnly; Secure; SameSite=Lax$/,
    );
    const answer = await get(callback, { ...headers, cookie });
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^__Host-desk-session=.+; HttpOnly; Secure; SameSite=Strict$/),
    );
    expect((await sessionOf(answer, headers)).name).toBe('anna@example.com');
  });
});

describe('signing in again', () => {
  it('takes the role of the groups as they are now, with what somebody has planned who may publish no more', async () => {
    await start();
    await signIn();
    const at = new Date(desk().now.getTime() + 3_600_000).toISOString();
    await desk().schedules.plan({ by: 'anna@example.com', note: '', revision: 'a1b2c3', at });
    company.people.set('anna-1', { ...anna, email: 'anna.martin@example.com', groups: ['writers'] });
    expect(await sessionOf(await signIn())).toMatchObject({ name: 'anna@example.com', role: 'editor' });
    expect(await desk().schedules.list()).toMatchObject([{ isOrphaned: true }]);
    expect(told().slice(2)).toMatchObject([
      { kind: 'withdraw', who: 'anna@example.com' },
      { kind: 'account-role', who: 'anna@example.com', note: 'anna@example.com, editor' },
      { kind: 'sign-in', who: 'anna@example.com' },
    ]);
    company.people.set('anna-1', { ...anna, groups: ['it'] });
    expect(await sessionOf(await signIn())).toMatchObject({ role: 'administrator' });
  });

  it('is refused to the last administrator whose groups make them none', async () => {
    company.people.set('anna-1', { ...anna, groups: ['it'] });
    await start();
    await signIn();
    company.people.set('anna-1', { ...anna, groups: ['writers'] });
    expect(refusalIn(await signIn())).toEqual([302, '/?company=last-administrator', '']);
    await desk().accounts.ensure({ name: 'root', role: 'administrator' }, desk().now);
    expect(await sessionOf(await signIn())).toMatchObject({ role: 'editor' });
  });
});

describe('nobody gets in', () => {
  it.each([['nobody-knows'], [undefined], [{ it: true }]])('whose groups are %j', async (groups) => {
    company.people.set('anna-1', { ...anna, groups });
    await start();
    expect(refusalIn(await signIn())).toEqual([302, '/?company=no-group', '']);
    expect(told()).toEqual([
      { kind: 'sign-in-refused', who: '', note: 'anna@example.com', result: 'failed', address: '127.0.0.1' },
    ]);
    expect(await desk().accounts.list()).toEqual([]);
  });

  it('whose groups no longer open the desk, and whose account the history names', async () => {
    await start();
    await signIn();
    company.people.set('anna-1', anna);
    expect(refusalIn(await signIn())).toEqual([302, '/?company=no-group', '']);
    expect(told().at(-1)).toMatchObject({ kind: 'sign-in-refused', who: 'anna@example.com' });
  });

  it.each(['ANNA@example.com', 'anna'])(
    'who would take over the account %s, which has a password',
    async (name) => {
      await desk().accounts.add({ name, role: 'administrator', password }, desk().now);
      await start();
      expect(refusalIn(await signIn())).toEqual([302, '/?company=name-taken', '']);
      expect(await desk().accounts.list()).toMatchObject([
        { name, role: 'administrator', hasPassword: true },
      ]);
      await desk().accounts.ensure({ name: 'camille', role: 'administrator' }, desk().now);
      await desk().accounts.remove(name);
      expect(await sessionOf(await signIn())).toMatchObject({ role: 'publisher' });
    },
  );

  it('who has got the mail address of somebody before them', async () => {
    await start();
    await signIn();
    company.people.set('anna-2', { ...anna, groups: ['it'] });
    company.person = 'anna-2';
    expect(refusalIn(await signIn())).toEqual([302, '/?company=name-taken', '']);
  });

  it('who is called as the history calls a program', async () => {
    company.people.set('anna-1', { preferred_username: 'schedule', groups: ['writers'] });
    await start();
    expect(refusalIn(await signIn())).toEqual([302, '/?company=name-taken', '']);
  });

  it('whose account was removed, until they are readmitted', async () => {
    await start();
    const session = await signIn();
    await desk().accounts.remove('anna@example.com');
    expect((await get('/api/session', { cookie: cookieIn(session) })).statusCode).toBe(401);
    expect(refusalIn(await signIn())).toEqual([302, '/?company=removed', '']);
    const accounts = new CompanyAccounts(desk().database, siteUrl);
    expect(await accounts.readmit('jo')).toBe(false);
    expect(await accounts.readmit('Anna@example.com')).toBe(true);
    expect(await sessionOf(await signIn())).toMatchObject({ role: 'publisher' });
  });

  it('without a record of it', async () => {
    await start();
    desk().publishing.problem = new Error('disk full');
    expect(refusalIn(await signIn())).toEqual([302, '/?company=failed', '']);
  });
});

it('ends the session that the browser had, though its cookie does not come with the way back, and only once somebody is in', async () => {
  await start();
  await desk().accounts.add({ name: 'jo', role: 'editor', password }, desk().now);
  const jo = await desk().cookieOf('jo', 'editor');
  const isOpen = async (cookie: string) => (await get('/api/session', { cookie })).statusCode === 200;
  company.isRefusing = true;
  const refused = await beginAt('/oidc/start', { ...own, cookie: jo });
  expect((await get(refused.callback, { cookie: refused.cookie })).headers.location).toBe('/?company=denied');
  expect(await isOpen(jo)).toBe(true);
  company.isRefusing = false;
  const { callback, cookie } = await beginAt('/oidc/start', { ...own, cookie: jo });
  const answer = await get(callback, { cookie });
  expect(await Promise.all([jo, cookieIn(answer)].map(isOpen))).toEqual([false, true]);
});

it.each([
  ['cross-site', false],
  ['same-site', false],
  ['same-origin', true],
  ['none', true],
])('is begun by a press at the desk, or by hand: %s', async (from, isBegun) => {
  await start();
  const begun = await get('/oidc/start', { ...own, 'sec-fetch-site': from });
  expect(begun.headers.location?.startsWith(company.settings.issuer)).toBe(isBegun);
  expect(begun.cookies).toHaveLength(isBegun ? 1 : 0);
});

describe('an answer of the provider', () => {
  const expired = [302, '/?company=expired', ''];

  it('counts once', async () => {
    await start();
    const { callback, cookie } = await beginAt();
    expect((await get(callback, { cookie })).headers.location).toBe('/');
    expect(refusalIn(await get(callback, { cookie }))).toEqual(expired);
  });

  it('is for the browser that has begun', async () => {
    await start();
    const [first, second] = [await beginAt(), await beginAt()];
    expect(refusalIn(await get(first.callback))).toEqual(expired);
    expect(refusalIn(await get(first.callback, { cookie: second.cookie }))).toEqual(expired);
    const [name] = first.cookie.split('=');
    expect(refusalIn(await get(first.callback, { cookie: `${name}=made-up` }))).toEqual(expired);
    const swapped = second.cookie.replace(/^[^=]+/, name ?? '');
    expect(refusalIn(await get(first.callback, { cookie: swapped }))).toEqual(expired);
    expect((await get(second.callback, { cookie: second.cookie })).headers.location).toBe('/');
  });

  it('may be for one of two tabs, each of which goes back to its own page', async () => {
    await start();
    const first = await beginAt('/oidc/start?return=%2Faccounts');
    const second = await beginAt('/oidc/start', { ...own, cookie: first.cookie });
    const cookie = `${first.cookie}; ${second.cookie}`;
    expect((await get(first.callback, { cookie })).headers.location).toBe('/accounts');
    expect((await get(second.callback, { cookie })).headers.location).toBe('/');
  });

  it('has one of eight cookies at most: a request with more may be refused', async () => {
    await start();
    const cookie = Array.from({ length: 8 }, (_, index) => `desk-sign-in-tab${index}=x`).join('; ');
    const { begun } = await beginAt('/oidc/start', { ...own, cookie });
    expect([begun.headers['set-cookie']].flat()).toHaveLength(9);
    expect(cookieIn(begun)).toMatch(/^desk-sign-in-[\w-]{8}=[^;]+$/);
  });

  it('comes within ten minutes, and clears the cookie', async () => {
    await start();
    const [late, timely] = [await beginAt(), await beginAt()];
    desk().pass(pendingMs - 1_000);
    const answer = await get(timely.callback, { cookie: timely.cookie });
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^desk-sign-in-[\w-]{8}=; Max-Age=0/),
    );
    desk().pass(1_000);
    expect(refusalIn(await get(late.callback, { cookie: late.cookie }))).toEqual(expired);
  });

  it('is not one that another desk has begun, nor this one before a restart', async () => {
    await start();
    const { callback, cookie } = await beginAt();
    await desk().app?.close();
    await start();
    expect(refusalIn(await get(callback, { cookie }))).toEqual(expired);
  });

  it('that says that the person refuses is told as such', async () => {
    company.isRefusing = true;
    await start();
    expect(refusalIn(await signIn())).toEqual([302, '/?company=denied', '']);
  });

  it('is none if the code is not of the provider', async () => {
    await start();
    const { callback, cookie } = await beginAt();
    const forged = callback.replace(/code=[^&]+/, 'code=made-up');
    expect(refusalIn(await get(forged, { cookie }))).toEqual(expired);
  });
});

it.each([
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/%09/evil.example\t', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/accounts//evil.example', '/'],
  ['/?next=//evil.example', '/'],
  ['/oidc/start', '/'],
  ['', '/'],
  ['/accounts', '/accounts'],
  ['/drafts/draft-3/news/2026_letter~1', '/drafts/draft-3/news/2026_letter~1'],
])('goes back from %j to %s, a path of the desk', async (wanted, location) => {
  await start();
  expect((await signIn(`/oidc/start?return=${encodeURIComponent(wanted)}`)).headers.location).toBe(location);
});

it('is offered to whom is signed out, only where there is a provider', async () => {
  await start();
  const offered = await get('/api/session');
  expect(v.parse(problemSchema, offered.json())).toMatchObject({
    code: 'signed-out',
    hasCompanySignIn: true,
  });
  expect((await get('/oidc/start', { host: 'evil.example' })).statusCode).toBe(403);
  await desk().app?.close();
  await desk().start();
  expect((await get('/api/session')).json()).not.toHaveProperty('hasCompanySignIn');
  expect((await get('/oidc/start')).headers['content-type']).toMatch(/^text\/html/);
});

describe('the account of a company', () => {
  it('has no password, second factor or role to change at the desk, and needs no second factor', async () => {
    await start({ isSecondFactorRequired: true });
    const cookie = cookieIn(await signIn());
    expect((await get('/api/changes', { cookie })).statusCode).toBe(200);
    const bodies = {
      password: { current: password, password: 'jardin vert pluie' },
      'second-factor': {},
      'second-factor/confirm': { password, code: '123456' },
      'second-factor/off': { password },
    };
    for (const [url, body] of Object.entries(bodies)) {
      const answer = await desk().ask('POST', `/api/session/${url}`, body, { cookie });
      expect(problemIn(answer)).toEqual([409, 'company-account']);
    }
  });

  it('is an administrator’s to remove, and nothing else', async () => {
    await start();
    const session = await signIn();
    const cookie = await desk().cookieOf('camille', 'administrator');
    const { accounts } = v.parse(accountsSchema, (await get('/api/accounts', { cookie })).json());
    expect(accounts).toMatchObject([
      { isCompanyAccount: true },
      { name: 'camille', isCompanyAccount: false },
    ]);
    const url = `/api/accounts/${accounts[0]?.id}`;
    const ask = (method: 'POST' | 'DELETE', path: string, body = {}) =>
      desk().ask(method, `${url}${path}`, body, { cookie });
    for (const answer of [
      await ask('POST', '/role', { role: 'editor' }),
      await ask('POST', '/link'),
      await ask('DELETE', '/second-factor'),
    ])
      expect(problemIn(answer)).toEqual([409, 'company-account']);
    expect(await sessionOf(session)).toMatchObject({ role: 'publisher' });
    expect((await ask('DELETE', '')).statusCode).toBe(200);
    expect((await get('/api/session', { cookie: cookieIn(session) })).statusCode).toBe(401);
  });
});
