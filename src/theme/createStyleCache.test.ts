import { createStyleCache } from './createStyleCache';

it('does not write the styles again that the page has in its head', () => {
  document.head.innerHTML =
    '<style data-page-styles="">@keyframes animation-c3{to{rotate:1turn}}.m-a1,.m-b2 td{color:red}</style>';
  expect(Object.keys(createStyleCache().inserted)).toEqual(['animation-c3', 'a1', 'b2']);
});
