/** For parts with a dark ground: printers leave grounds out, and engines make pale letters of white ones. */
export const plainOnPaper = {
  bg: 'transparent',
  color: 'fg',
  breakInside: 'avoid',
  '& :is(h1, h2, h3, h4, p, a)': { color: 'inherit' },
} as const;
