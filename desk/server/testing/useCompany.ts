import * as v from 'valibot';
import { sessionSchema } from '../../api';
import { CompanyProvider } from '../accounts/CompanyProvider';
import type { DeskServerOptions } from '../createDeskServer';
import { IdentityProvider } from './identityProvider';
import { useDesk } from './startDesk';

export const deskUrl = 'https://desk.example.com';

/** The roles of the company's groups. */
export const roles = new Map([
  ['writers', 'editor'],
  ['marketing', 'publisher'],
  ['it', 'administrator'],
] as const);

export const anna = {
  name: 'Anna Delmas',
  preferred_username: 'adelmas',
  email: 'anna@example.com',
  email_verified: true,
};

/** Without a proxy the desk answers at this host. */
export const own = { host: 'localhost:9100' };

type Answer = Awaited<ReturnType<ReturnType<ReturnType<typeof useDesk>>['ask']>>;

/** The cookies that an answer sets, as a browser sends them. */
export const cookieIn = ({ cookies }: Answer) =>
  cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Status, where the browser is sent, and which cookies it has then. */
export const refusalIn = (answer: Answer) => [answer.statusCode, answer.headers.location, cookieIn(answer)];

/** A desk, and the identity provider of a company at which Anna signs in. */
export function useCompany() {
  const desk = useDesk();
  const company = new IdentityProvider(['http://localhost:9100/oidc/callback', `${deskUrl}/oidc/callback`]);

  beforeAll(async () => {
    // It warns of what is for tests only.
    jest.spyOn(console, 'warn').mockImplementation();
    await company.start();
  });

  afterAll(() => company.stop());

  beforeEach(() => {
    company.person = 'anna-1';
    company.isRefusing = false;
    company.people.set('anna-1', { ...anna, groups: ['writers', 'marketing', 'everybody'] });
  });

  const start = (options: Partial<DeskServerOptions> = {}) =>
    desk().start({ provider: new CompanyProvider({ ...company.settings, roles }), ...options });

  const get = (url: string, headers: Record<string, string> = {}) =>
    desk().ask('GET', url, undefined, headers);

  /** Presses the button, and signs in at the provider. @returns the way back to the desk, and the cookie that goes with it */
  async function beginAt(url = '/oidc/start', headers: Record<string, string> = own) {
    const begun = await get(url, headers);
    const address = new URL(await company.follow(begun.headers.location ?? ''));
    return { begun, cookie: cookieIn(begun), callback: address.pathname + address.search, address };
  }

  async function signIn(url?: string, headers: Record<string, string> = own): Promise<Answer> {
    const { callback, cookie } = await beginAt(url, headers);
    return get(callback, { ...headers, cookie });
  }

  const sessionOf = async (answer: Answer, headers = own) =>
    v.parse(sessionSchema, (await get('/api/session', { ...headers, cookie: cookieIn(answer) })).json());

  const told = () => desk().publishing.calls.map(([, entry]) => entry);

  return { desk, company, start, get, beginAt, signIn, sessionOf, told };
}
