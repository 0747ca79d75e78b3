import { localised } from '../testing/localised';
import { DataTemplate as templates } from '../../contract/codes.generated';
import { exampleSource } from '../testing/exampleSource';
import type { Fact, FactKind } from './fact';
import { factCells, formerColumns, openfundsColumns } from './factColumns';
import { shareFacts } from './shareFacts';
import { writtenTemplates } from './templateFiles';
import { columnNumber, templateRules } from './templates';

const facts: Fact[] = Object.values(shareFacts);

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe.each(templates)('%s', (template) => {
  const told = facts.flatMap((fact) => fact.templates?.[template] ?? []);

  test('has each column that a fact names', () => {
    const numbers = templateRules(template).columns.map(columnNumber);
    expect(told.filter((number) => !numbers.includes(number))).toEqual([]);
    expect(told.length).toBeGreaterThan(20);
  });

  test('has its facts in columns that hold their kind', () => {
    const formats: Partial<Record<FactKind, readonly string[]>> = {
      percent: ['ratio'],
      day: ['day', 'dayList'],
      yesNo: ['codes'],
      address: ['link', 'linkList'],
      text: ['text'],
    };
    const others = facts.flatMap(({ kind, meaning, templates: columns }) =>
      templateRules(template)
        .columns.filter((column) => columns?.[template]?.includes(columnNumber(column)))
        .filter(({ format }) => formats[kind]?.includes(format) === false)
        .map(({ name }) => `${meaning}: ${name}`),
    );
    expect(others).toEqual([]);
  });

  test('has no column that two facts tell', () => {
    expect(repeated(told)).toEqual([]);
  });
});

test('facts tell every column that is mandatory for a share of an open-ended UCITS', () => {
  const written = writtenTemplates(exampleSource(), '2026-11-02 08:30:05');
  expect(written.map(({ template, missing }) => ({ template, missing }))).toEqual(
    templates.map((template) => ({ template, missing: [] })),
  );
});

test('facts tell every column that is mandatory with an indicative answer', () => {
  const [emt] = writtenTemplates(exampleSource(), '2026-11-02 08:30:05');
  const indicative = templateRules('EMT').columns.filter(({ need }) => need === 'I');
  expect(indicative.filter((column) => !emt?.row.get(columnNumber(column)))).toEqual([]);
  expect(indicative.length).toBeGreaterThan(0);
});

test('each field of openfunds is named once, by its id and its name', () => {
  const fields = facts.flatMap(({ openfunds }) => openfunds ?? []);
  // `OFDY000060_EUR` has the currency of its amount.
  const form = /^(OF[A-Z]{2}\d{6})(?:_[A-Z]{3})? \S/;
  expect(fields.filter((field) => !form.test(field))).toEqual([]);
  expect(repeated(fields.map((field) => form.exec(field)?.[1] ?? field))).toEqual([]);
});

test('each fact says where the content has it', () => {
  const known = /^(?:derived|company\/company\.yaml: |funds\/<fund>\/)/;
  expect(facts.filter(({ written }) => !known.test(written))).toEqual([]);
});

test('cells have yes and no in words, percentages as parts of one, and names in each language', () => {
  expect(factCells(openfundsColumns, exampleSource())).toMatchObject({
    'OFST010110(fr) Legal Fund Name Only': 'Actions Émergentes',
    'OFST010110(en) Legal Fund Name Only': 'Emerging Equity',
    'OFST010110(it) Legal Fund Name Only': 'Azionario Emergenti',
    // 0.9 percent are charged, of 0.95 at most.
    'OFST452000 Management Fee Applied': 0.009,
    'OFST452010 Management Fee Maximum': 0.0095,
    'OFST451027 Has Performance Fee': 'yes',
    'OFST410100 Cut-off Time For Subscription': '11:00',
    'OFST430150 Settlement Period For Redemption': 2,
  });
});

test('a fund with swing pricing has a NAV that orders are dealt at, any other one of the valuation', () => {
  const [heading, date] = ['NAV', 'NAV Date'];
  const former = factCells(formerColumns, exampleSource());
  const swing = { code: 'SWING_PRICING', title: null, text: null } as const;
  const text = localised('Au-delà de 2 %', 'Above 2%', 'Oltre il 2%');
  const cells = (of: Parameters<typeof exampleSource>[0]) => factCells(openfundsColumns, exampleSource(of));
  expect(cells({})).toMatchObject({
    'OFDY000035 Valuation NAV': former[heading],
    'OFDY000036 Valuation NAV Date': former[date],
    'OFDY000040 Transaction NAV': null,
  });
  expect(cells({ fund: { liquidityTools: [{ ...swing, title: text, text }] } })).toMatchObject({
    'OFDY000035 Valuation NAV': null,
    'OFDY000040 Transaction NAV': former[heading],
    'OFDY000041 Transaction NAV Date': former[date],
  });
});
