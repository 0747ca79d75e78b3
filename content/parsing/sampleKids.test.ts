import { localised } from '../testing/localised';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { kidContradictions } from '../facts/kidContradictions';
import { type FactSource, sourcesOf } from '../facts/fact';
import type { KidFacts } from '../facts/readKid';
import type { Content } from './content';
import { type ContentLocale, contentLocales } from '../contentLocales';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import { kidOf } from '../files/documentFacts';
import { readContent } from './readContent';

const folder = path.join(__dirname, '../sample');

const compared: readonly DocumentTypeCode[] = ['KIID', 'MONTHLY_REPORT', 'RETAIL_MONTHLY_REPORT'];

interface Read {
  of: FactSource;
  type: DocumentTypeCode;
  date: string | null;
  locale: ContentLocale;
  path: string;
  said: KidFacts;
}

/** Key information documents and factsheets of the sample, without earlier editions. */
async function readAll(content: Content): Promise<Read[]> {
  const read: Read[] = [];
  for (const of of sourcesOf(content)) {
    for (const { type, date, files } of of.share.documents) {
      for (const locale of contentLocales) {
        const file = files[locale];
        if (!file || !compared.includes(type)) continue;
        const said = await kidOf(await readFile(path.join(folder, file.path)), locale);
        if (!said?.hasText) throw new Error(`no text in ${file.path}`);
        read.push({ of, type, date, locale, path: file.path, said });
      }
    }
  }
  return read;
}

let all: Read[];
beforeAll(async () => {
  all = await readAll(await readContent(folder));
});

test('sample key information documents and factsheets say their facts in each language', () => {
  expect(all.length).toBeGreaterThan(160);
  for (const { path: file, type, said } of all) {
    const { costs } = said;
    const facts = [said.isins.length, said.riskIndicator, said.holdingPeriod, said.day];
    const fees = [costs.entry, costs.exit, costs.management, costs.performanceRate ?? costs.performance];
    const missing = [...facts, ...(type === 'MONTHLY_REPORT' ? [] : fees)].filter(
      (each) => each === undefined,
    );
    expect([file, missing]).toEqual([file, []]);
  }
});

test('they say what the content has', () => {
  const found = all.flatMap(({ path: file, said, of, date, locale }) =>
    kidContradictions(said, of, { date, locale }).map((each) => ({ file, ...each })),
  );
  expect(found).toEqual([]);
});

test('each fact of the content that a document says otherwise is named with its place', () => {
  const read = all.find(({ type, locale }) => type === 'KIID' && locale === 'fr');
  if (!read) throw new Error('expected a document');
  const { of, said } = read;
  const fund = {
    ...of.fund,
    riskLevel: 6,
    minRecommendedInvestmentDuration: 8,
    title: localised('Autre', '', ''),
  };
  const fees = { ...of.share.fees, subscription: 4.004, redemption: 0.004, management: 0.5 };
  const share = { ...of.share, isin: 'ZZ0000000000', riskLevel: null, fees };
  const found = kidContradictions(said, { ...of, fund, share }, { date: '2020-01-01', locale: 'fr' });
  expect(found.map(({ expected, written }) => [expected, written])).toEqual([
    ['Autre', 'funds/<fund>/fund.yaml: title'],
    ['ZZ0000000000', 'funds/<fund>/shares/<ISIN>.yaml: isin'],
    ['6', 'funds/<fund>/shares/<ISIN>.yaml: riskLevel, else funds/<fund>/fund.yaml: riskLevel'],
    ['8', 'funds/<fund>/fund.yaml: minRecommendedInvestmentDuration'],
    ['4.004%', 'funds/<fund>/shares/<ISIN>.yaml: fees.subscription'],
    ['0.5%', 'funds/<fund>/shares/<ISIN>.yaml: fees.management'],
    ['2020-01-01', 'funds/<fund>/shares/<ISIN>.yaml: documents'],
  ]);
});
