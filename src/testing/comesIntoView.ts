import { act } from '@testing-library/react';

/**
 * jsdom has no layout and no IntersectionObserver: this fake reports elements as visible on demand.
 *
 * @returns a function that brings every observed element into view
 */
export function stubIntersections(): () => void {
  const observers = new Set<() => void>();
  class StubObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly targets = new Set<Element>();
    private readonly report: () => void;

    constructor(callback: IntersectionObserverCallback) {
      this.report = () => {
        const entries = [...this.targets].map((target): IntersectionObserverEntry => {
          const box = target.getBoundingClientRect();
          return {
            target,
            isIntersecting: true,
            intersectionRatio: 1,
            time: 0,
            boundingClientRect: box,
            intersectionRect: box,
            rootBounds: null,
          };
        });
        callback(entries, this);
      };
      observers.add(this.report);
    }
    observe(target: Element) {
      this.targets.add(target);
    }
    unobserve(target: Element) {
      this.targets.delete(target);
    }
    disconnect() {
      observers.delete(this.report);
    }
    takeRecords() {
      return [];
    }
  }
  Object.assign(window, { IntersectionObserver: StubObserver });
  return () => {
    act(() => observers.forEach((report) => report()));
  };
}
