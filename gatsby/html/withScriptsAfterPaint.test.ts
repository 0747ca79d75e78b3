/** @jest-environment jsdom */
import { withScriptsAfterPaint } from './withScriptsAfterPaint';

const built =
  '<body><p>Fonds</p><script>window.a=1</script><script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script></body>';

/** What of the page is run in it, after the script that Gatsby has put before it. */
function inlineScript(): string {
  const scripts = withScriptsAfterPaint(built).match(/<script>(.*?)<\/script>/g) ?? [];
  return scripts[1]?.replace(/<\/?script>/g, '') ?? '';
}

const asked = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

beforeEach(() => {
  document.head.replaceChildren();
  jest.useFakeTimers();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'PerformanceObserver');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** What the page asks the browser to tell it. */
const observe = jest.fn();

/** A browser that says when it has painted. */
function paintsAreTold(): () => void {
  let tell: () => void = () => undefined;
  window.PerformanceObserver = Object.assign(
    function (told: () => void) {
      tell = told;
      return { observe };
    },
    { supportedEntryTypes: ['paint'] },
  ) as unknown as typeof PerformanceObserver;
  return () => tell();
}

test('the page asks for its scripts, in their order and once, when it has been painted', () => {
  const painted = paintsAreTold();
  window.eval(inlineScript());
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(asked()).toEqual([]);
  painted();
  expect(asked()).toEqual(['/runtime-1.js', '/app-2.js']);
  painted();
  jest.runAllTimers();
  expect(asked()).toHaveLength(2);
});

test('a browser that does not tell when it paints asks for them soon after', () => {
  window.eval(inlineScript());
  expect(asked()).toEqual([]);
  jest.runAllTimers();
  expect(asked()).toEqual(['/runtime-1.js', '/app-2.js']);
});

test('a tab in the background, which paints nothing, asks at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  window.eval(inlineScript());
  expect(asked()).toEqual(['/runtime-1.js', '/app-2.js']);
});

test('what else is in the page stays, and so does a page that has been finished', () => {
  const finished = withScriptsAfterPaint(built);
  expect(finished).toContain('<p>Fonds</p><script>window.a=1</script>');
  expect(finished).not.toContain('async');
  expect(withScriptsAfterPaint(finished)).toBe(finished);
});
