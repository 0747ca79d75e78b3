import { chakra } from '@chakra-ui/react/styled-system';

/** For grids that hold grids: at page breaks browsers overlay or lose their rows. */
export const blockOnPaper = { display: 'block', '& > * + *': { marginTop: '8' } } as const;

/** Parts one below the other, `gap` apart. */
export const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', _print: blockOnPaper },
});
