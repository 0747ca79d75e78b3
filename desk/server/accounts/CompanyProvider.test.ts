import type { OidcSettings } from '../../../platform/environment/readEnvironment';
import { anna, deskUrl, refusalIn, roles, useCompany } from '../testing/useCompany';
import { CompanyProvider } from './CompanyProvider';

const { company, start, get, beginAt, signIn } = useCompany();

describe('the secret of the desk', () => {
  const [basic, post] = ['client_secret_basic', 'client_secret_post'] as const;
  afterEach(() => {
    company.clientAuthMethods = [basic, post];
    return company.restart();
  });

  it.each([
    [
      'as the provider lists it: openid-client encodes ids in headers, and not every provider decodes them',
      [basic, post],
      undefined,
      post,
    ],
    ['in a header where only that is listed', [basic], undefined, basic],
    ['as it is configured', [basic, post], basic, basic],
  ])('is sent %s', async (_, clientAuthMethods, clientAuthentication, used) => {
    company.clientAuthMethods = clientAuthMethods;
    await company.restart();
    await start({ provider: new CompanyProvider({ ...company.settings, roles, clientAuthentication }) });
    expect((await signIn()).headers.location).toBe('/');
    expect(company.usedMethod).toBe(used);
  });
});

describe('the log says why nobody gets in, and not what nobody may know,', () => {
  let lines: string[];
  const startWith = (changes: Partial<OidcSettings>) => {
    lines = [];
    const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
    return start({ provider: new CompanyProvider({ ...company.settings, roles, ...changes }), logger });
  };
  const logged = (): unknown => {
    expect(lines).toHaveLength(1);
    return JSON.parse(lines.join(''));
  };

  it('when the secret is wrong', async () => {
    await startWith({ clientSecret: 'wrong-secret' });
    const { callback, cookie } = await beginAt();
    expect((await get(callback, { cookie })).headers.location).toBe('/?company=client');
    expect(logged()).toMatchObject({
      problem: 'client',
      address: `${company.settings.issuer}/token`,
      status: 401,
      error: 'invalid_client',
      description: 'client authentication failed',
      msg: expect.stringContaining('correct DESK_OIDC_CLIENT_ID and DESK_OIDC_CLIENT_SECRET'),
    });
    const code = new URLSearchParams(callback.split('?')[1]).get('code') ?? 'no code';
    for (const hidden of ['wrong-secret', code, 'anna']) expect(lines.join('')).not.toContain(hidden);
  });

  it('when the provider calls itself something else', async () => {
    await startWith({ issuer: company.settings.issuer.replace('127.0.0.1', 'localhost') });
    expect(refusalIn(await get('/oidc/start'))).toEqual([302, '/?company=issuer', '']);
    expect(logged()).toMatchObject({
      problem: 'issuer',
      msg: expect.stringContaining(
        `the provider calls itself ${company.settings.issuer}: write exactly that`,
      ),
    });
  });

  it('when there is no provider below the issuer', async () => {
    const issuer = `${company.settings.issuer}/realms/meridane`;
    await startWith({ issuer });
    expect(refusalIn(await get('/oidc/start'))).toEqual([302, '/?company=issuer', '']);
    expect(logged()).toMatchObject({
      status: 404,
      address: `${issuer}/.well-known/openid-configuration`,
      msg: expect.stringContaining('correct DESK_OIDC_ISSUER'),
    });
  });

  it('when no group has a role, with the groups that came', async () => {
    company.people.set('anna-1', { ...anna, groups: ['everybody', 'sales'] });
    await startWith({});
    await signIn();
    expect(logged()).toMatchObject({ problem: 'no-group', groups: ['everybody', 'sales'] });
    expect(lines.join('')).not.toContain('Delmas');
  });

  it('when no groups came', async () => {
    await startWith({ groupsClaim: 'realm_access.roles' });
    await signIn();
    expect(logged()).toMatchObject({
      groups: [],
      msg: expect.stringContaining('the claim realm_access.roles'),
    });
  });
});

describe('a trial of the provider', () => {
  const redirect = `${deskUrl}/oidc/callback`;
  const check = (changes: Partial<OidcSettings>, redirectUri = redirect) =>
    new CompanyProvider({ ...company.settings, roles, ...changes }).check(redirectUri);

  it('sees that client, secret and redirect address are known there', async () => {
    const known = 'knows the client, its secret and its redirect address';
    expect(await check({})).toBe(known);
    // A host alone is the same address with a slash.
    expect(await check({ issuer: `${company.settings.issuer}/` })).toBe(known);
  });

  it.each<[string, Partial<OidcSettings>, string, string]>([
    ['a secret that is wrong', { clientSecret: 'wrong' }, redirect, 'the provider refuses this client'],
    ['a client that is not known', { clientId: 'other' }, redirect, 'it refuses DESK_OIDC_CLIENT_ID, or'],
    [
      'a redirect address that is not registered',
      {},
      'https://other.example/oidc/callback',
      'or https://other.example/oidc/callback: register both there',
    ],
  ])('names %s', async (_, changes, redirectUri, advice) => {
    await expect(check(changes, redirectUri)).rejects.toMatchObject({
      code: 'client',
      advice: expect.stringContaining(advice),
    });
  });

  it('names clocks that are ten minutes apart', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    await expect(check({})).rejects.toMatchObject({ code: 'clock' });
    now.mockRestore();
  });
});

it('waits for a provider that is away, with which the desk starts all the same', async () => {
  await company.stop();
  await start();
  expect(refusalIn(await get('/oidc/start'))).toEqual([302, '/?company=away', '']);
  await company.start();
  const { callback, cookie } = await beginAt();
  await company.stop();
  expect(refusalIn(await get(callback, { cookie }))).toEqual([302, '/?company=away', '']);
  await company.start();
  expect((await signIn()).headers.location).toBe('/');
});
