import { hiddenDocumentTypes } from '../../src/features/funds/documentVisibility';
import { pdfText } from '../documents/testing/pdfText';
import { isins } from '../graphql/testing/exampleFunds';
import { hiddenFromRetail } from './documentRoutes';
import { exampleServer } from './testing/exampleServer';

const fundFolder = '/e/fr/docs/funds/actions-%C3%A9mergentes';

test('a document of a fund is a PDF that a browser shows and may keep', async () => {
  const app = await exampleServer();
  const { statusCode, headers, rawPayload } = await app.inject(`${fundFolder}/PROSPECTUS`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=3600',
    'content-disposition':
      'inline; filename="Actions-Emergentes-Prospectus.pdf"; ' +
      "filename*=UTF-8''Actions%20%C3%89mergentes%20%E2%80%93%20Prospectus.pdf",
    etag: expect.stringMatching(/^"[\w-]{27}"$/),
  });
  expect(pdfText(rawPayload)).toContain('Composite émergent');
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

test('a share under one year: its notice, and no performance', async () => {
  const app = await exampleServer();
  const { rawPayload } = await app.inject(`${fundFolder}/${isins.young}/MONTHLY_REPORT`);
  const text = pdfText(rawPayload);
  expect(text).toContain('Moins d’un an (fr)');
  expect(text).not.toMatch(/\+\d/);
});

test('a news document, with its own title', async () => {
  const app = await exampleServer();
  const { headers, rawPayload } = await app.inject('/e/fr/docs/news/le-guide-%C3%A9t%C3%A9');
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('filename="Le-guide-complet.pdf"');
  expect(pdfText(rawPayload)).toContain('Suite & fin.');
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
  [`/e/fr/docs/funds/emerging-equity/${isins.young}/KIID`, `The share ${isins.young} has no document KIID`],
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

  test('documents that individual investors do not see are those of the site', () => {
    expect(hiddenFromRetail).toEqual(hiddenDocumentTypes('RETAIL'));
  });
});
