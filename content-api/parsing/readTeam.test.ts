import { contentProblems } from '../testing/contentProblems';
import { type TestContent, writeMinimalContent } from '../testing/writeMinimalContent';

let content: TestContent;

beforeEach(async () => {
  content = await writeMinimalContent();
});

afterEach(() => content.dispose());

const team = 'team/team.yaml';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const mistakes: [what: string, file: string, from: string, to: string, message: string][] = [
  [
    'an unknown department',
    team,
    'management',
    'managers',
    `${team}:3: [0].department: expected one of management, research, esg, sales, operations, got "managers"`,
  ],
  [
    'a portrait that does not exist',
    team,
    'first-last.png',
    'last-first.png',
    `${team}:5: [0].portrait: expected a file of team/portraits (first-last.png), got "last-first.png"`,
  ],
];

it.each(mistakes)('names %s', async (_what, file, from, to, message) => {
  await content.edit(file, from, to);
  const [first] = await contentProblems(content.contentDir);
  expect(first).toContain(`content/${message}`);
});

it('names a portrait that is not a PNG image', async () => {
  await content.write('team/portraits/first-last.png', 'GIF89a');
  expect(await contentProblems(content.contentDir)).toEqual([
    `content/${team}:5: [0].portrait: expected a whole PNG image, of 10000 pixels a side at most, which "first-last.png" is not`,
  ]);
});
