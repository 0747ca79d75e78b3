import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { mediaQueryList } from './mediaQueryList';

/** What jsdom lacks of dialogs: they open and close, and the focus goes back to where it was. */
function addModalDialogs() {
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open', 'InvalidStateError');
      focusBefore.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('a[href], button:enabled, input:enabled, [tabindex]')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const before = focusBefore.get(this);
      if (before instanceof HTMLElement) before.focus();
      // Later, as in browsers; a promise is not stopped by fake timers.
      void Promise.resolve().then(() => this.dispatchEvent(new Event('close')));
    },
  });
}

// Some tests render as the server does, without a document.
if (typeof window !== 'undefined') {
  addModalDialogs();
  // jsdom lays nothing out, so that there is nothing to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
  // No query matches: screens are narrow.
  window.matchMedia = mediaQueryList(false);
  // React's server renderer needs it.
  Object.assign(globalThis, { TextEncoder });
}
