import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleContent } from '../../content/testing/exampleContent';
import { isins } from '../../content/testing/exampleFunds';
import type { DocumentFiles } from '../../content/parsing/content';
import { exampleServer as serverWith } from './testing/exampleServer';

let contentDir: string;

/** Each file holds its own path, in place of a PDF. */
beforeAll(async () => {
  contentDir = await mkdtemp(path.join(tmpdir(), 'content-'));
  const { company, funds, news } = exampleContent;
  const documents = [company, ...funds, ...funds.flatMap(({ shares }) => shares)].flatMap(
    (owner) => owner.documents,
  );
  const sets = [
    ...documents.flatMap(({ files, editions }) => [files, ...editions.map((edition) => edition.files)]),
    ...news.flatMap(({ document }) => document ?? []),
  ];
  for (const { path: file } of sets.flatMap((files: DocumentFiles) => Object.values(files))) {
    await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
    await writeFile(path.join(contentDir, file), file);
  }
});

afterAll(() => rm(contentDir, { recursive: true }));

const exampleServer = (options: Parameters<typeof serverWith>[0] = {}) =>
  serverWith({ contentDir, ...options });

const fundFolder = '/e/fr/docs/funds/actions-%C3%A9mergentes';

test('a document of a fund is a PDF that a browser shows and may keep', async () => {
  const app = await exampleServer();
  const { statusCode, headers, body } = await app.inject(`${fundFolder}/ANNUAL_REPORT`);
  expect([statusCode, body]).toEqual([200, 'documents/ANNUAL_REPORT.fr.pdf']);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'fr',
    'cache-control': 'public, max-age=3600',
    'content-disposition':
      'inline; filename="Actions-Emergentes-Rapport-annuel-2026-04-30.pdf"; ' +
      "filename*=UTF-8''Actions%20%C3%89mergentes%20%E2%80%93%20Rapport%20annuel%20%E2%80%93%202026-04-30.pdf",
    etag: expect.stringMatching(/^"[\w-]{27}"$/),
  });
});

test('a document that is not in a language is answered in another one, which is said', async () => {
  const app = await exampleServer();
  for (const locale of ['fr', 'it']) {
    const { statusCode, headers, body } = await app.inject(
      `/e/${locale}/docs/funds/emerging-equity/PROSPECTUS`,
    );
    expect([statusCode, headers['content-language'], body]).toEqual([200, 'en', 'PROSPECTUS.en.pdf']);
  }
});

test('an earlier edition is at the address of its document, with its day', async () => {
  const app = await exampleServer();
  const url = `/e/it/docs/funds/emerging-equity/${isins.old}/KIID?edition=2025-02-17`;
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, body]).toEqual([200, `${isins.old}/KIID.fr.2025-02-17.pdf`]);
  expect(headers['content-language']).toBe('fr');
  expect(headers['content-disposition']).toContain('filename="Azionario-Emergenti-I-KID-2025-02-17.pdf"');
  expect((await app.inject(`${url}&edition=2024-02-15`)).statusCode).toBe(400);
});

test('a document whose file has been removed meanwhile is not found', async () => {
  const app = await exampleServer({ contentDir: path.join(contentDir, 'gone') });
  const answer = await app.inject(`${fundFolder}/ANNUAL_REPORT`);
  const error = 'The file "ANNUAL_REPORT.fr.pdf" is gone';
  expect([answer.statusCode, answer.json()]).toEqual([404, { error }]);
});

test('a known document is not sent again', async () => {
  const app = await exampleServer();
  const url = `${fundFolder}/PROSPECTUS`;
  const etag = String((await app.inject(url)).headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { statusCode, body } = await app.inject({ url, headers: { 'if-none-match': known } });
    expect({ statusCode, body }).toEqual({ statusCode: 304, body: '' });
  }
  expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
});

test('HEAD is answered like GET, without the file', async () => {
  const app = await exampleServer();
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: `${fundFolder}/PROSPECTUS` });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
  expect(headers['content-type']).toBe('application/pdf');
});

test('a news document, with its own title', async () => {
  const app = await exampleServer();
  const { headers, body } = await app.inject('/e/fr/docs/news/le-guide-%C3%A9t%C3%A9');
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('filename="Le-guide-complet.pdf"');
  expect(body).toBe('guide/fr.pdf');
});

test('a document of the company, and an earlier edition of it', async () => {
  const app = await exampleServer();
  const { headers, body } = await app.inject('/e/en/docs/company/VOTING_REPORT');
  expect(body).toBe('company/documents/VOTING_REPORT.fr.pdf');
  expect(headers['content-language']).toBe('fr');
  expect(headers['content-disposition']).toContain(
    'filename="Meridane-Asset-Management-Voting-report-2026-03-30.pdf"',
  );
  const earlier = await app.inject('/e/en/docs/company/VOTING_REPORT?edition=2025-03-28');
  expect(earlier.body).toBe('company/documents/VOTING_REPORT.fr.2025-03-28.pdf');
});

