import { statusFormat } from './sendStatus';

test.each([
  [undefined, 'json'],
  ['*/*', 'json'],
  ['application/json', 'json'],
  ['image/png', 'json'],
  ['text/event-stream', 'events'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ['text/*', 'html'],
  ['text/html;q=0.5, application/json', 'json'],
  ['text/html;q=0, */*', 'json'],
  ['application/json;q=0, text/event-stream;q=0.1', 'events'],
])('%s asks for %s', (accept, format) => {
  expect(statusFormat(accept)).toBe(format);
});
