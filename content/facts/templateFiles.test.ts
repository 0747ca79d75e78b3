import type { DataTemplate } from '../../contract/codes.generated';
import { exampleSource } from '../testing/exampleSource';
import { isins } from '../testing/exampleFunds';
import { localised } from '../testing/localised';
import type { FactSource } from './fact';
import {
  templateBytes,
  templateFileName,
  templateText,
  type WrittenTemplate,
  writtenTemplates,
} from './templateFiles';
import { readTemplateFile } from './templates';

const generatedAt = '2026-11-02 08:30:05';

function written(template: DataTemplate, of: FactSource = exampleSource()): WrittenTemplate {
  const found = writtenTemplates(of, generatedAt).find((each) => each.template === template);
  if (!found) throw new Error(`no ${template} is written`);
  return found;
}

/** The cells of a written file by the names of its columns, as a reader has them. */
function cellsOf(template: DataTemplate, of?: FactSource): Record<string, string> {
  const [heading = [], cells = []] = templateText(written(template, of))
    .split('\r\n')
    .map((line) => line.split('|'));
  return Object.fromEntries(heading.map((name, index) => [name.slice(0, 5), cells[index] ?? '']));
}

const templatesOf = (of: FactSource) => writtenTemplates(of, generatedAt).map(({ template }) => template);

describe('of a share', () => {
  test('the EMT has its target market and its costs', () => {
    expect(cellsOf('EMT')).toMatchObject({
      '00001': 'V4.3',
      '00005': generatedAt,
      '00010': isins.old,
      '00020': '1',
      '00030': 'Actions Émergentes I',
      '00040': 'EUR',
      '00045': 'Y',
      // It accumulates its income.
      '00047': 'N',
      '00050': '2026-11-01',
      '00060': 'U',
      '00073': 'ZZZZ00EXAMPLE0000167',
      '01010': 'Y',
      '02010': 'Neutral',
      '02020': 'Y',
      '03010': 'N',
      '04010': '4',
      '05080': '5',
      '05105': 'Y',
      '06010': 'P',
      '06020': 'B',
      // 2, 1.02, 0.9, 0.26 and 0.12 percent.
      '07020': '0.02',
      '07100': '0.0102',
      '08030': '0.0102',
      '07110': '0.009',
      '07130': '0.0026',
      '07140': '0.0012',
      '07160': '2025-12-31',
      '08090': '2025-01-01',
      // Nothing of a structured security.
      '08010': '',
    });
  });

  test('the EPT has its risk, scenarios and texts', () => {
    expect(cellsOf('EPT')).toMatchObject({
      '00001': 'V21',
      '00006': 'Y',
      '00007': 'Y',
      '00070': '2026-02-16',
      '00080': '2',
      '01010': '252',
      '01080': 'N',
      '01090': '4',
      // Without credit risk the risk is that of the market.
      '01100': '4',
      '01110': '1',
      '01140': 'L',
      // The share is of November 2014.
      '04086': 'Ce type de scénario s’est produit pour un investissement entre octobre 2021 et octobre 2026.',
      '04088':
        'Ce type de scénario s’est produit pour un investissement dans l’indice de référence (Composite émergent) jusqu’en novembre 2014, puis dans la part, entre juin 2014 et juin 2019.',
      '04089': 'Y',
      // -3.04, 5.79, 13.05 and -18.8 percent a year.
      '02030': '-0.0304',
      '02060': '0.0579',
      '02090': '0.1305',
      '02120': '-0.188',
      '02100': '-0.57',
      '03020': '0',
      '03060': '0.0102',
      '04040': 'Dépasser l’indicateur',
      '04130': 'Nous ne facturons pas de coût de sortie.',
      '04140':
        '1,02\u00a0% de la valeur de votre investissement par an, d’après les coûts de l’exercice 2025.',
    });
  });

  test('the EET has its article and minimums', () => {
    expect(cellsOf('EET')).toMatchObject({
      '00010': 'V1.1.3',
      '10010': 'L',
      '20000': isins.old,
      '20040': '8',
      '20100': 'N',
      '20170': 'Y',
      '20120': 'https://www.meridane.example/e/fr/docs/funds/emerging-equity/PRECONTRACTUAL_ANNEX',
      '20130': '2026-03-31;2026-03-31;2026-03-31',
      '20180': '0.2',
      '20190': 'N',
      '20210': 'N',
      '20370': 'N',
      '20220': '',
      '20420': '0.2',
      '20450': '0',
      '20590': 'Y',
      '70000': 'Y',
    });
  });

  test('columns of an article are those of its funds only', () => {
    expect(cellsOf('EET', exampleSource({ fund: { sfdrArticle: 9 } }))).toMatchObject({
      '20180': '',
      '20220': '0',
      '20420': '0.2',
    });
    const none = { '20170': '', '20180': '', '20220': '', '20420': '', '20450': '' };
    expect(cellsOf('EET', exampleSource({ fund: { sfdrArticle: 6 } }))).toMatchObject(none);
  });
});

test.each([
  ['PER_SE', 'P'],
  ['ELECTIVE', 'E'],
  ['YES', 'Y'],
  ['NO', 'N'],
] as const)('professional clients: %s is %s', (professional, answer) => {
  const { targetMarket } = exampleSource().share;
  const market = targetMarket && {
    ...targetMarket,
    investors: { ...targetMarket.investors, professional },
  };
  expect(cellsOf('EMT', exampleSource({ share: { targetMarket: market } }))['01020']).toBe(answer);
});

