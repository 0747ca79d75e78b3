import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { mediaQueryList } from '../../../src/testing/mediaQueryList';
import { watchTexts } from '../../../src/testing/watchTexts';
import { startTexts } from '../kit/startTexts';

// Chakra's whole system takes a moment on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

// jsdom lacks these, as it has no layout.
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
Object.assign(globalThis, {
  matchMedia: mediaQueryList(false),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

startTexts();

const takeTextFaults = watchTexts();
afterEach(() => expect(takeTextFaults()).toEqual([]));
