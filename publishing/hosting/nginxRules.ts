import { contentTypeOf } from '../../platform/http/contentTypes';
import { locales } from '../../src/i18n/locales';
import { parseHeaders } from '../releases/hostingFiles';
import { addressOf, feedRule, type HostRules, type SiteRules } from './hostRules';

/** A text of the configuration. A `$` would be a variable, for which nginx knows no other spelling. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

function mapOf(source: string, name: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([from, to]) => `    ${from} ${to};\n`);
  return `map ${source} ${name} {\n${lines.join('')}}\n`;
}

const variableOf = (header: string) => `$site_header_${header.replaceAll('-', '_')}`;

/** Headers by path, those of one file before those of a pattern. Of several patterns the first counts; the release has no two for one header. */
function headerEntries({ headers, files }: SiteRules, defaultCaching: string) {
  const ofFiles = files.flatMap((file) =>
    Object.entries(file.headers).map(([name, value]) => ({ path: quoted(addressOf(file)), name, value })),
  );
  const ofPatterns = parseHeaders(headers + feedRule).rules.flatMap(({ pattern, headers: values }) =>
    values.map(([name, value]) => ({ path: quoted(`~${pattern.source}`), name, value })),
  );
  const caching = { path: 'default', name: 'cache-control', value: defaultCaching };
  return [caching, ...ofFiles, ...ofPatterns];
}

const liveLocations = (liveUrl: string) => `location @live {
    client_max_body_size 256k;
    proxy_pass ${liveUrl};
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_set_header Connection "";
    # Written anew, not added to: what a visitor claims in this header is not passed on.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Cookie "";
    proxy_connect_timeout 2s;
    proxy_read_timeout 30s;
    # The site server sends headers of its own. A location that has one inherits none, and an empty one is not sent.
    add_header X-Live "";
}
location = /graphql { error_page 418 = @live; return 418; }
location /_content/ { error_page 418 = @live; return 418; }
`;

/**
 * Two files to include: maps in `http`, and the rest in a `server`, whose `root` is the folder of the site.
 *
 * @param endings of the exported files, such as `.webmanifest`
 * @param defaultCaching the `cache-control` of what no rule is about
 */
export function nginxRules(
  rules: SiteRules,
  endings: ReadonlySet<string>,
  defaultCaching: string,
): HostRules {
  const { redirects, liveUrl } = rules;
  const all = headerEntries(rules, defaultCaching);
  const sent = all.filter(({ value }) => !value.includes('$'));
  const notes = all
    .filter(({ value }) => value.includes('$'))
    .map(
      ({ name, path }) =>
        `nginx: ${name} of ${path} has a $, which its configuration cannot write: it is left out.`,
    );
  const names = [...new Set(sent.map(({ name }) => name))];
  const statuses = [...new Set([...redirects.values()].map(({ status }) => status))];
  const maps = [
    'map_hash_max_size 65536;\nmap_hash_bucket_size 1024;\n',
    ...statuses.map((status) => {
      const ofStatus = [...redirects].filter(([, redirect]) => redirect.status === status);
      const entries = ofStatus.map(
        ([source, { location }]) => [quoted(`/${source}`), status === 410 ? '1' : quoted(location)] as const,
      );
      return mapOf('$uri', `$site_${status}`, entries);
    }),
    // As it was asked for: it is another once a file or an error page is found.
    mapOf('$request_uri', '$site_path', [['"~^(?<site_asked>[^?]*)"', '$site_asked']]),
    ...names.map((name) => {
      const entries = sent.filter((entry) => entry.name === name);
      return mapOf(
        '$site_path',
        variableOf(name),
        entries.map(({ path, value }) => [path, quoted(value)]),
      );
    }),
    mapOf('$request_uri', '$site_error_page', [
      ['default', '/404.html'],
      ...locales.map((locale) => [`"~^/${locale}(?:[/?]|$)"`, `/${locale}/404.html`] as const),
    ]),
  ];
  const moves = statuses.map((status) =>
    status === 410
      ? '    if ($site_410) { return 410; }\n'
      : `    if ($site_${status}) { return ${status} $site_${status}$is_args$args; }\n`,
  );
  const types = [...endings]
    .sort()
    .map((ending) => `    ${quoted(contentTypeOf(`file${ending}`))} ${ending.slice(1)};\n`);
  const addHeaders = (all: readonly string[], indent = '') =>
    all.map((name) => `${indent}add_header ${name} ${variableOf(name)} always;\n`).join('');
  // Their type is a header like the others: names of documents have no ending.
  const typed = `    types {}\n    default_type "";\n${addHeaders(names, '    ')}`;
  const files =
    liveUrl === undefined
      ? '    try_files $uri =404;\n'
      : // A query asks for what no file can be.
        '    error_page 418 = @live;\n    if ($is_args) { return 418; }\n    try_files $uri @live;\n';
  const site = [
    `types {\n${types.join('')}}\ndefault_type application/octet-stream;\n`,
    'gzip_static on;\ngzip_vary on;\n# With the package libnginx-mod-http-brotli-static:\n# brotli_static on;\n',
    addHeaders(names.filter((name) => name !== 'content-type')),
    'error_page 404 410 $site_error_page;\nabsolute_redirect off;\n',
    'rewrite ^(/.+)/$ $1 permanent;\n',
    'location = / { try_files /index.html =404; }\n',
    `location ~ "^(?:/(?:${locales.join('|')}))?/404\\.html$" { internal; }\n`,
    'location ~ "\\.(?:br|gz)$" { return 404; }\n',
    `location ~ "/rss\\.xml$" {\n    types {}\n    default_type ${quoted(contentTypeOf('rss.xml'))};\n}\n`,
    `location / {\n${moves.join('')}    try_files $uri $uri.html =404;\n}\n`,
    `location /e/ {\n${typed}${files}}\n`,
    `location /media/ {\n${typed}${files}}\n`,
    ...(liveUrl === undefined ? [] : [liveLocations(liveUrl)]),
  ];
  return {
    files: [
      { name: 'site-maps.conf', text: maps.join('\n') },
      { name: 'site-server.conf', text: site.join('\n') },
    ],
    notes,
  };
}
