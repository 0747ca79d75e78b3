import { groupMisses } from './groupMisses';

test('misses of one cause are one line, their number and some examples', () => {
  const missing = ['a', 'b', 'c', 'd', 'e'].map(
    (fund) => `HEAD /e/fr/docs/funds/${fund}/KIID: answered 404. Answer HEAD and GET with 200`,
  );
  expect(groupMisses([...missing, 'HEAD /e/fr/docs/x: answered 500. Answer HEAD and GET with 200'])).toEqual([
    [
      'HEAD /e/fr/docs/funds/a/KIID: answered 404. Answer HEAD and GET with 200',
      '  4 more like this:',
      '    /e/fr/docs/funds/b/KIID',
      '    /e/fr/docs/funds/c/KIID',
      '    /e/fr/docs/funds/d/KIID',
      '    …',
    ].join('\n'),
    'HEAD /e/fr/docs/x: answered 500. Answer HEAD and GET with 200',
  ]);
});

test('names and locales are no other cause', () => {
  const slug = (code: string, locale: string) =>
    `News item "${code}" (${locale}): the slug "${code.toUpperCase()}" cannot be part of an address`;
  expect(groupMisses([slug('a', 'fr'), slug('a', 'en')])).toEqual([
    'News item "a" (fr): the slug "A" cannot be part of an address\n  1 more like this:\n    "a" (en) "A"',
  ]);
});

test('types of files are another cause', () => {
  const misses = ['application/pdf', 'text/csv'].map(
    (type) => `HEAD /e/a: answered 404. Answer with ${type}`,
  );
  expect(groupMisses(misses)).toEqual(misses);
});
