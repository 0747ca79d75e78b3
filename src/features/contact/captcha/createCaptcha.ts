const scriptAddress = 'https://www.google.com/recaptcha/api.js';

const readyTimeoutMs = 10_000;

export type CaptchaOptions = {
  siteKey: string | undefined;
  /** Version of the provider's API; only 3 is supported. */
  version: 3 | undefined;
  /** Whether the script may be loaded now; called at each execution until it is. */
  mayLoad: () => boolean;
};

export type Captcha = {
  /** The token for an action of the visitor, to be verified by the server. @throws Error of behaviour.md §8 */
  execute: (action: string) => Promise<string>;
};

/** Messages of behaviour.md §8. */
const reasons = {
  noKey: 'No key provided',
  noVersion: 'No version provided',
  execution: 'Failed to execute',
  script: 'Failed to load script',
} as const;

function captchaError(reason: keyof typeof reasons, cause?: unknown): Error {
  return new Error(`ReCaptcha error: ${reasons[reason]}`, { cause });
}

/** Defined by the provider's script (https://developers.google.com/recaptcha/docs/v3). */
type Grecaptcha = {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<unknown>;
};

function isGrecaptcha(value: unknown): value is Grecaptcha {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ready' in value &&
    typeof value.ready === 'function' &&
    'execute' in value &&
    typeof value.execute === 'function'
  );
}

/** Parsed, as some browser extensions replace the script with an empty one. */
function findGrecaptcha(): Grecaptcha | undefined {
  const found: unknown = Reflect.get(window, 'grecaptcha');
  return isGrecaptcha(found) ? found : undefined;
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

function whenReady(grecaptcha: Grecaptcha): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha did not get ready')), readyTimeoutMs);
    grecaptcha.ready(() => {
      clearTimeout(timer);
      resolve(grecaptcha);
    });
  });
}

async function loadGrecaptcha(siteKey: string): Promise<Grecaptcha> {
  try {
    if (!findGrecaptcha()) await loadScript(`${scriptAddress}?render=${encodeURIComponent(siteKey)}`);
    const grecaptcha = findGrecaptcha();
    if (!grecaptcha) throw new Error('The script defines no captcha');
    return await whenReady(grecaptcha);
  } catch (cause) {
    throw captchaError('script', cause);
  }
}

async function requestToken(grecaptcha: Grecaptcha, siteKey: string, action: string): Promise<string> {
  let token: unknown;
  try {
    token = await grecaptcha.execute(siteKey, { action });
  } catch (cause) {
    throw captchaError('execution', cause);
  }
  if (typeof token !== 'string' || token === '') throw captchaError('execution');
  return token;
}

/** The captcha of behaviour.md §8. Its script is loaded once, at the first execution, and again after a failure. */
export function createCaptcha({ siteKey, version, mayLoad }: CaptchaOptions): Captcha {
  let loading: Promise<Grecaptcha> | undefined;

  function load(key: string): Promise<Grecaptcha> {
    if (!loading) {
      loading = loadGrecaptcha(key);
      loading.catch(() => {
        loading = undefined;
      });
    }
    return loading;
  }

  return {
    async execute(action) {
      if (!siteKey) throw captchaError('noKey');
      if (!version) throw captchaError('noVersion');
      if (!loading && !mayLoad()) throw captchaError('script');
      return requestToken(await load(siteKey), siteKey, action);
    },
  };
}
