import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { templateText, writtenTemplates } from '../facts/templateFiles';
import { exampleSource } from '../testing/exampleSource';
import { rows, workbook } from '../testing/workbook';
import { useMinimalContent } from '../testing/useMinimalContent';
import { contradictions } from './acceptedDifferences';
import { readContent } from './readContent';

const content = useMinimalContent();

/** An EMT that reports none of its sections. */
const cells = {
  '00001_EMT_Version': 'V4.3',
  '00005_File_Generation_Date_And_Time': '2026-11-02 08:00:00',
  '00006_EMT_Data_Reporting_Target_Market': 'N',
  '00007_EMT_Data_Reporting_Ex_Ante': 'N',
  '00008_EMT_Data_Reporting_Ex_Post': 'N',
  '00010_Financial_Instrument_Identifying_Data': 'ZZ0000000016',
  '00020_Type_Of_Identification_Code_For_The_Financial_Instrument': '1',
  '00030_Financial_Instrument_Name': 'First fund I',
  '00040_Financial_Instrument_Currency': 'EUR',
  '00045_Financial_Instrument_Performance_Fee': 'N',
  '00047_Financial_Instrument_Distribution_Of_Cash': 'N',
  '00050_General_Reference_Date': '2026-10-30',
  '00060_Financial_Instrument_Product_Type': 'U',
  '00070_Financial_Instrument_Manufacturer_Name': 'Example House',
};

const fileOf = (changes: Record<string, string> = {}, separator = ';') => {
  const all = { ...cells, ...changes };
  return [Object.keys(all), Object.values(all)].map((line) => `${line.join(separator)}\n`).join('');
};

beforeEach(async () => {
  await content.edit(share, 'registrations:', `dataFiles:\n  ${entry}\nregistrations:`);
  await content.write(`${folder}/EMT.csv`, fileOf());
});

const folder = 'funds/first-fund/shares/ZZ0000000016';
const share = `${folder}.yaml`;
const entry = '- { template: EMT, version: V4.3, date: 2026-10-30 }';

test('a data file is of its entry', async () => {
  const { funds } = await readContent(content.contentDir);
  expect(funds[0]?.shares[0]?.dataFiles).toEqual([
    {
      template: 'EMT',
      version: 'V4.3',
      date: '2026-10-30',
      fileType: 'csv',
      path: `${folder}/EMT.csv`,
      bytes: expect.any(Number),
      cells: expect.any(Map),
      line: 2,
    },
  ]);
});

test.each<[what: string, to: string, problem: string]>([
  [
    'a template that is none',
    '- { template: EMTX, version: V4.3, date: 2026-10-30 }',
    'dataFiles[0].template: expected one of EMT, EPT, EET, got "EMTX"',
  ],
  [
    'a version in other words',
    '- { template: EMT, version: 4.3, date: 2026-10-30 }',
    "dataFiles[0].version: expected the template's version as FinDatEx writes it, such as V4.3, got 4.3",
  ],
  [
    'no day',
    '- { template: EMT, version: V4.3 }',
    'dataFiles[0].date: missing, expected a day of the calendar written YYYY-MM-DD, of the years 1900 to 2999',
  ],
  [
    'a template twice',
    `${entry}\n  - { template: EMT, version: V4.2, date: 2025-10-30 }`,
    'dataFiles[1].template: expected one file of each template, got "EMT" again',
  ],
  [
    'no file',
    `${entry}\n  - { template: EET, version: V1.1.3, date: 2026-10-30 }`,
    `dataFiles[1]: expected one file EET.csv or EET.xlsx in ${folder}`,
  ],
])('an entry with %s is named with what is accepted', async (_what, to, problem) => {
  await content.edit(share, entry, to);
  expect((await content.problems()).join('\n')).toContain(problem);
});

test('a separator is that of the heading', async () => {
  await content.write(`${folder}/EMT.csv`, fileOf({}, '|'));
  expect(await content.problems()).toEqual([]);
});

