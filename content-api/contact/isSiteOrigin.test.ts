import { isSiteOrigin } from './isSiteOrigin';

const published = 'https://www.meridane.example';
const local = 'http://localhost:9000';

test.each([
  ['https://www.meridane.example', published, true],
  ['https://meridane.example', published, false],
  ['https://www.meridane.example.evil.example', published, false],
  ['http://www.meridane.example', published, false],
  ['https://www.meridane.example:8443', published, false],
  ['https://www.meridane.example/fr', published, false],
  ['https://user@www.meridane.example', published, false],
  ['http://localhost', published, false],
  ['null', published, false],
  ['', published, false],
  [undefined, published, false],
  ['http://localhost:9000', local, true],
  ['http://127.0.0.1:9000', local, true],
  ['http://[::1]:9000', local, true],
  ['http://localhost:9001', local, false],
  ['https://localhost:9000', local, false],
  ['http://127.0.0.1.evil.example:9000', local, false],
  ['http://192.168.0.4:9000', local, false],
])('%s asks the server of %s: %s', (origin, siteUrl, expected) => {
  expect(isSiteOrigin(origin, siteUrl)).toBe(expected);
});
