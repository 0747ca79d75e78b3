import { renderedPages, secondsOfSteps } from './gatsbyOutput';

const output = `
▸ Building the pages from http://127.0.0.1:4000
success createPages - 3.5s
success run page queries - 0.25s - 180/180 720.0/s
success Building static HTML (2/2) - 4.5s
success Building static HTML (1/2) - 1s
Updated page: /it
Updated page: /fr/actualités
info Done building in 12 sec
  done (12.5 s)

▸ Compressing public/
  40 files written, 3 unchanged, 0 deleted (7.1 s)
`;

it('finds the pages that were rendered', () => {
  expect(renderedPages(output)).toEqual(['/fr/actualités', '/it']);
});

it('finds the seconds of the steps, Gatsby’s and our own', () => {
  expect(secondsOfSteps(output)).toEqual({
    createPages: 3.5,
    'run page queries': 0.25,
    'Building static HTML': 5.5,
    'Building the pages from http://127.0.0.1:4000': 12.5,
    'Compressing public/': 7.1,
  });
});