test.each<[what: string, cells: Record<string, string>, problem: string]>([
  [
    'a code of another version',
    { '01020_Investor_Type_Professional': 'B' },
    'EMT.csv:2: 01020_Investor_Type_Professional: expected one of Y, N, P, E (EMT V4.3), got "B"',
  ],
  [
    'a comma for a point',
    { '07020_Gross_One-off_Cost_Financial_Instrument_Maximum_Entry_Cost_Non_Acquired': '"0,02"' },
    'expected a share of one with a decimal point, such as 0.0115 for 1.15 % (EMT V4.3), got "0,02"',
  ],
  [
    'a field too many',
    { '02045_Expert_Of_Ours': 'Y' },
    'EMT.csv:1: 02045: expected only the fields of EMT V4.3: remove it, or export the file for that version',
  ],
  [
    'a mandatory field without a value',
    { '00060_Financial_Instrument_Product_Type': '' },
    '00060_Financial_Instrument_Product_Type: expected a value, as EMT V4.3 has it mandatory',
  ],
])('a file with %s is refused', async (_what, changes, problem) => {
  await content.write(`${folder}/EMT.csv`, fileOf(changes));
  expect((await content.problems()).join('\n')).toContain(problem);
});

test('another version of a template is refused', async () => {
  await content.edit(share, entry, entry.replace('V4.3', 'V4.2'));
  expect((await content.problems()).join('\n')).toContain(
    'dataFiles[0].version: expected V4.3, whose fields are known, got V4.2',
  );
});

describe('a figure that is not the content’s', () => {
  const accepted = (value: string) => `- file: ${folder}/EMT.csv
  field: 04010_Risk_Tolerance_PRIIPS_Methodology
  value: '${value}'
  reason: The file is of before the change of the indicator
  acceptedBy: Example Person
  until: 2026-12-31
`;
  const contradictionsOn = async (day: string) => contradictions(await readContent(content.contentDir), day);

  beforeEach(() =>
    content.write(`${folder}/EMT.csv`, fileOf({ '04010_Risk_Tolerance_PRIIPS_Methodology': '5' })),
  );

  test('is a problem of a publish, with both places and both values', async () => {
    expect(await contradictionsOn('2026-11-30')).toEqual([
      {
        file: `content/${folder}/EMT.csv`,
        line: 2,
        expected:
          '04010_Risk_Tolerance_PRIIPS_Methodology: expected 4, as funds/first-fund/shares/ZZ0000000016.yaml: riskLevel, else ' +
          'funds/first-fund/fund.yaml: riskLevel says, got "5": correct one of the two, or accept the difference in ' +
          'company/accepted-differences.yaml',
      },
    ]);
  });

  test('may be accepted until a day', async () => {
    await content.write('company/accepted-differences.yaml', accepted('5'));
    expect(await contradictionsOn('2026-12-31')).toEqual([]);
    expect(await contradictionsOn('2027-01-01')).toEqual([
      {
        file: 'content/company/accepted-differences.yaml',
        line: 1,
        expected: expect.stringContaining('expected a day from today on for 04010_Risk_Tolerance'),
      },
    ]);
  });

  test('is another difference with another value, and what is accepted has to be there', async () => {
    await content.write('company/accepted-differences.yaml', accepted('6'));
    const [difference, entry] = await contradictionsOn('2026-11-30');
    expect(difference?.expected).toContain('got "5": correct one of the two');
    expect(entry?.expected).toContain('expected a difference that there is');
  });
});

test.each<[what: string, file: string, bytes: string, problem: string]>([
  [
    'is of another share',
    'EMT.csv',
    fileOf({ '00010_Financial_Instrument_Identifying_Data': 'ZZ0000000024' }),
    'EMT.csv:1: 00010: expected a row about ZZ0000000016, got "ZZ0000000024": replace the file',
  ],
  ['is there twice', 'EMT.xlsx', 'PK\u0003\u0004', 'dataFiles[0]: expected one file EMT.csv or EMT.xlsx in'],
  [
    'is in no entry',
    'EPT.csv',
    'V21;ZZ0000000016\n',
    `EPT.csv:1: expected an entry in the dataFiles of ${share}: add it, or remove this file`,
  ],
])('a file that %s is named with what is to be done', async (_what, file, bytes, problem) => {
  await content.write(`${folder}/${file}`, bytes);
  expect((await content.problems()).join('\n')).toContain(problem);
});

