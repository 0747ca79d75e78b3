import { watchPageData } from './watchPageData';

class Timing {
  constructor(
    readonly name: string,
    readonly responseStatus: number,
  ) {}
}

/** The errors that are told after a request with this answer. */
function toldAfter(path: string, status: number) {
  let observe: (list: { getEntries: () => Timing[] }) => void = () => undefined;
  class Observer {
    constructor(callback: typeof observe) {
      observe = callback;
    }
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: Observer, PerformanceResourceTiming: Timing });
  const takeServerError = watchPageData();
  observe({ getEntries: () => [new Timing(`http://localhost${path}`, status)] });
  return [takeServerError(), takeServerError()];
}

test('an error of the server is told once', () => {
  expect(toldAfter('/page-data/fr/contact/page-data.json', 503)).toEqual([503, undefined]);
});

test.each([
  ['/page-data/fr/contact/page-data.json', 200],
  ['/page-data/fr/contact/page-data.json', 404],
  ['/graphql', 503],
])('%s with %i is none', (path, status) => {
  expect(toldAfter(path, status)).toEqual([undefined, undefined]);
});
