import { mediaQueryList } from '../testing/mediaQueryList';
import { savesData } from './savesData';

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

afterEach(() => {
  connect(undefined);
  window.matchMedia = mediaQueryList(false);
});

test.each([
  [false, 'a browser that says nothing', undefined],
  [false, 'a fast network', { saveData: false, effectiveType: '4g' }],
  [true, 'a visitor who saves data', { saveData: true, effectiveType: '4g' }],
  [true, 'a slow network', { effectiveType: 'slow-2g' }],
])('is %s for %s', (saves, _case, connection) => {
  connect(connection);
  expect(savesData()).toBe(saves);
});

test('is true for a visitor who prefers little data', () => {
  window.matchMedia = mediaQueryList(true);
  expect(savesData()).toBe(true);
});
