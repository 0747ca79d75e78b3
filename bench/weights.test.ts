import { kindOf } from './weights';

it.each([
  ['https://www.example.com/app-1.js', 'script', 'script'],
  ['https://www.example.com/component---page-1.js?v=2', 'other', 'script'],
  ['https://www.example.com/tracker', 'script', 'script'],
  ['https://www.example.com/static/serif.woff2', 'font', 'font'],
  ['https://www.example.com/map.svg', 'image', 'image'],
  ['https://www.example.com/islands.json', 'fetch', 'other'],
])('takes %s (%s) for %s', (url, resourceType, kind) => {
  expect(kindOf(url, resourceType)).toBe(kind);
});
