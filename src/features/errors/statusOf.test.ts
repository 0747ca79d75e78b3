import { statusOf } from './statusOf';

test.each([
  [Object.assign(new Error('gone'), { status: 404 }), 404],
  [{ status: 503 }, 503],
  [{ status: 400 }, 400],
  [{ status: 599 }, 599],
  [{ status: 600 }, 500],
  [{ status: 399 }, 500],
  [{ status: 404.5 }, 500],
  [{ status: '404' }, 500],
  [{ status: Number.NaN }, 500],
  [new Error('broken'), 500],
  ['broken', 500],
  [null, 500],
  [undefined, 500],
])('%o has status %i', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
