import { readableLine } from './log';

const line = JSON.stringify({
  level: 40,
  time: 1_795_436_387_701,
  pid: 1,
  hostname: 'vm',
  reqId: '0b3f6f0e',
  status: 404,
  msg: 'request',
});

test('a line of JSON is shown with its time, level, message and details', () => {
  const shown = readableLine(line);
  expect(shown).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: request .*"reqId":"0b3f6f0e".*"status":404/);
  expect(shown).not.toMatch(/hostname|\n/);
});

test.each(['Killed', '', '{"not": a log'])('%j stays as it is', (other) => {
  expect(readableLine(other)).toBe(other);
});
