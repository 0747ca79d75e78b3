import { HeaderTable, parseHeaders } from './releaseHeaders';

function headersOf(text: string, ...segments: string[]) {
  const { rules, problems } = parseHeaders(text);
  expect(problems).toEqual([]);
  return new HeaderTable(rules).of(segments);
}

describe('paths', () => {
  const matches = (rule: string, path: string) =>
    'x-a' in headersOf(`${rule}\n  X-A: b`, ...path.slice(1).split('/'));

  it.each([
    ['/*', '/', true],
    ['/*', '/fr/contact', true],
    ['/fr', '/fr', true],
    ['/fr', '/fr/contact', false],
    ['/static/*', '/static/a/b.png', true],
    ['/static/*', '/static', false],
    ['/*.js', '/app-1.js', true],
    ['/*.js', '/deep/er/app-1.js', true],
    ['/*.js', '/app-1.js.map', false],
    ['/*.js', '/appxjs', false],
    ['/:locale/news', '/fr/news', true],
    ['/:locale/news', '/fr/a/news', false],
    ['/fr/:a/:b', '/fr/x/y', true],
    ['/fr/a:b', '/fr/a:b', true],
    ['/fr/march%C3%A9s', '/fr/marchés', true],
    ['/fr/marchés', '/fr/marchés', true],
    ['/Fr', '/fr', false],
  ])('%s is about %s: %s', (rule, path, expected) => {
    expect(matches(rule, path)).toBe(expected);
  });
});

it('headers of several rules are combined, those of one name joined', () => {
  const text = [
    '# all',
    '/*',
    '  X-Frame-Options: DENY',
    '\tCache-Control:no-store',
    '',
    '/a/*\r',
    '  # of a folder',
    '  cache-control: private\r',
    '  Link: </x>; rel=preload',
  ].join('\n');
  expect(headersOf(text, 'a', 'b')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'no-store, private',
    link: '</x>; rel=preload',
  });
  expect(headersOf(text, 'b')).toEqual({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  expect(headersOf('', 'b')).toEqual({});
});

it.each([
  ['  X-A: b', 'a header stands before the first path'],
  ['/*\n  X-A', '"X-A" is not a header'],
  ['/*\n  X A: b', '"X A: b" is not a header'],
  ['/*\n  X-A:', '"X-A:" is not a header'],
  ['/*\n  X-A: b\u0001', 'is not a header'],
  ['/*\n  ! X-A', '"! X-A" is not a header'],
  ['/*\n  Content-Length: 5', '"Content-Length" is not for this file to set'],
  ['https://a.example/*\n  X-A: b', 'is not a path that starts with /'],
  ['/a b\n  X-A: b', 'is not a path'],
  ['/%\n  X-A: b', 'is not a path'],
])('%j is reported, once and with its line', (text, problem) => {
  const { rules, problems } = parseHeaders(`# first\n\n${text}\n/ok\n  X-B: c`);
  const line = text.startsWith('/*') ? 4 : 3;
  expect(problems).toEqual([expect.stringContaining(`_headers line ${line}: `)]);
  expect(problems[0]).toContain(problem);
  expect(new HeaderTable(rules).of(['ok'])).toMatchObject({ 'x-b': 'c' });
});
