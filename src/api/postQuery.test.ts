import { clearCookies } from '../testing/clearCookies';
import { fakeFetch, type FakeRequest } from '../testing/fakeFetch';
import { postQuery } from './postQuery';

let requests: FakeRequest[];

beforeEach(() => {
  clearCookies();
  requests = fakeFetch();
});

const query = { query: 'query Funds { funds }', variables: { locale: 'fr' } };

const post = () => postQuery(query, new AbortController().signal);

function requestAt(index: number): FakeRequest {
  const request = requests[index];
  if (!request) throw new Error(`There are ${requests.length} requests`);
  return request;
}

test('posts the query as JSON and gives the data of the answer', async () => {
  const data = post();
  const { url, headers, body } = requestAt(0);
  expect(url).toBe('/graphql');
  expect(headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
  expect(body).toEqual(query);
  requestAt(0).answer({ data: { funds: [] } });
  expect(await data).toEqual({ funds: [] });
});

test.each(['Xy1-._~+/=', 'eyJhbGciOi.J9.e30='])('carries the token %s', (token) => {
  document.cookie = `authentication=${token}`;
  void post();
  expect(requestAt(0).headers.authorization).toBe(`Bearer ${token}`);
});

test.each(['two words', 'é', '=', 'a=b', '<script>', 'x%0d%0aCookie: y'])(
  'carries no token where the cookie holds %j',
  (token) => {
    document.cookie = `authentication=${token}`;
    void post();
    expect(requestAt(0).headers).not.toHaveProperty('authorization');
  },
);

test('forgets a token that is refused, and asks without it', async () => {
  document.cookie = 'authentication=expired';
  const data = post();
  requestAt(0).answer('', { status: 401 });
  await new Promise(process.nextTick);
  expect(document.cookie).not.toContain('authentication');
  expect(requestAt(1).headers).not.toHaveProperty('authorization');
  requestAt(1).answer({ data: 1 });
  expect(await data).toBe(1);
});

test.each<[string, (request: FakeRequest) => void, string]>([
  ['no connection', (request) => request.fail(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['502', (request) => request.answer('{}', { status: 502 }), 'answered 502'],
  ['401 without a token', (request) => request.answer('{}', { status: 401 }), 'answered 401'],
  ['HTML', (request) => request.answer('<p>', { contentType: 'text/html' }), 'answered text/html'],
  ['no type', (request) => request.answer('{}', { contentType: '' }), 'without a content type'],
  ['half of an answer', (request) => request.answer('{"data":{"pa'), 'JSON'],
  ['a list', (request) => request.answer([]), 'JSON that is no object'],
  [
    'errors',
    (request) => request.answer({ data: {}, errors: [{ message: 'Invalid locale' }, 'x'] }),
    'errors: Invalid locale; an error without a message',
  ],
])('says what is wrong with the answer: %s', async (_case, respond, message) => {
  const data = post();
  respond(requestAt(0));
  await expect(data).rejects.toThrow(message);
});
