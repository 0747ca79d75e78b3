import { chakra } from '@chakra-ui/react/styled-system';

/** The page's width (1440 px at most, behaviour.md §9) with its gutters. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'container', marginInline: 'auto', paddingInline: 'gutter' },
});
