import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { DataTemplate as dataTemplates } from '../../../contract/codes.generated';
import { loadDotEnv } from '../../../platform/environment/loadDotEnv';
import { readEnvironment } from '../../../platform/environment/readEnvironment';
import { freePort } from '../../../platform/freePort';
import { printStep, runScript, ScriptError } from '../../../platform/runScript';
import { runWithPrograms, startContentApi } from '../../../scripts/startServers';

/*
 * `npm run test:readers`: runs the examples of docs/data-files.md with pandas, R, LibreOffice and validators of Node, against the content API, and compares
 * what they read with the JSON files. LibreOffice runs in French, where a point is no decimal sign.
 */

const documented = { site: 'https://www.meridane.example', isin: 'ZZ0011759204', template: 'EMT' };

/** Shares that are easily misread: an “F” is false to R; one with distributions has texts in its last column. */
const misreadNames = ['F', 'N USD'];

const validators = ['ajv@8.17.1', 'ajv-formats@3.0.1', 'tableschema@1.12.6'];

const rowsShape = v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))));
type Rows = v.InferOutput<typeof rowsShape>;
const tablesShape = v.record(v.picklist(['shares', 'navs', 'emt']), v.optional(rowsShape));

const navsShape = v.object({
  shares: v.tuple([
    v.object({
      isin: v.string(),
      name: v.string(),
      currency: v.string(),
      navs: v.array(v.object({ date: v.string(), nav: v.number(), benchmark: v.nullish(v.number()) })),
    }),
  ]),
});

const run = promisify(execFile);

/** Programs, how their example begins, and what makes it print its tables. */
const readers = [
  {
    program: '/usr/bin/python3',
    example: '```python\n',
    file: 'read.py',
    print: `
def rows(table):
    return table.astype(object).where(table.notna(), None).to_dict("records")

tables = {"shares": rows(shares), "navs": rows(navs), "emt": rows(emt)}
print(json.dumps(tables, default=lambda day: day.date().isoformat()))`,
  },
  {
    program: 'Rscript',
    example: '```r\n',
    file: 'read.R',
    print: 'cat(toJSON(list(shares = shares, navs = navs, emt = emt), na = "null", digits = NA))',
  },
  {
    program: process.execPath,
    example: '```js\nimport Ajv from',
    file: 'read.mjs',
    print: `
if (!isShare || !isNavs) throw new Error('A file does not keep its schema.');
const day = (_key, value) => String(value).endsWith('T00:00:00.000Z') ? value.slice(0, 10) : value;
console.log(JSON.stringify({ shares, navs }, day));`,
  },
  { program: 'sh', example: '```sh\n', file: 'read.sh', print: '' },
];

/** The first sheet; a day as `YYYY-MM-DD`. */
async function readWorkbook(file: string): Promise<Rows> {
  const book = read(await readFile(file), { cellDates: true, UTC: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const found = utils.sheet_to_json<Record<string, unknown>>(sheet, { raw: true, defval: null, UTC: true });
  const plain = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
  return v.parse(
    rowsShape,
    found.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]))),
  );
}

/** The first five cells that differ. A cell that is empty is nothing to one program and an empty text to another. */
function differences(expected: Rows, actual: Rows): string[] {
  if (expected.length !== actual.length) return [`${actual.length} rows, not ${expected.length}`];
  const plain = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null));
  return expected
    .flatMap((row, index) =>
      Object.entries(row).map(([column, value]) => {
        const [is, should] = [plain(actual[index]?.[column]), plain(value)];
        return is === should ? '' : `row ${index + 1}, ${column}: ${is}, not ${should}`;
      }),
    )
    .filter((difference) => difference !== '')
    .slice(0, 5);
}

/** As the JSON files have it, and for the templates, which are CSV alone, as their cells are written. */
async function expectedTables(site: string, shares: Rows, isin: string, template: string) {
  const {
    shares: [share],
  } = v.parse(navsShape, await (await fetch(`${site}/e/navs/${isin}.json`)).json());
  const navs = share.navs.map(({ date, nav, benchmark }) => ({
    Date: date,
    ISIN: share.isin,
    'Share class': share.name,
    Currency: share.currency,
    'Net asset value': nav,
    Benchmark: benchmark ?? null,
  }));
  const written = await (await fetch(`${site}/e/shares/${isin}/${template}`)).text();
  return { shares, navs, emt: parse<Record<string, string>>(written, { delimiter: '|', columns: true }) };
}

