import { types } from 'node:util';
import * as client from 'openid-client';
import * as v from 'valibot';
import { certificateProblem, clocksDiffer, connectionProblem } from '../../../platform/connectionProblems';
import { causesOf, codeOf } from '../../../platform/errors';
import type { CompanyProblem } from '../../api';

/** A part of an answer of the provider, for the log. */
export interface ProviderAnswer {
  address?: string;
  status?: number;
  error?: string;
  description?: string;
  groups?: readonly string[];
}

/** A sign-in that is refused, or fails; the page has words for each code. */
export class CompanySignInError extends Error {
  /** @param advice for the log: the reason, and the remedy */
  constructor(
    readonly code: CompanyProblem,
    readonly advice: string,
    readonly answer: ProviderAnswer = {},
    options?: ErrorOptions,
  ) {
    super(`Sign-in with the company's identity provider: ${code}, ${advice}`, options);
  }
}

/** The request that failed, and texts that no log may hold. */
interface Attempt {
  issuer: string;
  isDiscovery: boolean;
  secrets: readonly string[];
}

type Reason = readonly [CompanyProblem, advice: string];

const codeSpent: Reason = [
  'expired',
  'the provider does not take the code: it is too old, or was used before',
];

const bodySchema = v.object({ error: v.string(), error_description: v.optional(v.string()) });

/** Reads the error in a response; openid-client has not read one with a `WWW-Authenticate`, nor one whose body it does not know. */
async function bodyOf(response: Response) {
  if (response.bodyUsed) return undefined;
  const { success, output } = v.safeParse(bodySchema, await response.json().catch(() => undefined));
  return success ? output : undefined;
}

async function answerOf(causes: readonly unknown[], { secrets }: Attempt): Promise<ProviderAnswer> {
  const told = causes.find(
    (cause) =>
      cause instanceof client.ResponseBodyError || cause instanceof client.AuthorizationResponseError,
  );
  const response = causes
    .map((cause) =>
      cause instanceof client.ResponseBodyError || cause instanceof client.WWWAuthenticateChallengeError
        ? cause.response
        : cause,
    )
    .find((cause) => cause instanceof Response);
  const { error, error_description: words } = told ?? (response && (await bodyOf(response))) ?? {};
  const description = secrets
    .filter(Boolean)
    .reduce((text, secret) => text?.replaceAll(secret, '…'), words)
    ?.slice(0, 300);
  return {
    ...(response && { address: response.url, status: response.status }),
    ...(error !== undefined && { error }),
    ...(description !== undefined && { description }),
  };
}

const comparisonSchema = v.object({ attribute: v.literal('issuer'), body: v.object({ issuer: v.string() }) });
const claimSchema = v.object({ claims: v.object({ iat: v.optional(v.number()) }), now: v.number() });

/** The provider calls itself something else, or its clock differs: openid-client has compared what it said. */
function contentReason(causes: readonly unknown[], { issuer }: Attempt): Reason | undefined {
  const codes = causes.map(codeOf);
  const comparison = causes.find((cause) => v.is(comparisonSchema, cause));
  if (comparison)
    return [
      'issuer',
      `DESK_OIDC_ISSUER is ${issuer}, but the provider calls itself ${comparison.body.issuer}: write exactly that`,
    ];
  if (codes.includes('OAUTH_JWT_TIMESTAMP_CHECK_FAILED')) {
    const { claims, now } = causes.find((cause) => v.is(claimSchema, cause)) ?? { claims: {}, now: 0 };
    return ['clock', clocksDiffer('the provider', claims.iat === undefined ? undefined : now - claims.iat)];
  }
  return undefined;
}

function networkReason(causes: readonly unknown[]): Reason | undefined {
  const codes = causes.map(codeOf);
  const certificate = codes.map(certificateProblem).find(Boolean);
  if (certificate !== undefined) return ['certificate', certificate];
  const isUnreached = causes.some((cause) => types.isNativeError(cause) && cause.message === 'fetch failed');
  if (!isUnreached && !codes.includes('OAUTH_TIMEOUT')) return undefined;
  const known = codes.map((code) => connectionProblem(code, 'DESK_OIDC_ISSUER')).find(Boolean);
  return [
    'away',
    known ?? 'the provider does not answer: see whether it runs, and whether this machine reaches it',
  ];
}

function answerReason(
  { status = 200, error }: ProviderAnswer,
  { issuer, isDiscovery }: Attempt,
): Reason | undefined {
  if (error === 'access_denied') return ['denied', 'the person or the provider refused'];
  // Glewlwyd 2.7 answers 403 and a word of its own.
  if (error === 'invalid_grant' || error === 'invalid_code') return codeSpent;
  if (status >= 500 || error === 'temporarily_unavailable' || error === 'server_error')
    return ['away', 'the provider, or a server in front of it, fails: its own log says why'];
  if (isDiscovery)
    return ['issuer', `no provider describes itself below ${issuer}: correct DESK_OIDC_ISSUER`];
  const isRefused =
    [401, 403].includes(status) || ['invalid_client', 'unauthorized_client'].includes(error ?? '');
  return isRefused
    ? [
        'client',
        'the provider refuses this client: correct DESK_OIDC_CLIENT_ID and DESK_OIDC_CLIENT_SECRET, or DESK_OIDC_CLIENT_AUTH',
      ]
    : undefined;
}

/** @param error of openid-client. @see https://openid.net/specs/openid-connect-core-1_0.html#CodeFlowAuth */
export async function companyFailure(error: unknown, attempt: Attempt): Promise<CompanySignInError> {
  if (error instanceof CompanySignInError) return error;
  const causes = causesOf(error);
  const answer = { address: attempt.issuer, ...(await answerOf(causes, attempt)) };
  const [code, advice] = contentReason(causes, attempt) ??
    networkReason(causes) ??
    answerReason(answer, attempt) ?? ['failed', 'the answer of the provider is not as OpenID Connect has it'];
  return new CompanySignInError(code, advice, answer, { cause: error });
}
