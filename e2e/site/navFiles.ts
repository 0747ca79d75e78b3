import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A valuation day of a NAV file. */
export type NavDay = { day: string; nav: number; benchmark: number | null };

export type ShareFiles = { isin: string; name: string; isActive: boolean; born: string; days: NavDay[] };

const funds = path.resolve('content-api/content/funds');

/** The files that match, by their names without the ending; a fund with no such folder has none. */
function filesOf(folder: string, ending: string): string[] {
  const names = readdirSync(path.dirname(folder)).includes(path.basename(folder)) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
}

function navDays(file: string): NavDay[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [day = '', nav = '', benchmark = ''] = line.split(',');
    return { day, nav: Number(nav), benchmark: benchmark === '' ? null : Number(benchmark) };
  });
}

function shareFiles(fund: string, isin: string): ShareFiles {
  const text = readFileSync(path.join(funds, fund, 'shares', `${isin}.yaml`), 'utf8');
  const field = (name: string) => new RegExp(`^${name}: *(.+?) *$`, 'm').exec(text)?.[1] ?? '';
  const navs = path.join(funds, fund, 'navs');
  return {
    isin,
    name: field('name'),
    isActive: field('active') === 'true',
    born: field('inceptionDate'),
    days: filesOf(navs, '.csv').includes(isin) ? navDays(path.join(navs, `${isin}.csv`)) : [],
  };
}

/** Every share of the content as its files say, read without the content API's own code. By ISIN. */
export function readShareFiles(): Map<string, ShareFiles> {
  const shares = readdirSync(funds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: fund }) =>
      filesOf(path.join(funds, fund, 'shares'), '.yaml').map((isin) => shareFiles(fund, isin)),
    );
  return new Map(shares.map((share) => [share.isin, share]));
}
