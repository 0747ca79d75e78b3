import { watchPageData } from './watchPageData';

const pageData = 'http://localhost/page-data/fr/contact/page-data.json';

const { prototype } = XMLHttpRequest;
const real = Object.getOwnPropertyDescriptors(prototype);

/** A request that was answered with this status. */
function answered(address: string, status: number) {
  Object.defineProperty(prototype, 'status', { configurable: true, get: () => status });
  Object.defineProperty(prototype, 'responseURL', { configurable: true, get: () => address });
  const takeServerError = watchPageData();
  return { request: new XMLHttpRequest(), takeServerError };
}

afterEach(() => {
  Object.defineProperty(prototype, 'status', real.status);
  Object.defineProperty(prototype, 'responseURL', real.responseURL);
});

test('a 500 reads as a 503, which Gatsby’s loader does not follow to /500.html; the error is given once', () => {
  const { request, takeServerError } = answered(pageData, 500);
  expect(request.status).toBe(503);
  expect(takeServerError()).toBe(500);
  expect(takeServerError()).toBeUndefined();
});

test.each([200, 304, 404, 0])('a %i is no error of the server', (status) => {
  const { request, takeServerError } = answered(pageData, status);
  expect(request.status).toBe(status);
  expect(takeServerError()).toBeUndefined();
});

test('other requests are left alone', () => {
  const { request, takeServerError } = answered('http://localhost/other', 500);
  expect(request.status).toBe(500);
  expect(takeServerError()).toBeUndefined();
});
