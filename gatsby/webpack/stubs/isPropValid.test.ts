import isPropValid from './isPropValid';

it('lets attributes through, and none of Chakra’s own props', () => {
  expect(
    ['href', 'aria-label', 'data-profile', 'onClick', 'children', 'strokeWidth'].every(isPropValid),
  ).toBe(true);
  expect(['as', 'asChild', 'theme', 'unstyled'].some(isPropValid)).toBe(false);
});
