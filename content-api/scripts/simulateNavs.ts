/**
 * Writes `content/funds/<fund>/navs/<ISIN>.csv` for every share of the sample catalogue that has a published NAV.
 *
 * THE SERIES ARE SIMULATED. They are drawn from a fixed seed and from invented market assumptions; they are the prices
 * of no real fund and say nothing of the return of any. Running the script twice writes the same files.
 *
 * Run it after adding a share, or after changing an inception date, a first NAV or a management fee.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { simulatedFundPaths } from './fundPaths';
import { isIsin } from '../parsing/isinCheckDigit';
import { navSeries, type SimulatedShare } from './navSeries';

const fundsFolder = join(dirname(__dirname), 'content', 'funds');

const fundSchema = v.object({ code: v.string(), category: v.string() });

const shareSchema = v.object({
  isin: v.pipe(v.string(), v.check(isIsin, 'not an ISIN: check its check digit')),
  currency: v.string(),
  inceptionDate: v.pipe(v.string(), v.isoDate()),
  inceptionNav: v.pipe(v.number(), v.gtValue(0)),
  fees: v.object({ management: v.optional(v.number(), 0) }),
});

/** Throws with the file's path when it does not hold what is expected. */
function readYaml<Schema extends v.GenericSchema>(schema: Schema, path: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parse(readFileSync(path, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${relative(fundsFolder, path)}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

function readShares(folder: string): SimulatedShare[] {
  const files = readdirSync(join(folder, 'shares')).filter((name) => name.endsWith('.yaml'));
  return files.sort().map((name) => {
    const { fees, ...share } = readYaml(shareSchema, join(folder, 'shares', name));
    return { ...share, managementFee: fees.management };
  });
}

/** Replaces all the series of one fund, so that none outlives its share. Returns how many files it wrote. */
function writeFundSeries(folder: string): number {
  const { code, category } = readYaml(fundSchema, join(folder, 'fund.yaml'));
  const paths = simulatedFundPaths(code, category);
  const navsFolder = join(folder, 'navs');
  rmSync(navsFolder, { recursive: true, force: true });
  let written = 0;
  for (const share of readShares(folder)) {
    const lines = navSeries(share, paths);
    if (!lines) continue;
    mkdirSync(navsFolder, { recursive: true });
    writeFileSync(join(navsFolder, `${share.isin}.csv`), `${lines.join('\n')}\n`);
    written += 1;
  }
  return written;
}

const fundFolders = readdirSync(fundsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of fundFolders) {
  console.log(`${name}: ${writeFundSeries(join(fundsFolder, name))} simulated series`);
}
