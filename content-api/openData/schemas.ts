import { type FactKind, type Fact } from '../../content/facts/fact';
import { formerColumns, openfundsColumns } from '../../content/facts/factColumns';
import { dataTemplates, liquidityToolCodes } from '../../content/parsing/content';

/*
 * The files for other programs promise this: a JSON Schema (2020-12) of each JSON file, and a Table Schema (Frictionless) of each CSV file. Columns
 * are only added; one that goes is announced a year before.
 */

/** The version of all schemas grows when a column goes. */
const version = '1';

const draft = 'https://json-schema.org/draft/2020-12/schema';
const tableProfile = 'https://specs.frictionlessdata.io/table-schema/';

const columns = [...openfundsColumns, ...formerColumns];

const countryPattern = '^OFST6030[A-Z]{2} Country Legal Registration$';
const countryWords = ['yes', 'res', 'no'];

/** Types of JSON. A fact that the house does not know is `null`. */
const jsonTypes: Record<FactKind, object> = {
  text: { type: ['string', 'null'] },
  code: { type: ['string', 'null'] },
  percent: { type: ['number', 'null'] },
  amount: { type: ['number', 'null'] },
  number: { type: ['number', 'null'] },
  yesNo: { enum: ['yes', 'no', null] },
  day: { type: ['string', 'null'], format: 'date' },
  time: { type: ['string', 'null'], pattern: '^\\d\\d:\\d\\d$' },
  address: { type: ['string', 'null'], format: 'uri-reference' },
};

const tableTypes: Record<FactKind, { type: string; constraints?: object }> = {
  text: { type: 'string' },
  code: { type: 'string' },
  percent: { type: 'number' },
  amount: { type: 'number' },
  number: { type: 'number' },
  yesNo: { type: 'string', constraints: { enum: ['yes', 'no'] } },
  day: { type: 'date' },
  time: { type: 'string', constraints: { pattern: '\\d\\d:\\d\\d' } },
  address: { type: 'string' },
};

const describe = ({ meaning, law }: Fact) => (law === undefined ? meaning : `${meaning} (${law})`);

const text = { type: 'string' };
const day = { type: 'string', format: 'date' };

const shareSchema = {
  $schema: draft,
  title: 'Facts of a share',
  type: 'object',
  required: [...columns.map(({ heading }) => heading), 'active', 'navs', 'dataFiles'],
  properties: {
    ...Object.fromEntries(
      columns.map(({ heading, fact }) => [heading, { ...jsonTypes[fact.kind], description: describe(fact) }]),
    ),
    active: { type: 'boolean', description: 'whether it is offered' },
    navs: { type: 'array', items: text, description: 'addresses of its NAVs' },
    dataFiles: {
      type: 'array',
      items: {
        type: 'object',
        required: ['template', 'version', 'date', 'url'],
        properties: { template: { enum: dataTemplates }, version: text, date: day, url: text },
      },
    },
  },
  patternProperties: { [countryPattern]: { enum: countryWords } },
};

const rangeSchema = {
  $schema: tableProfile,
  title: 'Active shares that have a NAV',
  fields: columns.map(({ heading, fact }) => ({
    name: heading,
    ...tableTypes[fact.kind],
    description: describe(fact),
  })),
  /** Beside the fields: one column a country. */
  countryFields: { pattern: countryPattern, type: 'string', constraints: { enum: countryWords } },
  missingValues: [''],
  primaryKey: 'OFST020000 ISIN',
};

const navsTableSchema = {
  $schema: tableProfile,
  title: 'NAVs of a share',
  fields: [
    { name: 'Date', type: 'date', description: 'the day of the NAV' },
    { name: 'ISIN', type: 'string' },
    { name: 'Share class', type: 'string' },
    { name: 'Currency', type: 'string', description: 'ISO 4217' },
    { name: 'Net asset value', type: 'number', description: 'as published' },
    {
      name: 'Benchmark',
      type: 'number',
      description: 'the level of the index; empty in the first year of a share',
    },
    { name: 'Action', type: 'string', description: 'what happened since the NAV before' },
  ],
  missingValues: [''],
  primaryKey: ['ISIN', 'Date'],
};

const navsSchema = {
  $schema: draft,
  title: 'NAVs of a share',
  type: 'object',
  required: ['fund', 'locale', 'activatedTools', 'shares'],
  properties: {
    fund: text,
    locale: text,
    activatedTools: {
      type: 'array',
      description: 'liquidity management tools in use (Directive 2009/65/EC, art. 84(2))',
      items: {
        type: 'object',
        required: ['code', 'date', 'until'],
        properties: {
          code: { enum: liquidityToolCodes },
          date: { ...day, description: 'the first day' },
          until: { type: ['string', 'null'], format: 'date', description: 'the last day, once it is known' },
        },
      },
    },
    shares: {
      type: 'array',
      items: {
        type: 'object',
        required: ['isin', 'name', 'currency', 'valuationFrequency', 'navs'],
        properties: {
          isin: text,
          name: text,
          currency: text,
          valuationFrequency: { enum: ['DAILY', 'WEEKLY', 'MONTHLY'] },
          navs: {
            type: 'array',
            items: {
              type: 'object',
              required: ['date', 'nav'],
              properties: {
                date: day,
                nav: { type: 'number', description: 'as published' },
                adjusted: {
                  type: 'number',
                  description: 'in shares of the last day, with distributions reinvested',
                },
                benchmark: { type: ['number', 'null'], description: 'absent in the first year of a share' },
                actions: { type: 'array', items: { type: 'object', required: ['kind', 'date'] } },
              },
            },
          },
        },
      },
    },
  },
};

/** By their names below `/e/schemas/`. */
export const openDataSchemas = {
  share: shareSchema,
  navs: navsSchema,
  'range-table': rangeSchema,
  'navs-table': navsTableSchema,
};

export type SchemaName = keyof typeof openDataSchemas;

export const isSchemaName = (name: string): name is SchemaName => Object.hasOwn(openDataSchemas, name);

export const schemaPath = (name: SchemaName): string => `/e/schemas/${name}.json`;

/** @param site its origin */
export function schemaJson(name: SchemaName, site: string): string {
  return JSON.stringify({ $id: site + schemaPath(name), version, ...openDataSchemas[name] });
}
