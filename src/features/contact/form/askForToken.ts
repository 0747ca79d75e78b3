import { captchaSiteKey } from '../captcha/captchaSiteKey';
import { createCaptcha } from '../captcha/createCaptcha';

/** Milliseconds, loading the script included. */
export const captchaTimeoutMs = 15_000;

export const hasCaptcha = captchaSiteKey !== '';

/** Needs no consent: it runs only on submit, and the text beside the button says so. */
const captcha = createCaptcha({ siteKey: captchaSiteKey, version: 3 });

/**
 * The captcha's token; `null`, and nothing is loaded, when no captcha is configured.
 * @throws Error of behaviour.md §8
 */
export async function askForToken(): Promise<string | null> {
  if (!hasCaptcha) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha did not answer in time')), captchaTimeoutMs);
  });
  try {
    return await Promise.race([captcha('contact'), limit]);
  } finally {
    clearTimeout(timer);
  }
}
