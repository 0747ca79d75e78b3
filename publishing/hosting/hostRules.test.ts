import { parseRedirects } from '../releases/hostingFiles';
import { cloudflareRules, hostNotes, netlifyRules, pageRules, type SiteRules } from './hostRules';
import { hosts } from './hosts';
import { nginxRules } from './nginxRules';

const headers =
  '/*\n  X-Content-Type-Options: nosniff\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n';

function rulesWith(changes: Partial<SiteRules> & { lines?: string } = {}): SiteRules {
  const { lines = '/fr/d%C3%A9part /fr/arriv%C3%A9e 301\n/fr/parti /fr/404 410\n', ...others } = changes;
  return { redirects: parseRedirects(lines).redirects, headers, files: [], liveUrl: undefined, ...others };
}

const textOf = (files: readonly { name: string; text: string }[], name: string) =>
  files.find((file) => file.name === name)?.text ?? '';

const report = {
  name: 'e/fr/docs/funds/émergents/KIID',
  headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="KID.pdf"' },
};

const caching = 'public, max-age=0, must-revalidate';

describe('cloudflareRules', () => {
  // https://developers.cloudflare.com/pages/configuration/redirects/: 410 is not among its statuses.
  it('leaves out what is gone, and says so', () => {
    const rules = rulesWith();
    expect(textOf(cloudflareRules(hosts.cloudflare, rules).files, '_redirects')).toBe(
      '/fr/départ /fr/arriv%C3%A9e 301\n',
    );
    expect(hostNotes(hosts.cloudflare, rules, true)).toEqual([
      'Cloudflare Pages: 1 removed address: it knows no 410 and answers 404.',
    ]);
  });

  // 2,000 static redirects of 1,000 characters; 100 header rules, lines of 2,000 characters.
  it('keeps within the limits, and names how many are over', () => {
    const lines = Array.from({ length: 2003 }, (_, index) => `/fr/${index} /fr 301\n`).join('');
    const many = Array.from({ length: 101 }, (_, index) => `/fr/${index}\n  X-Number: ${index}\n`).join('');
    const policy = `/long\n  Content-Security-Policy: ${'a'.repeat(2000)}\n`;
    const { files, notes } = cloudflareRules(hosts.cloudflare, rulesWith({ lines, headers: policy + many }));
    expect(textOf(files, '_redirects').trim().split('\n')).toHaveLength(2000);
    expect(textOf(files, '_headers').match(/^\//gm)).toHaveLength(100);
    expect(notes).toEqual([
      'Cloudflare Pages: 3 redirects too many: it takes 2,000 redirects, and the oldest are left out and answer 404.',
      'Cloudflare Pages: 1 rule too long (Content-Security-Policy): it reads redirects of 1,000 characters and headers of 2,000.',
      'Cloudflare Pages: 3 header rules too many: it takes 100; left out from /fr/99 on.',
    ]);
  });

  it('sends calls of pages and files of the content API through a function, and nothing else', () => {
    const { files } = cloudflareRules(
      hosts.cloudflare,
      rulesWith({ files: [report], liveUrl: 'https://live.example.com' }),
    );
    expect(JSON.parse(textOf(files, '_routes.json'))).toEqual({
      version: 1,
      include: ['/graphql', '/_content/*', '/e/*', '/media/*'],
      exclude: [],
    });
    expect(textOf(files, '_worker.js')).toContain('const live = "https://live.example.com";');
    expect(textOf(files, '_worker.js')).toContain(
      '"/e/fr/docs/funds/%C3%A9mergents/KIID":{"content-type":"application/pdf"',
    );
  });
});

describe('netlifyRules', () => {
  // https://docs.netlify.com/manage/routing/redirects/redirect-options/
  it('writes letters, what is gone, and the error page of each language, last', () => {
    expect(textOf(netlifyRules(rulesWith()).files, '_redirects').split('\n')).toEqual([
      '/fr/départ /fr/arriv%C3%A9e 301',
      '/fr/parti /fr/404 410',
      '/fr/* /fr/404.html 404',
      '/en/* /en/404.html 404',
      '/it/* /it/404.html 404',
      '',
    ]);
  });

  it('encodes what has a meaning in a rule', () => {
    const lines = '/fr/a%20b%2A%3Ac%25 /fr 301\n';
    expect(textOf(netlifyRules(rulesWith({ lines })).files, '_redirects')).toMatch(
      /^\/fr\/a%20b%2A%3Ac%25 \/fr 301\n/,
    );
  });

  it('passes calls on, and gives each file its headers', () => {
    const { files } = netlifyRules(rulesWith({ files: [report], liveUrl: 'https://live.example.com' }));
    expect(textOf(files, '_redirects')).toContain(
      '\n/graphql https://live.example.com/graphql 200\n/_content/* https://live.example.com/_content/:splat 200\n',
    );
    expect(textOf(files, '_headers')).toContain(
      '\n/e/fr/docs/funds/émergents/KIID\n  content-type: application/pdf\n  content-disposition: inline; filename="KID.pdf"\n',
    );
  });
});

describe('nginxRules', () => {
  const rules = rulesWith({ files: [report], liveUrl: 'http://127.0.0.1:9000' });

  // https://nginx.org/en/docs/http/ngx_http_map_module.html: $uri is decoded, $request_uri is not.
  it('maps decoded sources, encoded paths and patterns', () => {
    const maps = textOf(nginxRules(rules, new Set(['.html']), caching).files, 'site-maps.conf');
    expect(maps).toContain('map $uri $site_301 {\n    "/fr/départ" "/fr/arriv%C3%A9e";\n}');
    expect(maps).toContain('map $uri $site_410 {\n    "/fr/parti" 1;\n}');
    expect(maps).toContain('"/e/fr/docs/funds/%C3%A9mergents/KIID" "inline; filename=\\"KID.pdf\\"";');
    expect(maps).toContain(
      'map $site_path $site_header_x_content_type_options {\n    "~^\\\\/.*$" "nosniff";\n}',
    );
  });

  it('knows the types of the files that there are', () => {
    const server = textOf(
      nginxRules(rules, new Set(['.ico', '.txt', '.webmanifest']), caching).files,
      'site-server.conf',
    );
    expect(server).toContain(
      'types {\n    "image/vnd.microsoft.icon" ico;\n    "text/plain; charset=utf-8" txt;\n    "application/manifest+json; charset=utf-8" webmanifest;\n}',
    );
  });

  it('says which value its configuration cannot write', () => {
    const { files, notes } = nginxRules(rulesWith({ headers: '/*\n  X-Price: $1\n' }), new Set(), caching);
    expect(notes).toEqual([expect.stringMatching(/^nginx: x-price of .* has a \$/)]);
    expect(textOf(files, 'site-maps.conf')).not.toContain('$1');
  });
});

test('a plain folder gets pages that lead on', () => {
  const { files } = pageRules(rulesWith({ lines: '/fr/a /fr/b?x=1&y="2" 301\n/fr/parti /fr/404 410\n' }));
  expect(files.map(({ name }) => name)).toEqual(['fr/a.html']);
  expect(textOf(files, 'fr/a.html')).toContain('content="0;url=/fr/b?x=1&amp;y=%222%22"');
});

test('a host that passes nothing on says so, unless pages ask elsewhere', () => {
  const rules = rulesWith({ lines: '' });
  expect(hostNotes(hosts.s3, rules, false).join('\n')).toContain('build with GATSBY_API_BASE_URL');
  expect(hostNotes(hosts.s3, rules, true).join('\n')).not.toContain('live data');
  expect(hostNotes(hosts.folder, rules, true).join('\n')).toContain('documents: they have no ending');
  expect(hostNotes(hosts.netlify, rules, false)).toEqual([
    'Netlify: live data, search and contact do not work: name the site server that answers them with --live URL.',
  ]);
});