describe('a workbook', () => {
  const put = async (bytes: Buffer) => {
    await content.remove(`${folder}/EMT.csv`);
    await content.write(`${folder}/EMT.xlsx`, bytes);
  };
  const putGolden = async (name: string) =>
    put(await readFile(path.join(__dirname, '../testing/goldenWorkbooks', `${name}.xlsx`)));

  // openpyxl's has a title above, days written DD/MM/YYYY, percentages, and 1,250.00; pandas writes texts alone.
  test.each([
    ['libreoffice', 2, '2026-11-02 08:30:05'],
    // It shows the day alone.
    ['gnumeric', 2, '2026-11-02 00:00:00'],
    ['openpyxl', 4, '2026-11-02 08:30:05'],
    ['openpyxl-1904', 4, '2026-11-02 08:30:05'],
    ['pandas', 2, '2026-11-02 08:30:05'],
    // The first visible sheet that has the columns, and not the one of descriptions before it, or that of older data after it.
    ['openpyxl-sheets', 4, '2026-11-02 08:30:05'],
  ])('of %s is read as a CSV file is', async (name, line, time) => {
    await putGolden(name);
    const { funds } = await readContent(content.contentDir);
    const [file] = funds[0]?.shares[0]?.dataFiles ?? [];
    expect(file).toMatchObject({ fileType: 'xlsx', path: `${folder}/EMT.xlsx`, line });
    expect(Object.fromEntries(file?.cells ?? [])).toMatchObject({
      '00001': 'V4.3',
      '00005': time,
      '00010': 'ZZ0000000016',
      '00020': '1',
      '00040': 'EUR',
      '00050': '2026-10-30',
      '04010': '4',
      '07030': '1250',
      '07025': '-0.0003',
      '07100': '0.0102',
      '07130': '0.0026',
    });
    expect(contradictions(await readContent(content.contentDir), '2026-11-30')).toEqual([]);
  });

  test.each([
    [
      'openpyxl-comma',
      '4: 07100_Financial_Instrument_Gross_Ongoing_Costs: expected a share of one with a decimal point, such as 0.0115 for 1.15 % (EMT V4.3, in the sheet "Sheet"), got "0,0102"',
    ],
    // The cell holds 0.0102 and shows a person 1 %.
    [
      'openpyxl-rounded',
      '4: 07100_Financial_Instrument_Gross_Ongoing_Costs: expected a share of one with a decimal point, such as 0.0115 for 1.15 % (EMT V4.3, in the sheet "Sheet"), got "1% (0.0102)"',
    ],
    [
      'libreoffice-formula',
      '4: 07100_Financial_Instrument_Gross_Ongoing_Costs: expected a value, got a formula, in the sheet "Sheet": paste its value',
    ],
    [
      'openpyxl-isin',
      '3: 00010: expected a row about ZZ0000000016, in the sheet "Sheet", got "ZZ0000000024": replace the file',
    ],
    [
      'openpyxl-version',
      '4: 00001_EMT_Version: expected one of V4.3 (EMT V4.3, in the sheet "Sheet"), got "V4.2"',
    ],
    [
      'openpyxl-hidden-row',
      '3: 00010: expected a row about ZZ0000000016, in the sheet "Sheet", got none, and hidden rows, which are not read (4): show them, or replace the file',
    ],
    ['openpyxl-hidden-column', '1: expected no hidden columns, got R: show them, or remove them'],
    [
      'openpyxl-hidden-sheet',
      '1: expected a sheet whose heading has the columns of EMT V4.3, got the sheets "Sheet", and hidden ones, which are not read: "Data"',
    ],
    [
      'openpyxl-no-heading',
      '1: expected a sheet whose heading has the columns of EMT V4.3, got the sheets "Sheet", and hidden ones, which are not read: none',
    ],
    ['openpyxl-merged', '4: expected no merged cells from the heading on: unmerge them, and fill each cell'],
    ['libreoffice-damaged', '1: expected an XLSX workbook: export it again'],
  ])('like %s is told with its place', async (name, problem) => {
    await putGolden(name);
    expect(await content.problems()).toContain(`content/${folder}/EMT.xlsx:${problem}`);
  });

  test('that says another thing than the content is told with both places', async () => {
    await putGolden('openpyxl');
    await content.edit('funds/first-fund/fund.yaml', 'riskLevel: 4', 'riskLevel: 5');
    expect(contradictions(await readContent(content.contentDir), '2026-11-30')).toEqual([
      {
        file: `content/${folder}/EMT.xlsx`,
        line: 4,
        expected: expect.stringContaining(
          '04010_Risk_Tolerance_PRIIPS_Methodology: expected 5, as funds/first-fund/',
        ),
      },
    ]);
  });

  test('that is another file is named', async () => {
    await put(Buffer.from('EMT;ZZ0000000016'));
    expect(await content.problems()).toEqual([
      `content/${folder}/EMT.xlsx:1: expected an XLSX workbook: export it again`,
    ]);
  });

  test('of more cells than anybody looks through is named', async () => {
    await put(workbook(`<sheetData>${'<row><c/></row>'.repeat(500_001)}</sheetData>`));
    expect((await content.problems()).join('\n')).toContain('expected a workbook of 500,000 cells');
  });

  test('has each column once', async () => {
    const [number, isin] = ['00010_Financial_Instrument_Identifying_Data', 'ZZ0000000016'];
    const lines = [
      [number, '00001_EMT_Version', number],
      [isin, 'V4.3', isin],
    ];
    await put(workbook(rows(...lines), 'Data'));
    const problems = (await content.problems()).join('\n');
    expect(problems).toContain(
      'EMT.xlsx:1: 00010: expected each column once, got it again: remove one of them',
    );
  });
});

