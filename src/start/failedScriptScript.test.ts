import { fireEvent } from '@testing-library/react';
import { spyOnLocation } from '../testing/spyOnLocation';
import { failedScriptScript } from './failedScriptScript';

beforeAll(() => void window.eval(failedScriptScript));

let reload: ReturnType<typeof spyOnLocation>;

beforeEach(() => {
  jest.useFakeTimers();
  reload = spyOnLocation('reload');
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function failScript(src: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  // jsdom does not fetch it.
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  fireEvent.error(script);
  return script;
}

test('takes out a script that fails, and nothing else', () => {
  const image = document.createElement('img');
  document.body.append(image);
  fireEvent.error(image);
  fireEvent.error(window);
  expect(image).toBeInTheDocument();
  expect(failScript('/component-1.js', { 'data-webpack': 'site:1' })).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose start script is lost is loaded again, at most once a minute', () => {
  failScript('/start-1.js');
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(59_999);
  failScript('/start-1.js');
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  failScript('/start-1.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a script of another site is no reason', () => {
  failScript('https://statistics.example/tag.js');
  expect(reload).not.toHaveBeenCalled();
});

test('offline the page stays', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failScript('/start-1.js');
  expect(reload).not.toHaveBeenCalled();
});

test('where storage is refused the page stays: nothing would stop it from loading again and again', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  failScript('/start-1.js');
  expect(reload).not.toHaveBeenCalled();
});

test('needs no escaping in HTML', () => {
  expect(failedScriptScript).not.toMatch(/<\/|<!--/);
});
