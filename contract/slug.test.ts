import { isSlug } from './slug';

test.each([
  'meridane-chine',
  'i-usd',
  '2026',
  'korvane-marchés-frontières',
  'αναδυόμενες-αγορές',
  'الأسواق-الناشئة',
  '新興市場',
  'a'.repeat(80),
])('"%s" is a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each([
  '',
  'rss.xml',
  'index.html',
  '../../evil',
  '..',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'a%2fb',
  'a b',
  'Chine',
  '-a',
  'a-',
  'a--b',
  'a_b',
  'a\u0000',
  'marche\u0301',
  'a'.repeat(81),
])('"%s" is none', (text) => {
  expect(isSlug(text)).toBe(false);
});