test('the longest file has a heading and a row of its full width, which read back as they were', () => {
  const { cells } = readTemplateFile(Buffer.from(templateText(written('EET')))).rows[0] ?? {};
  expect(cells?.size).toBe(616);
  expect(cells?.get('20020')).toBe('Actions Émergentes I');
});

test('a text has no separator and no line break, so that its cells stay in their columns', () => {
  const goal = localised('Croître | durer\nsans hâte\r\nni peur.\rVoilà');
  const text = templateText(written('EPT', exampleSource({ share: { managementGoal: goal } })));
  const lines = text.split(/\r\n|\r|\n/);
  expect(lines.map((line) => line.split('|').length)).toEqual([144, 144, 1]);
  expect(lines[1]).toContain('|Croître durer sans hâte ni peur. Voilà|');
});

test('a text with quotes reads back as it is', () => {
  const goal = localised('"Comprendre", puis "agir"');
  const text = templateText(written('EPT', exampleSource({ share: { managementGoal: goal } })));
  const [row] = readTemplateFile(Buffer.from(text)).rows;
  expect(row?.cells.get('04040')).toBe('"Comprendre", puis "agir"');
  expect(row?.cells.size).toBe(144);
});

test.each(['EMT', 'EPT', 'EET'] as const)('the bytes of an %s are counted without making it', (template) => {
  const source = exampleSource({ share: { managementGoal: localised('"Croître" à long terme') } });
  const file = written(template, source);
  expect(templateBytes(file)).toBe(Buffer.byteLength(templateText(file)));
});

test('a fact that is missing is told with its file and field, once for each column', () => {
  const { missing } = written('EPT', exampleSource({ fund: { kid: null } }));
  expect(missing).toContainEqual({
    column: '00080_Portfolio_PRIIPs_Category',
    written: 'funds/<fund>/fund.yaml: kid.category',
    problem: 'a value',
  });
  expect(missing.map(({ column }) => column.slice(0, 5))).toEqual([
    '00080',
    '01080',
    '01100',
    '01110',
    '01140',
  ]);
  expect(written('EMT', exampleSource({ fund: { kid: null } })).missing).toEqual([]);
});

test('a value that the template does not take is told too', () => {
  const riskNotCaptured = localised('x'.repeat(201));
  expect(written('EPT', exampleSource({ fund: { riskNotCaptured } })).missing).toEqual([
    {
      column: '04060_Other_Materially_Relevant_Risk_Narrative_Portfolio',
      written: 'funds/<fund>/fund.yaml: riskNotCaptured',
      problem: `200 characters at most, got "${'x'.repeat(201)}"`,
    },
  ]);
});

test('a conditional fact is missing where its condition holds', () => {
  const numbersOf = (template: DataTemplate, of: FactSource) =>
    written(template, of).missing.map(({ column }) => column.slice(0, 5));
  const none = { scenarioIntervals: null };
  expect(numbersOf('EPT', exampleSource({ share: none }))).toEqual(['04086', '04087', '04088', '04089']);
  const { kid } = exampleSource().fund;
  const ofCategory3 = { kid: kid && { ...kid, category: 3 } };
  expect(numbersOf('EPT', exampleSource({ fund: ofCategory3, share: none }))).toEqual([]);
  // A fund of article 9 says whether it reduces carbon emissions, and one without an annex cannot be shown one.
  expect(numbersOf('EET', exampleSource({ fund: { sfdrArticle: 9 } }))).toEqual(['20570', '20580']);
  expect(numbersOf('EET', exampleSource({ fund: { documents: [] } }))).toEqual(['20120', '20130']);
  expect(numbersOf('EET', exampleSource({ fund: { documents: [], sfdrArticle: 6 } }))).toEqual([]);
});

test('without costs their sections are not reported, and nothing is missing', () => {
  const source = exampleSource({ share: { costs: null } });
  expect(cellsOf('EMT', source)).toMatchObject({ '00007': 'N', '00008': 'N', '07100': '', '08090': '' });
  expect(cellsOf('EPT', source)).toMatchObject({ '00007': 'N', '03060': '' });
  expect(writtenTemplates(source, generatedAt).flatMap(({ missing }) => missing)).toEqual([]);
});

test('without a target market its section is not reported', () => {
  const source = exampleSource({ share: { targetMarket: null } });
  expect(cellsOf('EMT', source)).toMatchObject({ '00006': 'N', '01010': '' });
  expect(written('EMT', source).missing).toEqual([]);
});

test('without scenarios there is no EPT', () => {
  expect(templatesOf(exampleSource({ share: { scenarios: [] } }))).toEqual(['EMT', 'EET']);
});

test('in its first year a share has no EPT and tells no costs, even where the content has them', () => {
  const young = exampleSource({}, isins.young);
  expect(young.share.scenarios).not.toEqual([]);
  expect(young.share.costs).not.toBeNull();
  expect(templatesOf(young)).toEqual(['EMT', 'EET']);
  expect(cellsOf('EMT', young)).toMatchObject({ '00007': 'N', '00008': 'N', '07100': '', '08030': '' });
});

test('without a NAV there is no file', () => {
  expect(templatesOf(exampleSource({ share: { navs: [] } }))).toEqual([]);
});

test('a file is named by template, version, day and ISIN', () => {
  expect(templateFileName(written('EET'), '2026-10-30', isins.old)).toBe(
    `EET_V1_1_3_20261030_${isins.old}.csv`,
  );
});
