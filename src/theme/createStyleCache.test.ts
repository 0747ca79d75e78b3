import { createStyleCache } from './createStyleCache';

const namesFrom = (sheet: CSSStyleSheet | null) => {
  document.head.innerHTML = '<link rel="stylesheet" href="/page.1.css" data-page-styles="a1 b2">';
  jest.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(sheet);
  return Object.keys(createStyleCache().inserted);
};

it('does not write the styles of the built page again', () => {
  expect(namesFrom(new CSSStyleSheet())).toEqual(['a1', 'b2']);
});

it('writes them when their file did not arrive', () => {
  expect(namesFrom(null)).toEqual([]);
});
