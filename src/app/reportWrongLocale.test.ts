import { reportWrongLocale } from './reportWrongLocale';

const log = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  log.mockClear();
});

test.each(['/de', '/de/kontakt', '/404.html', '/FR', '/france/contact', '//fr'])(
  '%s is a wrong locale',
  (path) => {
    reportWrongLocale(path);
    expect(log.mock.calls).toEqual([[new Error('Invalid locale')]]);
  },
);

test.each(['/', '/fr', '/en/contact', '/it/'])('%s is none', (path) => {
  reportWrongLocale(path);
  expect(log).not.toHaveBeenCalled();
});
