import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { chakra, ChakraProvider, createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { withMemoizedStyles } from './withMemoizedStyles';

const system = createSystem(defaultBaseConfig, {
  theme: { breakpoints: { md: '48em' }, tokens: { spacing: { 4: { value: '1rem' } } } },
});

const Card = chakra('article', {
  base: { padding: '4', _hover: { color: 'red' }, '& > p': { margin: { base: '4', md: '0' } } },
  variants: { tone: { dark: { color: 'white' }, light: { color: 'black' } } },
  defaultVariants: { tone: 'light' },
});
const WideCard = chakra(Card, { base: { padding: '0', width: '100%' } });

const cards = (
  <>
    <Card />
    <Card tone="dark" />
    <Card tone="dark" padding="0" css={{ '& em': { color: 'blue' } }} />
    <Card css={[{ margin: '4' }, { margin: { md: '0' } }]} />
    <WideCard tone="dark" marginTop="4" />
    <chakra.article padding="4" />
    <chakra.article />
  </>
);

/** Class names of each article: Emotion derives them from the styles. */
function stylesWith(value: SystemContext): string[] {
  const { unmount } = render(<ChakraProvider value={value}>{cards}</ChakraProvider>);
  const classes = screen.getAllByRole('article').map(({ className }) => className);
  unmount();
  return classes;
}

test('elements look as they do with Chakra’s own system', () => {
  const own = stylesWith(system);
  expect(new Set(own).size).toBe(own.length);
  expect(stylesWith(withMemoizedStyles(system))).toEqual(own);
});

test('an element that extends another leaves the other as it is', () => {
  const list = {
    base: { gap: { base: '4', md: '0' } },
    variants: { size: { small: { margin: { md: '4' } } } },
  };
  const List = chakra('article', list);
  const extended = { base: { gap: { base: '0' } }, variants: { size: { small: { margin: { md: '0' } } } } };
  const WideList = chakra(List, extended);
  const before = JSON.stringify(list);
  render(
    <ChakraProvider value={withMemoizedStyles(system)}>
      <List size="small" />
      <WideList size="small" />
      <List size="small" title="after" />
    </ChakraProvider>,
  );
  const [first, wide, after] = screen.getAllByRole('article').map(({ className }) => className);
  expect(wide).not.toBe(first);
  expect(after).toBe(first);
  expect(JSON.stringify(list)).toBe(before);
});

test('the recipe of an element is made once, however many there are and however often they are rendered', () => {
  const cva = jest.fn(system.cva) as typeof system.cva;
  const memoized = withMemoizedStyles({ ...system, cva });
  const list = (
    <ChakraProvider value={memoized}>
      <Card />
      <Card tone="dark" />
    </ChakraProvider>
  );
  const { rerender } = render(list);
  rerender(<main>{list}</main>);
  expect(cva).toHaveBeenCalledTimes(1);
});

test('what is resolved once is not resolved again, also with styles of the element’s own', () => {
  const css = jest.fn(system.css);
  const memoized = withMemoizedStyles({ ...system, css });
  const card = <Card tone="dark" marginTop="4" css={{ gap: '4' }} />;
  render(
    <ChakraProvider value={memoized}>
      {card}
      {card}
      <Card tone="dark" marginTop="4" css={{ gap: '4' }} />
      <Card tone="dark" marginTop="0" css={{ gap: '4' }} />
    </ChakraProvider>,
  );
  expect(css).toHaveBeenCalledTimes(2);
});

test('a class does not depend on what was rendered before', () => {
  const both = [
    <chakra.article key="one" margin="4" marginTop="0" />,
    <chakra.article key="other" marginTop="0" margin="4" />,
  ];
  const classesOf = (elements: typeof both) => {
    const value = withMemoizedStyles(createSystem(defaultBaseConfig));
    const { unmount } = render(<ChakraProvider value={value}>{elements}</ChakraProvider>);
    const classes = screen.getAllByRole('article').map(({ className }) => className);
    unmount();
    return classes;
  };
  const [one, other] = classesOf(both);
  expect(one).not.toBe(other);
  expect(classesOf(both.toReversed())).toEqual([other, one]);
});
