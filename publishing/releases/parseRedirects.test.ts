import { parseRedirects } from './parseRedirects';

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
