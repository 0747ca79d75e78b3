import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { mediaQueryList } from './mediaQueryList';
import { watchTexts } from './watchTexts';

/** jsdom's dialogs lack this: they open, close and restore the focus, and are seen while they are open. */
function addModalDialogs() {
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    getClientRects(this: HTMLDialogElement) {
      return this.open ? [this.getBoundingClientRect()] : [];
    },
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
      // Asynchronous, as in browsers; a promise works under fake timers too.
      void Promise.resolve().then(() => this.dispatchEvent(new Event('close')));
    },
  });
}

// A component that is imported on use may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

// Server-rendering tests run without a document.
if (typeof window !== 'undefined') {
  addModalDialogs();
  // jsdom has no layout, so there is nothing to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
  // Narrow screen: no media query matches.
  window.matchMedia = mediaQueryList(false);
  // React's server renderer needs it.
  Object.assign(globalThis, { TextEncoder });
  const takeTextFaults = watchTexts();
  afterEach(() => expect(takeTextFaults()).toEqual([]));
}
