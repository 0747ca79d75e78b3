import * as client from 'openid-client';
import * as v from 'valibot';
import type { OidcSettings } from '../../../platform/environment/readEnvironment';
import { clockProblem } from '../../../platform/connectionProblems';
import { roles } from '../../api';
import { accountNameFrom } from './DeskAccounts';
import type { Role } from '../deskActs';
import { companyFailure, CompanySignInError } from './companyFailures';

/** Seconds that the provider may take for an answer. */
const timeout = 10;

/** Whom the provider has signed in. */
export interface CompanyPerson {
  /** Issuer and subject, which are theirs for good. */
  identity: string;
  /** As an account is called. */
  name: string;
  /** The highest of their groups; undefined if they are in none that has one. */
  role: Role | undefined;
  /** As the provider told them. */
  groups: readonly string[];
}

/** Values that an answer of the provider is checked against. */
export const checksSchema = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });

export type Checks = v.InferOutput<typeof checksSchema>;

const text = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);
const claimsSchema = v.object({
  iss: v.string(),
  sub: v.string(),
  email: text,
  /** Some providers write it as a text. */
  email_verified: v.optional(v.unknown()),
  preferred_username: text,
  name: text,
});
function nameOf(claims: v.InferOutput<typeof claimsSchema>): string {
  const mail = String(claims.email_verified) === 'false' ? undefined : claims.email;
  const name = accountNameFrom(mail ?? claims.preferred_username ?? claims.name ?? claims.sub);
  // Only their own address may look like one: by it the desk knows who has written what.
  return name === mail ? name : name.replaceAll('@', '-');
}

/**
 * The groups that a claim holds: a list of them, or a text. Of a text its whole is one group, as some providers write a single one, or its
 * parts between semicolons, else commas. Between spaces it is not parted: "it support" is no member of "it".
 */
function groupsIn(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.filter((group) => typeof group === 'string');
  if (typeof claim !== 'string') return [];
  const separator = claim.includes(';') ? ';' : ',';
  const parts = claim.split(separator).map((part) => part.trim());
  return [...new Set([claim, ...parts])].filter((part) => part !== '');
}

/** A claim by its name, which may have dots, or by the path to it, such as `realm_access.roles`. */
function claimOf(given: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(given, name)) return given[name];
  return name
    .split('.')
    .reduce<unknown>(
      (found, key) => (v.is(v.record(v.string(), v.unknown()), found) ? found[key] : undefined),
      given,
    );
}

/**
 * Better than basic authentication where it is listed: openid-client encodes `-`, `_` and `.` there, and LemonLDAP::NG 2.16 and
 * Glewlwyd 2.7 do not decode.
 */
function listsPost({ token_endpoint_auth_methods_supported: ways }: client.ServerMetadata): boolean {
  return ways?.includes('client_secret_post') ?? false;
}

/** The company's identity provider: OpenID Connect by authorization code, with PKCE, state and nonce. */
export class CompanyProvider {
  private configuration: Promise<client.Configuration> | undefined;

  constructor(private readonly settings: OidcSettings) {}

  get groupsClaim(): string {
    return this.settings.groupsClaim;
  }

  /** The address at which the person signs in. @throws CompanySignInError */
  async begin(redirectUri: string): Promise<{ url: URL; checks: Checks }> {
    const configuration = await this.configure();
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    // Some providers tell groups only to those who ask for them.
    const hasGroups = configuration.serverMetadata().scopes_supported?.includes('groups');
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: `openid profile email${hasGroups ? ' groups' : ''}`,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { url, checks };
  }

  /** @param callback address that the provider has sent the person back to. @throws CompanySignInError */
  async finish(callback: URL, { state, nonce, verifier }: Checks): Promise<CompanyPerson> {
    // The checks were found by the beginning of the state alone.
    if (callback.searchParams.get('state') !== state)
      throw new CompanySignInError('expired', 'the answer is of another sign-in');
    const configuration = await this.configure();
    const secrets = [this.settings.clientSecret, callback.searchParams.get('code') ?? '', verifier];
    try {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const tokens = await client.authorizationCodeGrant(configuration, callback, checks);
      const token = tokens.claims();
      const hasMore = token && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore ? await client.fetchUserInfo(configuration, tokens.access_token, token.sub) : {};
      return this.personOf({ ...more, ...token });
    } catch (error) {
      throw await companyFailure(error, { issuer: this.settings.issuer, isDiscovery: false, secrets });
    }
  }

  /**
   * Tries all that takes nobody to sign in: discovery, the address at which people do, and the secret with a code of no sign-in.
   *
   * @returns what was seen
   * @throws CompanySignInError
   */
  async check(redirectUri: string): Promise<string> {
    const { url, checks } = await this.begin(redirectUri);
    const { issuer, clientSecret } = this.settings;
    const page = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout * 1000) }).catch(
      async (error: unknown) => {
        throw await companyFailure(error, { issuer, isDiscovery: true, secrets: [clientSecret] });
      },
    );
    const clock = clockProblem(page, 'the provider');
    if (clock !== undefined) throw new CompanySignInError('clock', clock);
    const isRefused = page.status >= 400 || /[?&]error=/.test(page.headers.get('location') ?? '');
    if (isRefused) {
      const advice = `it refuses DESK_OIDC_CLIENT_ID, or ${redirectUri}: register both there, as they are`;
      throw new CompanySignInError('client', advice, { status: page.status });
    }
    const metadata = (await this.configure()).serverMetadata();
    const answer = new URL(redirectUri);
    answer.search = new URLSearchParams({
      code: 'none',
      state: checks.state,
      iss: metadata.issuer,
    }).toString();
    try {
      await this.finish(answer, checks);
    } catch (error) {
      if (!(error instanceof CompanySignInError)) throw error;
      if (error.code === 'failed')
        return 'knows the client; its answer does not say whether the secret is right';
      if (error.code !== 'expired') throw error;
    }
    return 'knows the client, its secret and its redirect address';
  }

  private personOf(given: Readonly<Record<string, unknown>>): CompanyPerson {
    const claims = v.parse(claimsSchema, given);
    const groups = groupsIn(claimOf(given, this.settings.groupsClaim));
    const own = groups.map((group) => this.settings.roles.get(group));
    return {
      identity: `${claims.iss} ${claims.sub}`,
      name: nameOf(claims),
      role: roles.findLast((role) => own.includes(role)),
      groups,
    };
  }

  /** Asked for when it is first needed, and again after a failure: the desk starts without the provider. */
  private async configure(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret, clientAuthentication } = this.settings;
    // oxlint-disable-next-line typescript/no-deprecated -- marked to stand out: http is accepted on this machine only
    const execute = issuer.startsWith('https:') ? [] : [client.allowInsecureRequests];
    const ways = {
      client_secret_basic: client.ClientSecretBasic(clientSecret),
      client_secret_post: client.ClientSecretPost(clientSecret),
    };
    const authenticate: client.ClientAuth = (server, ...request) => {
      const listed = listsPost(server) ? 'client_secret_post' : 'client_secret_basic';
      ways[clientAuthentication ?? listed](server, ...request);
    };
    this.configuration ??= client.discovery(new URL(issuer), clientId, {}, authenticate, {
      execute,
      timeout,
    });
    return this.configuration.catch(async (error: unknown) => {
      this.configuration = undefined;
      throw await companyFailure(error, { issuer, isDiscovery: true, secrets: [clientSecret] });
    });
  }
}
