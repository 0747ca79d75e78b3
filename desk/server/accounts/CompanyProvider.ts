import { types } from 'node:util';
import * as client from 'openid-client';
import * as v from 'valibot';
import type { OidcSettings } from '../../../platform/environment/readEnvironment';
import { codeOf } from '../../../platform/errors';
import { type CompanyProblem, roles } from '../../api';
import { accountNameFrom } from '../accounts';
import type { Role } from '../ports';

/** Seconds that the provider may take for an answer. */
const timeout = 10;

/** A sign-in that is refused, or fails; the page has words for each code. */
export class CompanySignInError extends Error {
  constructor(
    readonly code: CompanyProblem,
    options?: ErrorOptions,
  ) {
    super(`Sign-in with the company's identity provider: ${code}`, options);
  }
}

/** Whom the provider has signed in. */
export interface CompanyPerson {
  /** Issuer and subject, which are theirs for good. */
  identity: string;
  /** As an account is called. */
  name: string;
  /** The highest of their groups; undefined if they are in none that has one. */
  role: Role | undefined;
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

/** True if there was no answer, or one of a server that stands in front. */
function isAway(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const isCoded = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(codeOf(error) ?? '');
  return isCoded || error.message === 'fetch failed' || isAway(error.cause);
}

/** @see https://openid.net/specs/openid-connect-core-1_0.html#CodeFlowAuth */
function problemOf(error: unknown): CompanyProblem {
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied') return 'denied';
  // The code was used before, or is too old.
  if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') return 'expired';
  return isAway(error) ? 'away' : 'failed';
}

/** The company's identity provider: OpenID Connect by authorization code, with PKCE, state and nonce. */
export class CompanyProvider {
  private configuration: Promise<client.Configuration> | undefined;

  constructor(private readonly settings: OidcSettings) {}

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
    // Another tab has begun a newer one.
    if (callback.searchParams.get('state') !== state) throw new CompanySignInError('expired');
    const configuration = await this.configure();
    try {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const tokens = await client.authorizationCodeGrant(configuration, callback, checks);
      const token = tokens.claims();
      const hasMore = token && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore ? await client.fetchUserInfo(configuration, tokens.access_token, token.sub) : {};
      return this.personOf({ ...more, ...token });
    } catch (cause) {
      throw new CompanySignInError(problemOf(cause), { cause });
    }
  }

  private personOf(given: Readonly<Record<string, unknown>>): CompanyPerson {
    const claims = v.parse(claimsSchema, given);
    // Some providers write a single group as a text.
    const groups = [given[this.settings.groupsClaim]].flat();
    const own = groups.map((group) => this.settings.roles.get(String(group)));
    return {
      identity: `${claims.iss} ${claims.sub}`,
      name: nameOf(claims),
      role: roles.findLast((role) => own.includes(role)),
    };
  }

  /** Asked for when it is first needed, and again after a failure: the desk starts without the provider. */
  private async configure(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    // oxlint-disable-next-line typescript/no-deprecated -- marked to stand out: http is accepted on this machine only
    const execute = issuer.startsWith('https:') ? [] : [client.allowInsecureRequests];
    const authentication = client.ClientSecretBasic(clientSecret);
    this.configuration ??= client.discovery(new URL(issuer), clientId, {}, authentication, {
      execute,
      timeout,
    });
    return this.configuration.catch((cause: unknown) => {
      this.configuration = undefined;
      throw new CompanySignInError('away', { cause });
    });
  }
}
