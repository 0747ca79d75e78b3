import { stubIntersections } from '../testing/comesIntoView';
import { startLazyDrawings } from './lazyDrawings';

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const drawing = () => {
  document.body.innerHTML = '<svg data-lazy-drawing><use data-href="/map.svg#asia"/></svg>';
  return document.querySelector('use');
};

test('a drawing is fetched when it comes into view', () => {
  const comeIntoView = stubIntersections();
  const use = drawing();
  startLazyDrawings();
  comeIntoView(false);
  expect(use).not.toHaveAttribute('href');
  comeIntoView();
  expect(use).toHaveAttribute('href', '/map.svg#asia');
});

test('a browser that cannot tell leaves the page as it is', () => {
  const use = drawing();
  startLazyDrawings();
  expect(use).not.toHaveAttribute('href');
});
