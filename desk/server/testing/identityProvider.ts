import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { AccountClaims, ClientAuthMethod, Provider } from 'oidc-provider';

const client = { client_id: 'meridane-desk', client_secret: 'secret-of-the-desk' };

type Claims = Omit<AccountClaims, 'sub'>;

const keys = generateKeyPair('RS256', { extractable: true }).then(({ privateKey }) => exportJWK(privateKey));

async function makeProvider(
  issuer: string,
  people: Map<string, Claims>,
  redirectUris: string[],
  clientAuthMethods: ClientAuthMethod[],
) {
  // Here, as it writes a warning when it is loaded.
  const oidcProvider = await import('oidc-provider');
  const provider: Provider = new oidcProvider.Provider(issuer, {
    clients: [{ ...client, redirect_uris: redirectUris }],
    clientAuthMethods,
    jwks: { keys: [await keys] },
    cookies: { keys: ['key of the cookies'] },
    features: { devInteractions: { enabled: false } },
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: {
      profile: ['name', 'preferred_username'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
    },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: () => '/interaction' },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    // As a company's own applications are: nobody is asked what they may know.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: client.client_id,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email groups');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

/** The company's identity provider, `oidc-provider` on this machine: whoever comes there is signed in as `person`, or refuses. */
export class IdentityProvider {
  readonly people = new Map<string, Claims>();
  person = 'anna-1';
  isRefusing = false;
  /** Ways in which a client may send its secret, as discovery lists them. */
  clientAuthMethods: ClientAuthMethod[] = ['client_secret_basic', 'client_secret_post'];
  /** The way in which the last one sent it. */
  usedMethod: ClientAuthMethod | undefined;
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly redirectUris = ['http://localhost:9100/oidc/callback']) {}

  get settings() {
    return {
      issuer: `http://127.0.0.1:${this.port}`,
      clientId: client.client_id,
      clientSecret: client.client_secret,
      clientAuthentication: undefined,
      groupsClaim: 'groups',
    };
  }

  /** At the port of before, if there was one. */
  async start(): Promise<void> {
    let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
    this.server = createServer((request, response) => void handle(request, response));
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
    ({ port: this.port } = this.server.address() as AddressInfo);
    const { issuer } = this.settings;
    const provider = await makeProvider(issuer, this.people, this.redirectUris, this.clientAuthMethods);
    const answer = provider.callback();
    handle = (request, response) => {
      if (request.url === '/token')
        this.usedMethod =
          request.headers.authorization === undefined ? 'client_secret_post' : 'client_secret_basic';
      if (request.url !== '/interaction') return answer(request, response);
      const login = { login: { accountId: this.person } };
      const result = this.isRefusing ? { error: 'access_denied' } : login;
      return provider.interactionFinished(request, response, result);
    };
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => {
      if (this.server?.listening) this.server.close(resolve);
      else resolve(undefined);
    });
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Goes where a browser would go from an address of the provider. @returns the address at the desk that it leads to */
  async follow(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    let at = address;
    while (at.startsWith(this.settings.issuer)) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const [, name = '', value = ''] of response.headers
        .getSetCookie()
        .map((header) => /^([^=]+)=([^;]*)/.exec(header) ?? []))
        cookies.set(name, value);
      const next = response.headers.get('location');
      if (next === null) throw new Error(`${at} answered ${response.status}: ${await response.text()}`);
      at = new URL(next, at).href;
    }
    return at;
  }
}
