import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import {
  contentWithAnnex,
  exampleContent,
  withActivatedTool,
  withShare,
} from '../../content/testing/exampleContent';
import { isins } from '../../content/testing/exampleFunds';
import { exampleServer } from './testing/exampleServer';

const siteUrl = 'https://www.meridane.example';

describe('/e/navs', () => {
  test('NAVs of a share, by its ISIN alone, with days and figures that programs read', async () => {
    const app = await exampleServer();
    const { statusCode, headers, payload } = await app.inject(`/e/navs/${isins.old}.csv`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename="${isins.old}.csv"`),
      'x-robots-tag': 'noindex',
      etag: expect.any(String),
    });
    const lines = payload.split('\r\n');
    expect(lines[0]).toBe('\ufeffDate,ISIN,Share class,Currency,Net asset value,Benchmark,Action');
    expect(lines[1]).toBe(`2014-11-01,${isins.old},I,EUR,100,100,`);
  });

  test('those of a young share stand alone: beside a benchmark they would be a performance', async () => {
    const app = await exampleServer();
    const { shares } = (await app.inject(`/e/navs/${isins.young}.json`)).json();
    expect(shares[0].navs[0]).toEqual({ date: '2026-05-01', nav: 100 });
    const { payload } = await app.inject(`/e/navs/${isins.young}.csv`);
    expect(payload).toContain(`2026-05-01,${isins.young},R USD,USD,100,,\r\n`);
  });

  test('those of a closed share stay', async () => {
    const app = await exampleServer();
    const { shares } = (await app.inject(`/e/navs/${isins.closed}.json`)).json();
    expect(shares[0]).toMatchObject({ isin: isins.closed, navs: expect.any(Array) });
  });

  test('as a workbook', async () => {
    const app = await exampleServer();
    const { headers } = await app.inject({ method: 'HEAD', url: `/e/navs/${isins.old}.xlsx` });
    expect(headers['content-type']).toContain('spreadsheetml');
  });
});

describe('/e/shares', () => {
  test('facts of a share are openfunds fields, its files have addresses', async () => {
    const app = await exampleServer({ siteUrl, content: () => contentWithAnnex });
    expect((await app.inject(`/e/shares/${isins.old}.json`)).json()).toMatchObject({
      'OFST020000 ISIN': isins.old,
      'OFST010110 Legal Fund Name Only': 'Actions Émergentes',
      'OFST020060 Full Share Class Name': 'Actions Émergentes I',
      'OFST020540 Share Class Currency': 'EUR',
      'NAV Date': '2026-11-01',
      'Management Fee Maximum': 0.0095,
      'OFST6030CH Country Legal Registration': 'res',
      'OFST6030FR Country Legal Registration': 'yes',
      'KID URL': `${siteUrl}/e/en/docs/funds/emerging-equity/${isins.old}/KIID`,
      active: true,
      navs: expect.arrayContaining([`${siteUrl}/e/navs/${isins.old}.csv`]),
      dataFiles: [
        ['EMT', 'V4.3', '2026-10-30'],
        // Written from the content: as of the last NAV.
        ['EPT', 'V2.1', '2026-11-01'],
        ['EET', 'V1.1.3', '2026-11-01'],
      ].map(([template, version, date]) => ({
        template,
        version,
        date,
        url: `${siteUrl}/e/shares/${isins.old}/${template}`,
      })),
    });
    expect((await app.inject(`/e/shares/${isins.closed}.json`)).json()).toMatchObject({ active: false });
  });

  test('a data file is answered as it is', async () => {
    const contentDir = await mkdtemp(path.join(tmpdir(), 'content-'));
    await mkdir(path.join(contentDir, isins.old));
    await writeFile(path.join(contentDir, isins.old, 'EMT.csv'), `V4.3;${isins.old}`);
    const app = await exampleServer({ contentDir });
    const { headers, payload } = await app.inject(`/e/shares/${isins.old}/EMT`);
    await rm(contentDir, { recursive: true });
    expect(payload).toBe(`V4.3;${isins.old}`);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename="${isins.old}-EMT-V4.3.csv"`),
    });
  });

  test('one that nobody has put is written from the content, in the full width of its template', async () => {
    const app = await exampleServer({ siteUrl, contentLoadedAt: () => new Date('2026-11-02T08:30:05Z') });
    const { headers, payload } = await app.inject(`/e/shares/${isins.old}/EPT`);
    const day = '20261101';
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename="EPT_V2_1_${day}_${isins.old}.csv"`),
    });
    const [heading = [], cells = [], end] = payload.split('\r\n').map((line) => line.split('|'));
    expect([heading.length, cells.length, end]).toEqual([144, 144, ['']]);
    const row = Object.fromEntries(heading.map((name, index) => [name, cells[index]]));
    expect(row).toMatchObject({
      '00001_EPT_Version': 'V21',
      '00005_File_Generation_Date_And_Time': '2026-11-02 08:30:05',
      '00030_Portfolio_Identifying_Data': isins.old,
      // 1.02 percent.
      '03060_Ongoing_Costs_Management_Fees_And_Other_Administrative_Or_Operating_Costs': '0.0102',
      '08200_UCITS_Performance_Fees': '',
    });
    expect(row['02190_Past_Performance_Link']).toContain(`${siteUrl}/fr/funds/`);
  });

  test('its size on the page is that of the file', async () => {
    const app = await exampleServer({ siteUrl });
    const shares = 'shares(locale: "fr") { isinCode dataFiles { template fileSize } }';
    const query = `{ fundCategories(locale: "fr") { funds(locale: "fr") { ${shares} } } }`;
    const { data } = (await app.inject({ method: 'POST', url: '/graphql', payload: { query } })).json();
    const [{ isinCode, dataFiles }] = data.fundCategories[0].funds[0].shares;
    const { headers } = await app.inject(`/e/shares/${isinCode}/EPT`);
    expect(dataFiles).toContainEqual({ template: 'EPT', fileSize: Number(headers['content-length']) });
  });
});

describe('/e/range.csv', () => {
  const rangeOf = async (content = exampleContent) => {
    const app = await exampleServer({ content: () => content });
    const { payload } = await app.inject('/e/range.csv');
    return parse<Record<string, string>>(payload, { bom: true, columns: true });
  };

  test('has a row for each active share with a NAV', async () => {
    const rows = await rangeOf();
    expect(rows.map((row) => row['OFST020000 ISIN'])).toEqual([isins.old, isins.young]);
    expect(rows[0]).toMatchObject({ 'Fund AuM EUR': '1284600000', SRI: '4', 'SFDR Article': '8' });
    // 1.02 and 0.26 percent, of which the page gives the sum.
    expect(rows[0]).toMatchObject({
      'Ongoing Costs': '0.0128',
      'Of Which Management And Operating Costs': '0.0102',
      'Of Which Transaction Costs': '0.0026',
    });
  });

  test('has no costs of a share in its first year', async () => {
    const [old, young] = await rangeOf();
    const names = ['Ongoing Costs', 'Ongoing Costs Year', 'OFEM080300 EMT Ex-post Ongoing Costs For Funds'];
    expect(names.map((name) => old?.[name])).toEqual(['0.0128', '2025', '0.0102']);
    expect(names.map((name) => young?.[name])).toEqual(['', '', '']);
  });

  test('says of each country where the share is registered, and where it is not', async () => {
    const content = withShare(isins.young, { registrations: [{ country: 'IT', audience: 'RETAIL' }] });
    const [old, young] = await rangeOf(content);
    const countries = ['CH', 'FR', 'IT'].map((code) => `OFST6030${code} Country Legal Registration`);
    expect(countries.map((name) => old?.[name])).toEqual(['res', 'yes', 'no']);
    expect(countries.map((name) => young?.[name])).toEqual(['no', 'no', 'yes']);
  });

  test('headings from before the openfunds fields stay, with the same values', async () => {
    const former = {
      'OFST010110 Legal Fund Name Only': 'OFST010110(fr) Legal Fund Name Only',
      NAV: 'OFDY000035 Valuation NAV',
      'NAV Date': 'OFDY000036 Valuation NAV Date',
      'Fund AuM EUR': 'OFDY000060_EUR AuM Fund',
      'Fund AuM Date': 'OFDY000061 AuM Fund Date',
      SRI: 'OFEP010900 EPT Summary Risk Indicator',
      'SFDR Article': 'OFEE200400 EET Financial Instrument SFDR Product Type',
      'Management Fee Maximum': 'OFST452010 Management Fee Maximum',
      'Of Which Management And Operating Costs': 'OFEM080300 EMT Ex-post Ongoing Costs For Funds',
      'KID URL': 'OFEP000750 EPT PRIIPs KID Web Address',
    };
    const [row] = await rangeOf();
    const valuesOf = (names: string[]) => names.map((name) => row?.[name]);
    expect(valuesOf(Object.keys(former))).toEqual(valuesOf(Object.values(former)));
    expect(valuesOf(Object.keys(former))).not.toContain('');
  });

  test('has no figure of performance, for no share', async () => {
    const rows = await rangeOf();
    // These say that there is a fee, and where performance is.
    const addresses = [
      'OFEP021900 EPT Past Performance Link',
      'OFEP022000 EPT Previous Performance Scenarios Calculation Link',
    ];
    const others = [...addresses, 'OFST451027 Has Performance Fee'];
    const isOther = (name: string) => others.includes(name);
    const headings = Object.keys(rows[0] ?? {}).filter((name) => !isOther(name));
    expect(headings.join()).not.toMatch(/perf|return|ytd|benchmark|volatil/i);
    const values = rows.flatMap((row) => others.map((name) => row[name]));
    expect(values.filter((value) => !/^(?:yes|no|\/fr\/funds\/.+)$/.test(value ?? ''))).toEqual([]);
  });
});

const wrong = 'ZZ0000000099';

test.each([
  [`/e/navs/${wrong}.csv`, `No share has the ISIN "${wrong}". Those that there are stand in /e/range.csv`],
  [`/e/shares/${wrong}.json`, `No share has the ISIN "${wrong}". Those that there are stand in /e/range.csv`],
  [`/e/shares/${wrong}/EMT`, `No share has the ISIN "${wrong}". Those that there are stand in /e/range.csv`],
  [
    `/e/shares/${isins.unpriced}/EPT`,
    `The share ${isins.unpriced} has no data file EPT. Those that it has stand in /e/shares/<ISIN>.json`,
  ],
  [
    `/e/navs/${isins.old}.pdf`,
    `There is nothing at /e/navs/${isins.old}.pdf. There are /e/navs/<ISIN>.csv, .json and .xlsx, /e/shares/<ISIN>.json, /e/range.csv and /e/changes.json`,
  ],
  [
    `/e/shares/${isins.old}.csv`,
    `There is nothing at /e/shares/${isins.old}.csv. There are /e/navs/<ISIN>.csv, .json and .xlsx, /e/shares/<ISIN>.json, /e/range.csv and /e/changes.json`,
  ],
])('%s: 404, what is wrong and what to do, readable from any origin', async (url, error) => {
  const app = await exampleServer();
  const answer = await app.inject({ url, headers: { origin: 'https://a.example' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error });
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['access-control-expose-headers']).toContain('deprecation');
});

describe('from another origin', () => {
  const headers = { origin: 'https://a.example', 'access-control-request-method': 'GET' };

  test.each([`/e/navs/${isins.old}.csv`, `/e/shares/${isins.old}.json`, '/e/range.csv', '/e/changes.json'])(
    '%s may be read, without cookies',
    async (url) => {
      const app = await exampleServer({ siteUrl });
      const answer = await app.inject({ url, headers });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      const preflight = await app.inject({ method: 'OPTIONS', url, headers });
      expect(preflight.statusCode).toBe(204);
      expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD');
    },
  );

  test.each([
    '/e/fr/funds/emerging-equity/navs',
    '/e/fr/docs/funds/emerging-equity/PROSPECTUS',
    '/e/nothing',
  ])('%s may not', async (url) => {
    const app = await exampleServer({ siteUrl });
    const answer = await app.inject({ url, headers });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test('a liquidity management tool in use is in the facts of each share and the JSON of its NAVs, and no row of NAVs', async () => {
  const app = await exampleServer({ content: () => withActivatedTool('2026-12-18') });
  const told = 'REDEMPTION_GATE 2026-11-12/2026-12-18';
  expect((await app.inject(`/e/shares/${isins.old}.json`)).json()).toMatchObject({
    'Activated Liquidity Tools': told,
  });
  const rows = parse<Record<string, string>>((await app.inject('/e/range.csv')).payload, {
    bom: true,
    columns: true,
  });
  expect(new Set(rows.map((row) => row['Activated Liquidity Tools']))).toEqual(new Set([told]));
  expect((await app.inject(`/e/navs/${isins.old}.json`)).json()).toMatchObject({
    activatedTools: [{ code: 'REDEMPTION_GATE', date: '2026-11-12', until: '2026-12-18' }],
  });
  const { payload } = await app.inject(`/e/navs/${isins.old}.csv`);
  expect(payload.trimEnd().split('\r\n').at(-1)).toContain(isins.old);
});
