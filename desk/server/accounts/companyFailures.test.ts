import { companyFailure } from './companyFailures';

const attempt = { issuer: 'https://login.example.com', isDiscovery: true, secrets: ['hush'] };

const withCode = (code: string, cause?: unknown) => Object.assign(new Error(code, { cause }), { code });

/** As Node.js 20 reports them. */
const notFetched = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: withCode(code) });

test.each([
  ['CERT_HAS_EXPIRED', 'certificate', 'its certificate has expired: have it renewed'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate', 'NODE_EXTRA_CA_CERTS'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate', 'its certificate is for another name'],
  ['ENOTFOUND', 'away', 'no machine has this name: correct DESK_OIDC_ISSUER'],
  ['ECONNRESET', 'away', 'the provider does not answer'],
])('%s while the provider is asked is %s', async (code, problem, advice) => {
  const failure = await companyFailure(notFetched(code), attempt);
  expect(failure).toMatchObject({ code: problem, answer: { address: attempt.issuer } });
  expect(failure.advice).toContain(advice);
});

test('clocks that are ten minutes apart are told, with how much', async () => {
  // As openid-client 6.9 reports an ID token that has ended by the clock of this machine.
  const claims = { sub: 'anna-1', iat: 1_764_500_000, exp: 1_764_500_060 };
  const inner = withCode('OAUTH_JWT_TIMESTAMP_CHECK_FAILED', {
    claims,
    now: 1_764_500_600,
    tolerance: 30,
    claim: 'exp',
  });
  const failure = await companyFailure(withCode('OAUTH_JWT_TIMESTAMP_CHECK_FAILED', inner), attempt);
  expect(failure).toMatchObject({ code: 'clock' });
  expect(failure.advice).toContain('(600 seconds between them): have both set by NTP');
  expect(failure.advice).not.toContain('anna');
});

test('a server in front that fails is one that is away', async () => {
  const response = new Response('<h1>Bad gateway</h1>', { status: 502 });
  const failure = await companyFailure(withCode('OAUTH_RESPONSE_IS_NOT_CONFORM', response), attempt);
  expect(failure).toMatchObject({ code: 'away', answer: { status: 502 } });
});

test.each([
  // As Glewlwyd 2.7.5 answers a code that it does not know, and a wrong secret.
  ['invalid_code', 'expired'],
  ['unauthorized_client', 'client'],
])('403 with %s is %s', async (error, problem) => {
  const response = Response.json({ error }, { status: 403 });
  const answered = withCode('OAUTH_RESPONSE_IS_NOT_CONFORM', response);
  const failure = await companyFailure(answered, { ...attempt, isDiscovery: false });
  expect(failure).toMatchObject({ code: problem, answer: { status: 403, error } });
});

test('an error that is none of the provider’s is failed', async () => {
  expect(await companyFailure(new Error('out of cheese'), { ...attempt, isDiscovery: false })).toMatchObject({
    code: 'failed',
  });
});
