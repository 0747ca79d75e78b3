import { OpenItems } from './openItems';

test('who has an item open is told to the others, until they say nothing any more', () => {
  const open = new OpenItems();
  expect(open.mark('1/news/letter', 'anna', 0)).toEqual([]);
  expect(open.mark('1/news/letter', 'ben', 10_000)).toEqual(['anna']);
  expect(open.mark('1/team/team', 'ben', 10_000)).toEqual([]);
  expect(open.mark('1/news/letter', 'ben', 41_000)).toEqual([]);
});
