import { captchaSiteKey } from '../../captcha/captchaSiteKey';
import { createCaptcha } from '../../captcha/createCaptcha';

/** In milliseconds, the script's arrival included: a captcha that does not answer is one that fails. */
export const captchaPatienceMs = 15_000;

export const hasCaptcha = captchaSiteKey !== '';

/** Asked for at the moment of sending, and told to the visitor beside the button: it serves what they ask for. */
const captcha = createCaptcha({ siteKey: captchaSiteKey, version: 3, mayLoad: () => true });

/**
 * The captcha's token, where one is configured; nothing is loaded where none is.
 * @throws Error of behaviour.md §8
 */
export async function askForToken(): Promise<string | null> {
  if (!hasCaptcha) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha did not answer in time')), captchaPatienceMs);
  });
  try {
    return await Promise.race([captcha.execute('contact'), limit]);
  } finally {
    clearTimeout(timer);
  }
}
