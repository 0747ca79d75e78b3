import { acceptedEncodings } from './acceptedEncodings';

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0.5, gzip', ['gzip', 'br']],
  ['br;q=0, *', ['gzip']],
  ['GZIP;Q=0.1', ['gzip']],
  ['identity', []],
  ['br;q=high', []],
])('Accept-Encoding: %s', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
