import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useReveal } from './Step';

function Appearing() {
  const ref = useRef<HTMLParagraphElement>(null);
  useReveal(ref);
  return <p ref={ref}>New</p>;
}

/** Renders a paragraph that ends `distance` px below the top of the checkbox, in a dialog 400 px high. */
function renderBelow(distance: number, focused: 'checkbox' | 'heading' = 'checkbox') {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectangle(
    this: Element,
  ) {
    return this instanceof HTMLInputElement
      ? new DOMRect(0, 50, 10, 10)
      : new DOMRect(0, 0, 10, distance + 50);
  });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const page = (appeared: boolean) => (
    <dialog open>
      <h1 tabIndex={-1}>Title</h1>
      <input type="checkbox" />
      {appeared && <Appearing />}
    </dialog>
  );
  const { getByRole, rerender } = render(page(false));
  getByRole(focused).focus();
  rerender(page(true));
  return scroll;
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('shows what has appeared', () => {
  expect(renderBelow(400)).toHaveBeenCalledTimes(1);
});

test('does not scroll what has the focus out of sight', () => {
  expect(renderBelow(401)).not.toHaveBeenCalled();
});

test('shows it where a click gives no focus', () => {
  expect(renderBelow(401, 'heading')).toHaveBeenCalledTimes(1);
});
