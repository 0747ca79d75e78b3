import { readConsent } from '../features/consent/consentCookie';
import { onReturn } from '../cookies/onReturn';

/** Consent to trackers and players: who has refused loads nothing for it, and who has not chosen only when they are asked. */

/** Milliseconds after which a quiet page asks, if nobody has given a sign before. */
export const askAfterMs = 5_000;

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

let dialogs: Promise<typeof import('./consentDialogs')> | undefined;

function loadDialogs() {
  dialogs ??= import(/* webpackChunkName: "consent" */ './consentDialogs').then((loaded) => {
    loaded.startConsentDialogs();
    return loaded;
  });
  // After a failure the next occasion tries again.
  dialogs.catch((error: unknown) => {
    console.error(error);
    dialogs = undefined;
  });
  return dialogs;
}

/** At the first sign that somebody is there, or once the page has been quiet for a while. */
function askSoon(): void {
  const ask = () => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, ask);
    if (readConsent() === null) void loadDialogs().then(({ askForConsent }) => askForConsent());
  };
  const timer = setTimeout(ask, askAfterMs);
  for (const sign of signs) window.addEventListener(sign, ask, { passive: true });
}

/** Call it once the disclaimer is accepted, so that the two do not overlap. */
export function startConsent(): void {
  const read = () => {
    const choice = readConsent();
    if (choice?.analytics || choice?.video) void loadDialogs();
    return choice;
  };
  if (!read()) askSoon();
  onReturn(read);
  document.addEventListener('click', ({ target }) => {
    if (dialogs || !(target instanceof Element) || !target.closest('[data-consent-act], [data-play]')) return;
    void loadDialogs().then(({ onPress }) => onPress({ target }));
  });
}
