import { navigatedBy } from '../testing/navigatedBy';
import { spyOnLocationReload } from '../testing/spyOnLocationReload';
import { guardRejections, markSettled } from './guardRejections';

const gatsbyListener = jest.fn();
const reload = spyOnLocationReload();
const log = jest.spyOn(console, 'error').mockImplementation();

beforeAll(() => {
  guardRejections();
  window.addEventListener('unhandledrejection', gatsbyListener);
});

beforeEach(() => {
  sessionStorage.clear();
  navigatedBy('navigate');
  for (const spy of [gatsbyListener, reload, log]) spy.mockClear();
});

function reject(reason: unknown) {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
}

test('a missing script reloads the page by our rule, not by Gatsby’s', () => {
  const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  expect(reject(error).defaultPrevented).toBe(true);
  expect(log).toHaveBeenCalledWith(error);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(gatsbyListener).not.toHaveBeenCalled();
});

test('an error that is dealt with already is passed over', () => {
  const error = new Error('settled');
  markSettled(error);
  expect(reject(error).defaultPrevented).toBe(true);
  expect(log).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test.each([new Error('something else'), 'text', null, undefined])('%p is left alone', (reason) => {
  if (!(reason instanceof Error)) markSettled(reason);
  expect(reject(reason).defaultPrevented).toBe(false);
  expect(gatsbyListener).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});
