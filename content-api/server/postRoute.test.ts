import { hasBearerToken } from './postRoute';

const token = '0123456789abcdef';

test.each([`Bearer ${token}`, `bearer ${token}`, `Bearer  ${token}`])('%s is let in', (header) => {
  expect(hasBearerToken(header, token)).toBe(true);
});

test.each([undefined, '', 'Bearer', 'Bearer ', token, `Basic ${token}`, `Bearer ${token}0`, 'Bearer 0123'])(
  '%s is not',
  (header) => {
    expect(hasBearerToken(header, token)).toBe(false);
  },
);
