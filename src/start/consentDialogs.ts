import { onReturn } from '../cookies/onReturn';
import {
  type ConsentChoice,
  consentServices,
  readConsent,
  writeConsent,
} from '../features/consent/consentCookie';
import { trackerCookies } from '../features/analytics/trackerCookies';
import { trackerSettings } from '../cookies/trackerSettings';
import { toggleNotice } from './notices';

/**
 * Consent to trackers and players: the banner and the choice by service are in the page's HTML. Loaded when the visitor is asked,
 * presses something of it, or has consented.
 */

let choice: ConsentChoice | null = null;

const bannerOf = () => document.querySelector<HTMLElement>('[data-consent=banner]');
const preferencesOf = () => document.querySelector<HTMLDialogElement>('dialog[data-consent=preferences]');

/** Pads the page by the banner's height, so that the banner covers neither its end nor the focus (WCAG 2.4.11). */
function reserveSpace(): void {
  const { documentElement, body } = document;
  const height = bannerOf()?.offsetHeight ?? 0;
  const space = height > 0 ? `${height}px` : '';
  documentElement.style.scrollPaddingBottom = space;
  documentElement.style.setProperty('--consent-banner', space);
  body.style.paddingBottom = space;
  // On the footer's ground, which the page ends with.
  body.style.boxShadow = space && `inset 0 -${space} var(--m-colors-navy-deep)`;
}

function toggleBanner(isShown: boolean): void {
  const banner = bannerOf();
  if (!banner || banner.hidden !== isShown) return;
  // The keyboard gets there first.
  if (isShown) document.querySelector('header')?.before(banner);
  banner.hidden = !isShown;
  document.documentElement.toggleAttribute('data-consent-asked', isShown);
  reserveSpace();
  const status = document.querySelector<HTMLElement>('[data-consent=status]');
  if (status) status.textContent = isShown ? (status.dataset.text ?? '') : '';
}

/** Shows the players of the page that may play; `asked` is one that the visitor wants to see now. */
function updatePlayers(asked?: HTMLElement): void {
  for (const stage of document.querySelectorAll<HTMLElement>('[data-player]')) {
    const template = stage.querySelector('template');
    const isPlaying = stage.lastElementChild?.tagName === 'IFRAME';
    if (choice?.video || stage === asked) {
      if (isPlaying || !template) continue;
      stage.append(template.content.cloneNode(true));
      stage.dataset.player = 'playing';
      // The player covers the button that had the focus.
      if (stage === asked) stage.querySelector('iframe')?.focus();
    } else if (isPlaying && !asked) {
      stage.lastElementChild.remove();
      stage.dataset.player = '';
    }
  }
}

let hasStarted = false;

/** Fetched once the visitor consents, if any is configured. Withdrawing consent stops them and removes their cookies. */
async function updateTrackers(): Promise<void> {
  const settings = trackerSettings();
  const starts =
    choice?.analytics === true && !hasStarted && (settings.matomo !== null || settings.gaId !== null);
  const stops = choice?.analytics === false && (hasStarted || trackerCookies().length > 0);
  if (!starts && !stops) return;
  const areRunning = hasStarted;
  hasStarted = starts;
  const { startTrackers, stopTrackers } = await import(
    /* webpackChunkName: "trackers" */ '../features/analytics/trackers'
  );
  if (starts) startTrackers(settings);
  else stopTrackers(settings, areRunning);
}

function apply(next: ConsentChoice | null): void {
  choice = next;
  if (choice) toggleBanner(false);
  updatePlayers();
  updateTrackers().catch((error: unknown) => console.warn(error));
}

function choose(next: ConsentChoice): void {
  writeConsent(next);
  preferencesOf()?.close();
  apply(next);
}

function openPreferences(): void {
  const dialog = preferencesOf();
  if (!dialog) return;
  for (const service of consentServices) {
    const box = dialog.querySelector<HTMLInputElement>(`input[name=${service}]`);
    // No box is ticked in advance.
    if (box) box.checked = choice?.[service] ?? false;
  }
  toggleNotice('cookiesHidden', false);
  dialog.showModal();
  // A content blocker may hide it: an open modal dialog makes the page inert, seen or not.
  if (dialog.getClientRects().length > 0) return;
  dialog.close();
  toggleNotice('cookiesHidden', true);
}

/** A press on something that is about consent. */
export function onPress(target: Element): void {
  const button = target.closest<HTMLElement>('[data-consent-act]');
  const player = target.closest('[data-play]')?.closest<HTMLElement>('[data-player]');
  if (player) updatePlayers(player);
  switch (button?.dataset.consentAct) {
    case 'accept':
      choose({ analytics: true, video: true });
      break;
    case 'refuse':
      choose({ analytics: false, video: false });
      break;
    case 'open':
      openPreferences();
      break;
    case 'close':
      preferencesOf()?.close();
      break;
    default:
  }
}

/** Reads the choice from its cookie, again when the visitor returns, and asks for one. */
export function startConsentDialogs(): void {
  const read = () => {
    const kept = readConsent();
    // While it is the same, what the visitor plays goes on.
    if (kept && consentServices.some((service) => kept[service] !== choice?.[service])) apply(kept);
  };
  read();
  toggleBanner(choice === null);
  onReturn(read);
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-consent=form]')) return;
    event.preventDefault();
    const data = new FormData(form);
    choose({ analytics: data.has('analytics'), video: data.has('video') });
  });
  window.addEventListener('resize', reserveSpace);
}
