import { readBody } from './readBody';
import { refusalOf } from './testing/refusalOf';

function nested(levels: number): string {
  return '{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1);
}

test('nothing is a query of defaults', () => {
  expect(readBody('')).toEqual({});
  expect(readBody(' \n')).toEqual({});
});

test('JSON, eight levels deep', () => {
  expect(readBody('{"deep":true}')).toEqual({ deep: true });
  expect(readBody(nested(8))).toEqual(JSON.parse(nested(8)));
  expect(readBody('null')).toBeNull();
});

test.each([
  ['{', 'body: expected JSON'],
  ['{"deep":true}x', 'body: expected JSON'],
  ["{'deep':true}", 'body: expected JSON'],
  [nested(9), 'body: expected at most 8 levels of nesting'],
  ['['.repeat(9) + ']'.repeat(9), 'body: expected at most 8 levels of nesting'],
  ['['.repeat(8_000) + ']'.repeat(8_000), 'body: expected at most 8 levels of nesting'],
  ['{"__proto__":{"deep":true}}', 'body: the name "__proto__" is not accepted'],
  ['{"where":{"__proto__":null}}', 'body: the name "__proto__" is not accepted'],
  ['{"\\u005f_proto__":1}', 'body: the name "__proto__" is not accepted'],
  ['{"where":{"$or":[{"constructor":{}}]}}', 'body: the name "constructor" is not accepted'],
  ['{"sortBy":{"prototype":"asc"}}', 'body: the name "prototype" is not accepted'],
])('%.40s is refused', (body, message) => {
  expect(refusalOf(() => readBody(body))).toEqual({ statusCode: 400, message });
});

test('what is refused leaves no trace', () => {
  expect(() => readBody('{"__proto__":{"polluted":true}}')).toThrow();
  expect('polluted' in {}).toBe(false);
});