test('a fund may be named by its code', async () => {
  const app = await exampleServer();
  expect((await app.inject('/e/fr/docs/funds/emerging-equity/PROSPECTUS')).statusCode).toBe(200);
});

test.each([
  [
    '/e/fr/docs/funds/actions-e%CC%81mergentes/PROSPECTUS?a=%20b',
    '/e/fr/docs/funds/actions-%C3%A9mergentes/PROSPECTUS?a=%20b',
  ],
  ['/e/fr/funds/actions-e%CC%81mergentes/navs', '/e/fr/funds/actions-%C3%A9mergentes/navs'],
  ['/e/fr/docs/news/le-guide-e%CC%81te%CC%81', '/e/fr/docs/news/le-guide-%C3%A9t%C3%A9'],
])('letters whose accents stand alone lead to the one address: %s', async (url, location) => {
  const app = await exampleServer();
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([308, location]);
  expect((await app.inject(location)).statusCode).toBe(200);
});

test.each([
  ['/e/de/docs/funds/emerging-equity/PROSPECTUS', 'Unknown locale "de"'],
  ['/e/de/docs/news/le-guide', 'Unknown locale "de"'],
  ['/e/fr/docs/funds/azionario-emergenti/PROSPECTUS', 'Unknown fund "azionario-emergenti" in the locale fr'],
  ['/e/fr/docs/funds/emerging-equity/LEAFLET', 'Unknown document type "LEAFLET"'],
  ['/e/fr/docs/funds/emerging-equity/KIID', 'The fund emerging-equity has no document KIID'],
  [
    '/e/fr/docs/funds/emerging-equity/ZZ0000000041/KIID',
    'Unknown ISIN "ZZ0000000041" for the fund emerging-equity',
  ],
  [
    `/e/fr/docs/funds/emerging-equity/${isins.closed}/MONTHLY_REPORT`,
    `Unknown ISIN "${isins.closed}" for the fund emerging-equity`,
  ],
  [
    `/e/fr/docs/funds/emerging-equity/${isins.old}/KIID?edition=2026-02-16`,
    `The share ${isins.old} has no document KIID with an edition of "2026-02-16"`,
  ],
  [`/e/fr/docs/funds/emerging-equity/${isins.young}/KIID`, `The share ${isins.young} has no document KIID`],
  ['/e/de/docs/company/VOTING_REPORT', 'Unknown locale "de"'],
  ['/e/fr/docs/company/LEAFLET', 'Unknown document type "LEAFLET"'],
  ['/e/fr/docs/company/REMUNERATION_POLICY', 'The company has no document REMUNERATION_POLICY'],
  ['/e/fr/docs/news/un-article', 'Unknown news document "un-article" in the locale fr'],
  ['/e/en/docs/news/le-guide-été', 'Unknown news document "le-guide-été" in the locale en'],
])('%s: 404 and what is unknown', async (url, error) => {
  const app = await exampleServer();
  const answer = await app.inject(encodeURI(url));
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ error });
});

describe('what search engines are told', () => {
  const siteUrl = 'https://www.meridane.example';
  const { old, young } = isins;

  test.each([
    ['/e/en/docs/funds/emerging-equity/PROSPECTUS', undefined],
    // A share for institutional and professional investors.
    [`/e/en/docs/funds/emerging-equity/${old}/KIID`, 'noindex'],
    [`/e/en/docs/funds/emerging-equity/${young}/MONTHLY_REPORT`, 'noindex'],
    ['/e/en/docs/funds/emerging-equity/ANNUAL_REPORT', undefined],
    ['/e/en/docs/funds/emerging-equity/ANNUAL_REPORT?edition=2025-04-30', 'noindex'],
    ['/e/it/docs/company/VOTING_REPORT', undefined],
    ['/e/it/docs/company/VOTING_REPORT?edition=2025-03-28', 'noindex'],
    ['/e/fr/docs/news/le-guide-%C3%A9t%C3%A9', undefined],
  ])('%s has its own canonical address, and the robots tag %s', async (url, robots) => {
    const app = await exampleServer({ siteUrl });
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers.link).toBe(`<${siteUrl}${url}>; rel="canonical"`);
    expect(headers['x-robots-tag']).toBe(robots);
  });

  test('a document asked for by the code of its fund has the address with the slug', async () => {
    const app = await exampleServer({ siteUrl });
    const { headers } = await app.inject('/e/fr/docs/funds/emerging-equity/PROSPECTUS');
    expect(headers.link).toBe(`<${siteUrl}${fundFolder}/PROSPECTUS>; rel="canonical"`);
  });
});
