import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDotEnv } from '../../../platform/environment/loadDotEnv';
import { readEnvironment } from '../../../platform/environment/readEnvironment';
import { mapLimited } from '../../../platform/runConcurrently';
import { readArguments, runScript } from '../../../platform/runScript';
import { linkedAddresses } from '../../../publishing/hosting/linkedFiles';
import { LiveRelease } from '../../../publishing/releases/LiveRelease';
import { htmlFileOf, readSitePages, releaseFileNames } from '../../../publishing/releases/releaseFiles';
import { locales } from '../../../src/i18n/locales';

/*
 * `npm run test:hosts -- URL`: crawls the live release where a host, or its own local server, serves what `npm run export` has written, and prints what holds, a line
 * each. docs/hosts.md says how each of them is started.
 */

const requestsAtOnce = 8;

interface Answer {
  status: number;
  type: string;
  location: string;
  headers: Headers;
  body: Buffer;
}

async function ask(site: string, address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(site + address, { redirect: 'manual', ...init });
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const location = headers.get('location') ?? '';
  return { status, type: headers.get('content-type') ?? '', location, headers, body };
}

interface Case {
  address: string;
  init?: RequestInit;
  /** The fault of the answer; '' for none. */
  wrong: (answer: Answer) => string;
}

const statusOf = ({ status, location }: Answer) => `${status}${location && ` to ${location}`}`;
const expectStatus = (expected: number) => (answer: Answer) =>
  answer.status === expected ? '' : statusOf(answer);

/** Prints the first three that differ. */
async function check(site: string, title: string, cases: readonly Case[]): Promise<void> {
  const wrong = await mapLimited(cases, requestsAtOnce, async ({ address, init, wrong: problemOf }) => {
    const problem = problemOf(await ask(site, address, init));
    return problem === '' ? [] : [`${address}: ${problem}`];
  });
  const problems = wrong.flat();
  console.log(
    `${cases.length > 0 && problems.length === 0 ? '✓' : '✗'} ${title}: ${cases.length - problems.length} of ${cases.length}`,
  );
  for (const problem of problems.slice(0, 3)) console.log(`    ${problem}`);
}

function post(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  };
}

const isJson = (expected: number) => (answer: Answer) =>
  answer.status === expected && answer.type.includes('json') ? '' : `${statusOf(answer)} ${answer.type}`;

/** An invalid request: that it is refused as such shows that it has arrived, and nothing is sent. */
const contact = { query: 'mutation { submitContactRequest(input: {}) { __typename } }' };

async function main(): Promise<void> {
  const site = readArguments(
    'npm run test:hosts -- URL',
    { allowPositionals: true },
    ({ positionals: [url = ''] }) => new URL(url).origin,
  );
  loadDotEnv();
  const { releasesFolder } = readEnvironment(process.env);
  const { root, headers, redirects } = await new LiveRelease(
    path.resolve(releasesFolder),
    console.error,
  ).current();
  const pages = await readSitePages(root);
  const policy = headers.of([])['content-security-policy'];
  const linked = new Set<string>();
  const exported = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(root, htmlFileOf(page.path)), 'utf8');
    linkedAddresses(html).forEach((address) => linked.add(address));
    const { body } = await ask(site, encodeURI(page.path));
    linkedAddresses(body.toString()).forEach((address) => exported.add(address));
  }
  const ofQuery = [...exported].filter((address) => address.includes('?'));
  const files = [...exported];

  const html = (answer: Answer) =>
    answer.status === 200 && answer.type.startsWith('text/html') ? '' : `${statusOf(answer)} ${answer.type}`;
  await check(
    site,
    'canonical addresses',
    pages.map((page) => ({ address: encodeURI(page.path), wrong: html })),
  );
  const moved = [...redirects].map(([source, { location, status }]) => ({
    address: encodeURI(`/${source}`),
    status,
    wrong: (answer: Answer) => {
      const isThere = answer.status === status && answer.location.replace(site, '') === location;
      return isThere ? '' : statusOf(answer);
    },
  }));
  await check(
    site,
    'redirects',
    moved.filter(({ status }) => status !== 410),
  );
  await check(
    site,
    'removed addresses: 410',
    moved.flatMap(({ address, status }) => (status === 410 ? [{ address, wrong: expectStatus(410) }] : [])),
  );
  await check(
    site,
    'error pages in the language of the address',
    locales.map((locale) => ({
      address: `/${locale}/nothing-is-here`,
      wrong: (answer) => {
        const [, language] = /<html[^>]* lang="(\w+)/.exec(answer.body.toString()) ?? [];
        return answer.status === 404 && language === locale ? '' : `${statusOf(answer)}, in ${language}`;
      },
    })),
  );
  const sent = (name: string, expected: string | undefined) => (answer: Answer) =>
    answer.headers.get(name) === expected ? '' : `${name}: ${answer.headers.get(name)}`;
  await check(site, 'headers', [
    ...['/fr', '/it/nothing-is-here'].map((address) => ({
      address,
      wrong: sent('content-security-policy', policy),
    })),
    {
      address: '/sprites/icons.svg',
      wrong: sent('cache-control', headers.of(['sprites', 'icons.svg'])['cache-control']),
    },
    ...['/fr', '/e/range.csv'].map((address) => ({
      address,
      wrong: sent('cross-origin-resource-policy', 'same-origin'),
    })),
    { address: '/e/range.csv', wrong: sent('access-control-allow-origin', '*') },
  ]);
  const isPdf = (answer: Answer) => {
    const holds =
      answer.status === 200 &&
      answer.type === 'application/pdf' &&
      answer.body.subarray(0, 4).toString() === '%PDF';
    return holds ? '' : `${statusOf(answer)} ${answer.type}`;
  };
  await check(
    site,
    'documents',
    files
      .filter((address) => address.includes('/docs/'))
      .map((address) => ({ address: encodeURI(decodeURI(address)), wrong: isPdf })),
  );
  await check(
    site,
    'NAV and data files',
    files
      .filter((address) => !address.includes('/docs/'))
      .map((address) => ({
        address: encodeURI(decodeURI(address)),
        wrong: (answer) =>
          answer.status === 200 && /csv|json|sheet/.test(answer.type)
            ? ''
            : `${statusOf(answer)} ${answer.type}`,
      })),
  );
  console.log(
    `  (${linked.size} addresses in the release, ${files.length} here, ${ofQuery.length} of them with a query)`,
  );
  await check(site, 'live data', [
    { address: '/graphql', init: post({ query: '{ __typename }' }), wrong: isJson(200) },
  ]);
  await check(site, 'search', [
    {
      address: '/_content/fr',
      init: post({ deep: true, search: 'fonds', where: { visibleTo: { $in: ['RETAIL'] } }, limit: 5 }),
      wrong: isJson(200),
    },
  ]);
  await check(site, 'contact', [{ address: '/graphql', init: post(contact), wrong: isJson(400) }]);
  const privateFiles = [...Object.values(releaseFileNames), '.page-facts.json', '404.html.br', '404.html.gz'];
  await check(
    site,
    'private files',
    privateFiles.map((name) => ({
      address: `/${name}`,
      wrong: (answer) => (answer.status === 404 ? '' : statusOf(answer)),
    })),
  );
  await check(site, 'security.txt', [{ address: '/.well-known/security.txt', wrong: expectStatus(200) }]);
}

runScript(main);
