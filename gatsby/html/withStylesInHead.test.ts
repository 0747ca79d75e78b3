import { withStylesInHead } from './withStylesInHead';

function pageOf(head: string, body: string): string {
  return `<html><head>${head}</head><body>${body}</body></html>`;
}

const red = '<style data-emotion="css red1">.css-red1{color:red;}</style>';
const blue = '<style data-emotion="css blue2">.css-blue2{color:blue;}</style>';
const reset = '<style data-emotion="css-global reset3">*{margin:0;}</style>';

test('gathers the styles in the order of the page', () => {
  expect(withStylesInHead(pageOf('<title>Fonds</title>', `${reset}<p>${red}a</p><p>${blue}b</p>`))).toBe(
    pageOf(
      '<title>Fonds</title><style data-page-styles="reset3 red1 blue2">*{margin:0;}.css-red1{color:red;}.css-blue2{color:blue;}</style>',
      '<p>a</p><p>b</p>',
    ),
  );
});

test('takes what a page and its slices share once', () => {
  expect(withStylesInHead(pageOf('', `${red}${blue}${red}`))).toBe(
    pageOf('<style data-page-styles="red1 blue2">.css-red1{color:red;}.css-blue2{color:blue;}</style>', ''),
  );
});

test('adds the styles of a slice that was put in anew', () => {
  const once = withStylesInHead(pageOf('', red));
  expect(withStylesInHead(once.replace('<body>', `<body>${red}${blue}`))).toBe(
    pageOf('<style data-page-styles="red1 blue2">.css-red1{color:red;}.css-blue2{color:blue;}</style>', ''),
  );
});

test('changes nothing where it has been already', () => {
  const once = withStylesInHead(pageOf('', red));
  expect(withStylesInHead(once)).toBe(once);
});

test.each(['$&', '$1', "$'"])('keeps %s in a style as it is', (content) => {
  const style = `<style data-emotion="css a1">.css-a1::after{content:"${content}";}</style>`;
  expect(withStylesInHead(pageOf('', style))).toContain(`content:"${content}"`);
});

test('leaves a slice by itself as it is', () => {
  expect(withStylesInHead(red)).toBe(red);
});

test('an animation that a slice brings again is not taken twice', () => {
  const turning =
    '<style data-emotion="css turn1 animation-a2">@keyframes animation-a2{}.css-turn1{}</style>';
  const once = withStylesInHead(pageOf('', turning));
  expect(once).toContain('<style data-page-styles="turn1 animation-a2">');
  expect(withStylesInHead(once.replace('<body>', `<body>${turning}`))).toBe(once);
});
