import { HeaderTable, parseHeaders, parseRedirects } from './hostingFiles';

describe('parseRedirects', () => {
  it('reads exact paths, comments, blank lines and absolute targets', () => {
    const { redirects, problems } = parseRedirects(
      [
        '# moved in 2026',
        '',
        '/fr/ancien /fr/nouveau 301',
        '/fr/actions-émergentes\t/fr/marchés-émergents   308 # renamed',
        '/en/%C3%A9cole /en/school#top 302',
        '/blog/ https://example.com/blog 307\r',
        '/fr/parti /fr/404 410',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(Object.fromEntries(redirects)).toEqual({
      'fr/ancien': { location: '/fr/nouveau', status: 301 },
      'fr/actions-émergentes': { location: '/fr/march%C3%A9s-%C3%A9mergents', status: 308 },
      'en/école': { location: '/en/school#top', status: 302 },
      blog: { location: 'https://example.com/blog', status: 307 },
      'fr/parti': { location: '/fr/404', status: 410 },
    });
  });

  it('keeps the first of two lines for one source', () => {
    const { redirects } = parseRedirects('/a /b 301\n/a/ /c 301');
    expect(redirects.get('a')?.location).toBe('/b');
  });

  it.each([
    ['fr/a /fr/b 301', '"fr/a" is not an exact path'],
    ['/fr/* /en/:splat 301', '"/fr/*" is not an exact path'],
    ['/fr/:id /en 301', '"/fr/:id" is not an exact path'],
    ['/fr/% /en 301', '"/fr/%" is not an exact path'],
    ['/fr/a', '"" is neither a path'],
    ['/fr/a //example.com 301', '"//example.com" is neither a path'],
    ['/fr/a javascript:alert(1) 301', 'is neither a path'],
    ['/fr/a /fr/b', 'expected "from to status"'],
    ['/fr/a /fr/b 200', 'with a status of 301, 302, 303, 307, 308, 410'],
    ['/fr/a /fr/b 301 Country=fr', 'expected "from to status"'],
    ['/fr/a /fr/a/ 301', '"/fr/a" leads to itself'],
  ])('reports %s', (line, problem) => {
    const { redirects, problems } = parseRedirects(`# first\n${line}\n/ok /fine 301`);
    expect(problems).toEqual([expect.stringContaining(`_redirects line 2: `)]);
    expect(problems[0]).toContain(problem);
    expect(redirects.size).toBe(1);
  });
});

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
