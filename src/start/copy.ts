import { closest } from './closest';

/** Runs the buttons of `CopyButton` and of the device's share sheet: clipboard and sheet must be asked within the press. */

function say(root: Element, text: string | undefined): void {
  const status = root.querySelector('[role=status]');
  if (status) status.textContent = text ?? '';
}

async function copy(button: HTMLElement): Promise<void> {
  const root = button.parentElement;
  const field = root?.querySelector('input');
  if (!root || !field) return;
  const { done, blocked } = button.dataset;
  // A path of the site: the build does not know where it is served.
  if (field.value.startsWith('/')) field.value = window.location.origin + field.value;
  // A repeated message is announced only if the status was empty in between.
  say(root, '');
  try {
    // There is no clipboard without TLS: this throws, as a refusal does.
    await navigator.clipboard.writeText(field.value);
    field.hidden = true;
    say(root, done);
  } catch {
    say(root, blocked);
    field.hidden = false;
    // Some browsers do not focus what they select.
    field.focus();
    field.select();
  }
}

async function share(button: HTMLElement): Promise<void> {
  const { title, url, failed } = button.dataset;
  const root = button.parentElement;
  if (root) say(root, '');
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // The visitor closed the share sheet, or pressed twice.
    const isNoFailure =
      error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    if (root && !isNoFailure) say(root, failed);
  }
}

export function startCopy(): void {
  // https://www.w3.org/TR/web-share/
  if ('share' in navigator) {
    for (const item of document.querySelectorAll<HTMLElement>('[data-share-item]'))
      item.style.visibility = '';
  }
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-copy], [data-share]');
    if (button) void ('copy' in button.dataset ? copy(button) : share(button));
  });
}
