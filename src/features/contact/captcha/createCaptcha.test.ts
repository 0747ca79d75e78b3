import { createCaptcha, type CaptchaOptions } from './createCaptcha';

const scriptSelector = 'script[src^="https://www.google.com/recaptcha/"]';
const execute = jest.fn<Promise<unknown>, [string, { action: string }]>();

beforeEach(() => {
  execute.mockReset().mockResolvedValue('token-1');
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'grecaptcha');
  document.head.replaceChildren();
});

function captchaOf(changes: Partial<CaptchaOptions> = {}) {
  return createCaptcha({ siteKey: 'site key', version: 3, ...changes });
}

function scripts() {
  return [...document.querySelectorAll<HTMLScriptElement>(scriptSelector)];
}

/** Simulates the requested script's arrival; `defined` is the global it defines. */
function arrive(defined: unknown = { ready: (callback: () => void) => callback(), execute }) {
  Object.assign(window, { grecaptcha: defined });
  scripts()[0]?.dispatchEvent(new Event('load'));
}

function fail() {
  scripts()[0]?.dispatchEvent(new Event('error'));
}

test('asks for nothing until it is used', () => {
  captchaOf();
  expect(scripts()).toEqual([]);
});

test('gives the token of an action', async () => {
  const token = captchaOf()('contact');
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=site%20key',
  ]);
  arrive();
  expect(await token).toBe('token-1');
  expect(execute).toHaveBeenCalledWith('site key', { action: 'contact' });
});

test('loads its script once, for executions at once and one after the other', async () => {
  const captcha = captchaOf();
  const tokens = [captcha('a'), captcha('b')];
  expect(scripts()).toHaveLength(1);
  arrive();
  await Promise.all(tokens);
  await captcha('c');
  expect(scripts()).toHaveLength(1);
  expect(execute.mock.calls.map(([, { action }]) => action)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['No key provided', { siteKey: undefined }],
  ['No key provided', { siteKey: '' }],
  ['No version provided', { version: undefined }],
] as const)('%s: no script is asked for (behaviour.md §8)', async (reason, changes) => {
  await expect(captchaOf(changes)('contact')).rejects.toMatchObject({
    message: `ReCaptcha error: ${reason}`,
  });
  expect(scripts()).toEqual([]);
});

describe('Failed to load script', () => {
  const failure = { message: 'ReCaptcha error: Failed to load script' };

  test('can be tried again', async () => {
    const captcha = captchaOf();
    const token = captcha('contact');
    fail();
    await expect(token).rejects.toMatchObject(failure);
    expect(scripts()).toEqual([]);
    const another = captcha('contact');
    arrive();
    expect(await another).toBe('token-1');
  });

  test.each(['nothing', null, {}, { ready: true, execute: true }])(
    'where a script defines %p instead of a captcha',
    async (defined) => {
      const token = captchaOf()('contact');
      arrive(defined);
      await expect(token).rejects.toMatchObject(failure);
    },
  );

  test('where it does not get ready within ten seconds', async () => {
    jest.useFakeTimers();
    const token = captchaOf()('contact');
    const refused = expect(token).rejects.toMatchObject(failure);
    arrive({ ready: () => undefined, execute });
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
  });
});

describe('Failed to execute', () => {
  const failure = { message: 'ReCaptcha error: Failed to execute' };

  test.each([undefined, null, '', 7])('where the answer is %p', async (answer) => {
    execute.mockResolvedValue(answer);
    const token = captchaOf()('contact');
    arrive();
    await expect(token).rejects.toMatchObject(failure);
  });

  test('where the provider refuses, with or without a promise', async () => {
    const captcha = captchaOf();
    execute.mockRejectedValueOnce(null);
    const token = captcha('contact');
    arrive();
    await expect(token).rejects.toMatchObject(failure);
    execute.mockImplementationOnce(() => {
      throw new Error('Invalid site key');
    });
    await expect(captcha('contact')).rejects.toMatchObject(failure);
  });
});
