import { describeStartError } from './describeStartError';

test.each([
  [
    Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', address: '127.0.0.1', port: 4000 }),
    '127.0.0.1:4000 is in use: set CONTENT_API_PORT to another port.',
  ],
  [
    Object.assign(new Error('listen EACCES'), { code: 'EACCES', address: '127.0.0.1', port: 80 }),
    '127.0.0.1:80 may not be listened on: set CONTENT_API_PORT to another port.',
  ],
  [
    new Error('content/funds/x/fund.yaml:3: expected a title'),
    'content/funds/x/fund.yaml:3: expected a title',
  ],
  ['a text', 'a text'],
])('%s', (error, text) => {
  expect(describeStartError(error)).toBe(text);
});
