import { captchaError } from './captchaError';
import { findGrecaptcha, type Grecaptcha } from './grecaptcha';
import { loadScript } from './loadScript';

const scriptAddress = 'https://www.google.com/recaptcha/api.js';

/** Milliseconds after which a script that does not get ready counts as failed: nobody waits for it forever. */
const patience = 10_000;

export type CaptchaOptions = {
  siteKey: string | undefined;
  /** Of the provider's interface: the number 3 is the only one served. */
  version: 3 | undefined;
  /** Whether the script may be asked for now; asked at each execution until it has been loaded. */
  mayLoad: () => boolean;
};

export type Captcha = {
  /** The token for an action of the visitor, to be verified by the server. @throws Error of behaviour.md §8 */
  execute: (action: string) => Promise<string>;
};

/** @throws Error when the script has not said within `patience` that it is ready */
function whenReady(grecaptcha: Grecaptcha): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha did not get ready')), patience);
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
