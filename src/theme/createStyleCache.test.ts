import { createStyleCache } from './createStyleCache';

it('does not write the styles again that the page has in its file', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/page.1.css" data-page-styles="a1 b2">';
  expect(Object.keys(createStyleCache().inserted)).toEqual(['a1', 'b2']);
});
