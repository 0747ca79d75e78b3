import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A valuation day of a NAV file. */
export type NavDay = { day: string; nav: number; benchmark: number | null };

export type ShareFiles = {
  isin: string;
  /** The fund's folder. */
  fund: string;
  name: string;
  currency: string;
  isActive: boolean;
  visibleTo: string[];
  born: string;
  days: NavDay[];
};

const funds = path.resolve('content-api/content/funds');

/** Matching files, by name without extension; none if the fund has no such folder. */
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

/** A value on the same line as its key. */
function field(file: string, name: string): string {
  return new RegExp(`^${name}: *(.+?) *$`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

function profilesIn(file: string): string[] {
  return field(file, 'visibleTo').replace(/[[\]]/g, '').split(', ');
}

function shareFiles(fund: string, isin: string): ShareFiles {
  const file = path.join(funds, fund, 'shares', `${isin}.yaml`);
  const profilesOfFund = profilesIn(path.join(funds, fund, 'fund.yaml'));
  const navs = path.join(funds, fund, 'navs');
  return {
    isin,
    fund,
    name: field(file, 'name'),
    currency: field(file, 'currency'),
    isActive: field(file, 'active') === 'true',
    visibleTo: profilesIn(file).filter((profile) => profilesOfFund.includes(profile)),
    born: field(file, 'inceptionDate'),
    days: filesOf(navs, '.csv').includes(isin) ? navDays(path.join(navs, `${isin}.csv`)) : [],
  };
}

/** Every share by ISIN, read from the content files without the content API's code. */
export function readShareFiles(): Map<string, ShareFiles> {
  const shares = readdirSync(funds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: fund }) =>
      filesOf(path.join(funds, fund, 'shares'), '.yaml').map((isin) => shareFiles(fund, isin)),
    );
  return new Map(shares.map((share) => [share.isin, share]));
}