/** The range, from the JSON files of its shares. */
async function expectedRange(site: string): Promise<Rows> {
  const range = await (await fetch(`${site}/e/range.csv`)).text();
  const isins = range.split('\r\n').flatMap((line) => /^[A-Z]{2}\w{10}(?=,)/.exec(line) ?? []);
  return Promise.all(
    isins.map(async (isin) => {
      const share = v.parse(
        v.record(v.string(), v.unknown()),
        await (await fetch(`${site}/e/shares/${isin}.json`)).json(),
      );
      // Its lists are in no table.
      const facts = Object.entries(share).filter(
        ([name, value]) => name !== 'active' && !Array.isArray(value),
      );
      return v.parse(rowsShape.item, Object.fromEntries(facts));
    }),
  );
}

/** Runs the example of a program, in which `replaced` stands for the address, share and template of the document. */
async function readTables(
  { program, example, file, print }: (typeof readers)[number],
  text: string,
  folder: string,
  replaced: typeof documented,
) {
  const begin = text.indexOf(example);
  if (begin < 0) throw new ScriptError(`docs/data-files.md has no example that begins with ${example}`);
  const code = text.slice(text.indexOf('\n', begin) + 1, text.indexOf('\n```', begin) + 1);
  const own = code
    .replaceAll(documented.site, replaced.site)
    .replaceAll(documented.isin, replaced.isin)
    .replaceAll(`/${documented.template}`, `/${replaced.template}`);
  await writeFile(path.join(folder, file), own + print);
  const isWorkbook = print === '';
  const env = { ...process.env, HOME: folder, LC_ALL: isWorkbook ? 'fr_FR.UTF-8' : 'C.UTF-8' };
  const { stdout } = await run(program, [file], { cwd: folder, env, maxBuffer: 1e8 });
  if (!isWorkbook) return v.parse(tablesShape, JSON.parse(stdout));
  const [shares, navs, emt] = await Promise.all(
    ['range', replaced.isin, 'emt'].map((name) => readWorkbook(path.join(folder, `${name}.xlsx`))),
  );
  return { shares, navs, emt };
}

/** @returns what each program reads otherwise than it should */
async function readAll(site: string, folder: string): Promise<string[]> {
  const text = await readFile('docs/data-files.md', 'utf8');
  const range = await expectedRange(site);
  const isins = range
    .filter(
      (row, index) => index === 0 || misreadNames.includes(String(row['OFST020050 Share Class Extension'])),
    )
    .map((row) => String(row['OFST020000 ISIN']));
  const problems: string[] = [];
  for (const [index, isin] of isins.entries()) {
    const template = dataTemplates[index % dataTemplates.length] ?? documented.template;
    const expected = await expectedTables(site, range, isin, template);
    for (const reader of readers) {
      const tables = await readTables(reader, text, folder, { site, isin, template });
      for (const name of ['shares', 'navs', 'emt'] as const) {
        const table = tables[name];
        if (table === undefined) continue;
        const found = differences(expected[name], table);
        const title = `${isin}, ${reader.file}, ${name === 'emt' ? template : name}`;
        problems.push(...found.map((difference) => `${title}: ${difference}`));
        console.log(`  ${title}: ${table.length} rows, ${found.length} differences`);
      }
    }
  }
  return problems;
}

async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const { contentApiUrl, contentApiToken } = environment;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'readers-'));
  // Programs of others have no token.
  const site = createServer((request, response) => {
    void fetch(`${contentApiUrl}${request.url}`, {
      headers: { authorization: `Bearer ${contentApiToken}` },
    })
      .then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      })
      // The content API has been stopped, as something else failed, which is told.
      .catch(() => response.destroy());
  });
  try {
    await runWithPrograms('npm run test:readers', async (signal) => {
      await startContentApi(environment, signal);
      const port = await freePort();
      site.listen(port, '127.0.0.1');
      printStep('Reading the data files');
      await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...validators]);
      const problems = await readAll(`http://127.0.0.1:${port}`, folder);
      if (problems.length > 0) throw new ScriptError(problems.join('\n'));
    });
  } finally {
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

runScript(main);
