import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createCaptchaCheck, ReplayGuard, tryCaptchaSecret } from './captchaCheck';
import { recordingLog } from './testing/contactExamples';

const now = Date.parse('2026-11-20T10:00:00Z');
const good = {
  success: true,
  score: 0.5,
  action: 'contact',
  hostname: 'www.meridane.example',
  challenge_ts: '2026-11-20T09:59:00Z',
};

let service: http.Server;
let answer: (response: http.ServerResponse) => unknown;
let asked: { method: string | undefined; body: string }[];
let log: ReturnType<typeof recordingLog>;

beforeAll(async () => {
  service = http.createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ method: request.method, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

beforeEach(() => {
  asked = [];
  log = recordingLog();
});

const serviceUrl = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;

function check(timeLimitMs = 5_000) {
  const url = serviceUrl();
  const hostname = 'www.meridane.example';
  return createCaptchaCheck({ secret: 'hush', hostname, log, url, timeLimitMs, now: () => now });
}

function answers(value: unknown): void {
  answer = (response) => response.end(JSON.stringify(value));
}

test('vouches for a token that the service knows', async () => {
  answers(good);
  expect(await check()('token-1')).toBe(true);
  expect(asked).toEqual([{ method: 'POST', body: 'secret=hush&response=token-1' }]);
  expect(log.lines).toEqual([]);
});

test.each([
  ['token refused', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['low score', { ...good, score: 0.49 }],
  ['other action', { ...good, action: 'login' }],
  ['other host', { ...good, hostname: 'evil.example' }],
  ['token too old', { ...good, challenge_ts: '2026-11-20T09:57:59Z' }],
  ['token too old', { ...good, challenge_ts: '2026-11-20T10:00:31Z' }],
])('refuses with %s: %j', async (reason, value) => {
  answers(value);
  expect(await check()('token-1')).toBe(false);
  expect(log.lines).toEqual([expect.stringContaining(reason)]);
  expect(log.lines.join()).not.toContain('token-1');
});

test.each([
  ['no JSON', (response: http.ServerResponse) => response.end('<html>')],
  ['JSON of another kind', (response: http.ServerResponse) => response.end('{"success":"yes"}')],
  ['no score', (response: http.ServerResponse) => response.end(JSON.stringify({ ...good, score: null }))],
  [
    'no date',
    (response: http.ServerResponse) => response.end(JSON.stringify({ ...good, challenge_ts: '?' })),
  ],
  ['a redirection', (response: http.ServerResponse) => response.writeHead(302, { location: '/' }).end()],
  ['nothing', (response: http.ServerResponse) => response.destroy()],
])('refuses when the service answers %s', async (_, respond) => {
  answer = respond;
  expect(await check()('token-1')).toBe(false);
  expect(log.lines).toEqual([expect.stringMatching(/^error the captcha cannot be checked/)]);
  expect(log.lines.join()).not.toMatch(/token-1|hush/);
});

test('refuses when the service does not answer in time', async () => {
  answer = () => undefined;
  expect(await check(20)('token-1')).toBe(false);
  expect(log.lines).toEqual([expect.stringContaining('TimeoutError')]);
});

test.each([undefined, null, '', 'with space', 'a&secret=b', 'x'.repeat(8_001)])(
  'does not ask about %p',
  async (token) => {
    expect(await check()(token)).toBe(false);
    expect(asked).toEqual([]);
  },
);

test('takes a token once, also when it comes twice at once', async () => {
  answers(good);
  const isGood = check();
  const given = ['twice', 'twice', 'once'];
  expect(await Promise.all(given.map(isGood))).toEqual([true, false, true]);
  expect(await isGood('twice')).toBe(false);
  // A request that an earlier test gave up on may still arrive.
  const askedAbout = asked.map(({ body }) => new URLSearchParams(body).get('response'));
  expect(askedAbout.filter((token) => token !== 'token-1').sort()).toEqual(['once', 'twice']);
});

test('tokens are forgotten when they are too old to be used, and bounded before', () => {
  const tokens = new ReplayGuard(100);
  expect(tokens.use('a', 0)).toBe(true);
  expect(tokens.use('a', 99)).toBe(false);
  expect(tokens.use('a', 100)).toBe(true);
  for (let index = 1; index < 50_000; index += 1) tokens.use(`token ${index}`, 100);
  expect(tokens.use('one more', 199)).toBe(false);
  expect(tokens.use('one more', 200)).toBe(true);
});

// The codes of https://developers.google.com/recaptcha/docs/verify#error_code_reference
const refusedSecret = { success: false, 'error-codes': ['invalid-input-response', 'invalid-input-secret'] };

describe('the secret', () => {
  const trySecret = () => tryCaptchaSecret({ secret: 'hush', url: serviceUrl() });

  test('is known where the token alone is refused', async () => {
    answers({ success: false, 'error-codes': ['invalid-input-response'] });
    expect(await trySecret()).toBe('The captcha service knows the secret.');
  });

  test('is not known, which the log says of a request too', async () => {
    answers(refusedSecret);
    const words = 'the captcha service does not know the secret: correct RECAPTCHA_SECRET_KEY';
    await expect(trySecret()).rejects.toThrow(words);
    expect(await check()('token-1')).toBe(false);
    expect(log.lines).toEqual([expect.stringContaining(words), expect.stringContaining('token refused')]);
  });

  test.each([
    ['something else answers', (response: http.ServerResponse) => response.end('<html>')],
    ['other side closed', (response: http.ServerResponse) => response.destroy()],
  ])('cannot be tried: %s', async (seen, respond) => {
    answer = respond;
    await expect(trySecret()).rejects.toThrow(`${seen}): let this machine reach 127.0.0.1`);
  });
});
