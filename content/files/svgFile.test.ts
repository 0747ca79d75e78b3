import { contentProblems } from '../testing/contentProblems';
import { writeMinimalContent } from '../testing/writeMinimalContent';
import { svgProblem } from './svgFile';

const svg = (inner: string, root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">') =>
  `${root}${inner}</svg>\n`;
const broken = 'expected a whole SVG drawing with a viewBox, which "a.svg" is not: export it again';
const unsafe =
  'expected an SVG drawing without scripts or other pages, which "a.svg" has: choose it in the desk, which takes them out';

it.each([
  ['shapes', svg('<path d="M0 0h8"/><style>path { fill: red }</style>'), null],
  ['an XML declaration and a comment', `<?xml version="1.0"?><!-- drawn -->${svg('<g/>')}`, null],
  ['nothing inside', '<svg viewBox="0 0 1 1"/>', null],
  ['no viewBox', svg('', '<svg width="8">'), broken],
  ['no end', svg('').replace('</svg>', ''), broken],
  ['another format', 'GIF89a', broken],
  ['a script', svg('<script>alert(1)</script>'), unsafe],
  ['an event handler', svg('<g onload="alert(1)"/>'), unsafe],
  ['a page inside', svg('<foreignObject><p/></foreignObject>'), unsafe],
  ['a link that runs', svg('<a href="javascript:alert(1)"/>'), unsafe],
])('a drawing with %s is accepted, or told what is wrong', (_what, text, problem) => {
  expect(svgProblem(text, 'a.svg')).toBe(problem);
});

it('a drawing of the brand that cannot be used is a problem of the content, at its field', async () => {
  const content = await writeMinimalContent();
  await content.write('company/image.svg', svg('', '<svg>'));
  const problems = await contentProblems(content.contentDir);
  expect(problems).toHaveLength(4);
  expect(problems[0]).toMatch(
    /^content\/company\/company\.yaml:\d+: brand\.logo: expected a whole SVG drawing with a viewBox, which "image\.svg" is not: export it again$/,
  );
  await content.dispose();
});
