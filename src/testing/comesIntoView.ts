import { act } from '@testing-library/react';

/**
 * jsdom has no layout and no IntersectionObserver: this fake reports elements as visible on demand.
 *
 * @returns a function that brings every observed element into view, or says that it is not
 */
export function stubIntersections(): (isIntersecting?: boolean) => void {
  const observers = new Set<(isIntersecting: boolean) => void>();
  class StubObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly targets = new Set<Element>();
    private readonly report: (isIntersecting: boolean) => void;

    constructor(callback: IntersectionObserverCallback) {
      this.report = (isIntersecting) => {
        const entries = [...this.targets].map((target): IntersectionObserverEntry => {
          const box = target.getBoundingClientRect();
          return {
            target,
            isIntersecting,
            intersectionRatio: Number(isIntersecting),
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
  return (isIntersecting = true) => {
    act(() => observers.forEach((report) => report(isIntersecting)));
  };
}
