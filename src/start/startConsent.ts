import { readCookie } from '../cookies/browserCookies';
import { consentRevision } from '../cookies/cookieTable';
import { onReturn } from '../cookies/onReturn';
import { closest } from './closest';
import type * as consentDialogs from './consentDialogs';

/** Consent to trackers and players: who has refused loads nothing for it, and who has not chosen only when they are asked. */

/** Signs of somebody who reads. Not `pointermove`, as pointers move by themselves; not `pointerdown`, as the banner would get in the way of the press. */
const signs = ['scroll', 'keydown', 'pointerup'] as const;

let dialogs: Promise<typeof consentDialogs | undefined> | undefined;

/** @returns nothing when they are lost: the next occasion tries again */
function loadDialogs() {
  dialogs ??= import(/* webpackChunkName: "consent" */ './consentDialogs').then(
    (loaded) => {
      loaded.startConsentDialogs();
      return loaded;
    },
    (error: unknown) => {
      console.error(error);
      dialogs = undefined;
      return undefined;
    },
  );
  return dialogs;
}

/** At the first sign that somebody reads the page. */
function askOnceRead(): void {
  const ask = () => {
    for (const sign of signs) window.removeEventListener(sign, ask);
    void loadDialogs();
  };
  for (const sign of signs) window.addEventListener(sign, ask, { passive: true });
}

/** Consent to anything, or a cookie that may not be the site's: the dialogs parse it, and ask again where it is not. */
function needsDialogs(cookie: string): boolean {
  // In a list: older cookies have the names elsewhere, too.
  return /\[[^\]]*"(?:analytics|video)"/.test(cookie) || !cookie.includes(`"revision":${consentRevision},`);
}

/** Call it once the disclaimer is accepted, so that the two do not overlap. */
export function startConsent(): void {
  const read = () => {
    const cookie = readCookie('consent');
    if (cookie !== undefined && needsDialogs(cookie)) void loadDialogs();
    return cookie;
  };
  if (read() === undefined) askOnceRead();
  onReturn(read);
  document.addEventListener('click', ({ target }) => {
    const pressed = closest(target, '[data-consent-act], [data-play]');
    if (pressed) void loadDialogs().then((loaded) => loaded?.onPress(pressed));
  });
}
