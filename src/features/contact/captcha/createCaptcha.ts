const scriptAddress = 'https://www.google.com/recaptcha/api.js';

const readyTimeoutMs = 10_000;

export type CaptchaOptions = {
  siteKey: string | undefined;
  /** Version of the provider's API; only 3 is supported. */
  version: 3 | undefined;
};

/** Gives the token for an action of the visitor, to be verified by the server. @throws Error of behaviour.md §8 */
export type Captcha = (action: string) => Promise<string>;

type Reason = 'No key provided' | 'No version provided' | 'Failed to execute' | 'Failed to load script';

function captchaError(reason: Reason, cause?: unknown): Error {
  return new Error(`ReCaptcha error: ${reason}`, { cause });
}

/** Defined by the provider's script (https://developers.google.com/recaptcha/docs/v3). */
type Grecaptcha = {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<unknown>;
};

/** Parsed, as some browser extensions replace the script with an empty one. */
function findGrecaptcha(): Grecaptcha | undefined {
  const found = Reflect.get(window, 'grecaptcha') as Partial<Grecaptcha> | null | undefined;
  return typeof found?.ready === 'function' && typeof found.execute === 'function'
    ? (found as Grecaptcha)
    : undefined;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    document.head.append(script);
  });
}

async function loadGrecaptcha(siteKey: string): Promise<Grecaptcha> {
  if (!findGrecaptcha()) await loadScript(`${scriptAddress}?render=${encodeURIComponent(siteKey)}`);
  const grecaptcha = findGrecaptcha();
  if (!grecaptcha) throw new Error('The script defines no captcha');
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The captcha did not get ready')), readyTimeoutMs);
    grecaptcha.ready(resolve);
  });
  return grecaptcha;
}

/** The captcha of behaviour.md §8. Its script is loaded once, at the first use, and again after a failure. */
export function createCaptcha({ siteKey, version }: CaptchaOptions): Captcha {
  let loading: Promise<Grecaptcha> | undefined;
  return async (action) => {
    if (!siteKey) throw captchaError('No key provided');
    if (!version) throw captchaError('No version provided');
    loading ??= loadGrecaptcha(siteKey).catch((cause: unknown) => {
      loading = undefined;
      throw captchaError('Failed to load script', cause);
    });
    const grecaptcha = await loading;
    let token: unknown;
    try {
      token = await grecaptcha.execute(siteKey, { action });
    } catch (cause) {
      throw captchaError('Failed to execute', cause);
    }
    if (typeof token !== 'string' || token === '') throw captchaError('Failed to execute');
    return token;
  };
}
