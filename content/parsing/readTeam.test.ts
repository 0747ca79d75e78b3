import { type Mistake, useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

const team = 'team/team.yaml';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const mistakes: Mistake[] = [
  [
    'an unknown department',
    'management',
    'managers',
    `${team}:3: [0].department: expected one of management, research, esg, sales, operations, got "managers"`,
  ],
  [
    'a portrait that does not exist',
    'first-last.png',
    'last-first.png',
    `${team}:5: [0].portrait: expected a file of team/portraits (first-last.png), got "last-first.png"`,
  ],
];

it.each(mistakes)('names %s', (...mistake) => content.expectProblem(...mistake));

it('names a portrait that is not a PNG image', async () => {
  await content.write('team/portraits/first-last.png', 'GIF89a');
  expect(await content.problems()).toEqual([
    `content/${team}:5: [0].portrait: expected a whole PNG image, of 10000 pixels a side at most, which "first-last.png" is not`,
  ]);
});
