import { contentProblems } from '../testing/contentProblems';
import { writeMinimalContent } from '../testing/writeMinimalContent';
import type { TestContent } from '../testing/writeMinimalContent';

let content: TestContent;

beforeEach(async () => {
  content = await writeMinimalContent();
});

afterEach(() => content.dispose());

const portfolio = 'funds/first-fund/portfolio.yaml';

/** Each makes one mistake in a file; the message is what is told of it, after `content/`. */
const mistakes: [what: string, file: string, from: string, to: string, message: string][] = [
  [
    'weights above 100',
    portfolio,
    '60.5',
    '61.1',
    `${portfolio}:2: geographic: expected weights that add up to 100.5 at most, got 100.6`,
  ],
  [
    'a code twice in a breakdown',
    portfolio,
    'code: BR',
    'code: IN',
    `${portfolio}:4: geographic[1].code: expected a code that is not taken, got "IN" again`,
  ],
  [
    'lines out of order',
    portfolio,
    'value: 4.1',
    'value: 6.4',
    `${portfolio}:11: topLines[1].value: expected the largest first, got 6.4 after 6.2`,
  ],
  [
    'eleven lines',
    portfolio,
    '  - { title: Example Foods, value: 4.1 }',
    '  - { title: Example, value: 1 }\n'.repeat(10),
    `${portfolio}:9: topLines: expected ten lines at most, got a list`,
  ],
];

it.each(mistakes)('names %s', async (_what, file, from, to, message) => {
  await content.edit(file, from, to);
  const [first] = await contentProblems(content.contentDir);
  expect(first).toContain(`content/${message}`);
});
