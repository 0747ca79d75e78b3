import { createStyleCache } from './createStyleCache';

it('does not write the styles again that the page has in its head', () => {
  document.head.innerHTML = '<style data-page-styles="a1 b2"></style>';
  expect(Object.keys(createStyleCache().inserted)).toEqual(['a1', 'b2']);
});
