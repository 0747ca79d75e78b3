import { wantsEvents } from './sendStatus';

test.each([
  [undefined, false],
  ['*/*', false],
  ['application/json', false],
  ['image/png', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/event-stream', true],
  ['text/event-stream;q=0.5, application/json', false],
  ['application/json;q=0, text/event-stream;q=0.1', true],
])('%s asks for events: %s', (accept, isWanted) => {
  expect(wantsEvents(accept)).toBe(isWanted);
});