describe('an EPT', () => {
  /** Problems of the file that the product writes of a share, with other cells. */
  const problemsWith = async (changes: Record<string, string>) => {
    const written = writtenTemplates(exampleSource(), '2026-11-02 08:00:00').find(
      ({ template }) => template === 'EPT',
    );
    if (!written) throw new Error('no EPT is written');
    const row = new Map([...written.row, ['00030', 'ZZ0000000016'], ...Object.entries(changes)]);
    await content.edit(share, entry, `${entry}\n  - { template: EPT, version: V2.1, date: 2026-10-30 }`);
    await content.write(`${folder}/EPT.csv`, templateText({ ...written, row }));
    return content.problems();
  };
  const place = `content/${folder}/EPT.csv:2:`;

  test('as the product writes it has no problem', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  test('of category 2 has the past interval of a scenario', async () => {
    expect(await problemsWith({ '04086': '' })).toEqual([
      `${place} 04086_Description_Past_Interval_Unfavourable_Scenario: expected a value where 00080=2, as EPT V2.1 has it mandatory`,
    ]);
  });

  test('of another category needs none', async () => {
    expect(await problemsWith({ '00080': '3', '04086': '' })).toEqual([]);
  });

  test.each([
    ['5', '4', '4'],
    ['6', '1', '6'],
    ['4', '4', '3'],
  ])('has the indicator %s of market risk %s and credit risk %s', async (sri, mrm, crm) => {
    expect(await problemsWith({ '01090': sri, '01100': mrm, '01110': crm })).toEqual([]);
  });

  test.each([
    ['4', '4', '4', '5'],
    ['2', '2', '3', '3'],
    ['5', '4', '1', '4'],
  ])('has no indicator %s of market risk %s and credit risk %s', async (sri, mrm, crm, right) => {
    expect(await problemsWith({ '01090': sri, '01100': mrm, '01110': crm })).toEqual([
      `${place} 01090_SRI: expected ${right}, as 01100_MRM and 01110_CRM give it (Delegated Regulation (EU) 2017/653, annex II, part 3), got "${sri}"`,
    ]);
  });

  test('may have another indicator, where it says that it is adjusted', async () => {
    expect(await problemsWith({ '01090': '5', '01095': 'Y' })).toEqual([]);
  });
});

test('a share is in one row', async () => {
  const [, row = ''] = fileOf().split('\n');
  await content.write(`${folder}/EMT.csv`, `${fileOf()}${row}\n`);
  expect(await content.problems()).toEqual([
    `content/${folder}/EMT.csv:3: 00010: expected one row about ZZ0000000016, got another one: remove one of them`,
  ]);
});
