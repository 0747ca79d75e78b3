import { clockProblem, fetchProblem } from './connectionProblems';

/** As `fetch` of Node.js 20 to 24 reports them. */
const notFetched = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

test.each([
  ['ECONNREFUSED', 'nothing listens there: start it, or correct SITE_URL'],
  ['ENOTFOUND', 'no machine has this name: correct SITE_URL'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'it speaks no TLS at this port: correct https or the port in SITE_URL'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired: have it renewed'],
  ['UND_ERR_SOCKET', 'it does not answer (UND_ERR_SOCKET): see whether it runs'],
])('%s is named with its remedy', (code, words) => {
  expect(fetchProblem(notFetched(code), 'SITE_URL')).toContain(words);
});

const now = Date.parse('2026-11-20T10:00:00Z');
const dated = (headers: Record<string, string>) =>
  clockProblem(new Response(null, { headers }), 'the provider', now);

test.each([
  ['ten minutes before', 'Fri, 20 Nov 2026 09:50:00 GMT', 600],
  ['61 seconds after', 'Fri, 20 Nov 2026 10:01:01 GMT', 61],
])('a clock that is %s', (_, date, seconds) => {
  expect(dated({ date })).toBe(
    `the clocks of this machine and of the provider differ (${seconds} seconds between them): have both set by NTP`,
  );
});

test.each([
  [{ date: 'Fri, 20 Nov 2026 10:01:00 GMT' }],
  [{ date: 'Fri, 20 Nov 2026 09:50:00 GMT', age: '590' }],
  [{ date: 'yesterday' }],
  [{}],
])('%j is no clock that is wrong', (headers) => {
  expect(dated(headers)).toBeUndefined();
});
