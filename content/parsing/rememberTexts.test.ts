import { rememberTexts } from './rememberTexts';

const countLines = (text: string, report: (line: number, problem: string) => void) => {
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) if (line === 'bad') report(index + 1, 'expected better');
  return { lines: lines.length };
};

test('a text that was read is read no more, and its problems are told again', () => {
  const read = jest.fn(countLines);
  const remembered = rememberTexts(read, 2);
  const report = jest.fn();
  const first = remembered('good\nbad', report);
  expect(remembered('good\nbad', report)).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([
    [2, 'expected better'],
    [2, 'expected better'],
  ]);
});

test('the text used longest ago is forgotten, and one with many problems at once', () => {
  const read = jest.fn(countLines);
  const remembered = rememberTexts(read, 2);
  const report = jest.fn();
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) remembered(text, report);
  expect(read.mock.calls.map(([text]) => text)).toEqual(['a', 'b', 'c', 'b']);
  const bad = 'bad\n'.repeat(30);
  for (const text of [bad, bad]) remembered(text, report);
  expect(read).toHaveBeenCalledTimes(6);
  expect(report).toHaveBeenCalledTimes(60);
});
