import type { Fact, FactKind } from '../../content/facts/fact';
import { formerColumns, openfundsColumns } from '../../content/facts/factColumns';
import type { Content } from '../../content/parsing/content';
import { contentLocales, eachLocale } from '../../content/contentLocales';
import {
  DataTemplate,
  DocumentTypeCode,
  FundChangeSubject,
  LiquidityToolCode,
} from '../../contract/codes.generated';
import { changeKinds } from './changes';
import { countryColumn, registeredCountries } from './shareRow';

/*
 * The files for other programs promise this: a JSON Schema (2020-12) of each JSON file, and a Table Schema (Frictionless) of each CSV file. Columns
 * are only added; one that goes is announced a year before.
 */

/** The version of all schemas grows when a column goes. It is a comment, as strict validators refuse keywords of others. */
const $comment = 'version 1';

const draft = 'https://json-schema.org/draft/2020-12/schema';
const tableProfile = 'https://specs.frictionlessdata.io/table-schema/';

const columns = [...openfundsColumns, ...formerColumns];

const countryPattern = '^OFST6030[A-Z]{2} Country Legal Registration$';
const countryWords = ['yes', 'res', 'no'];

const countryField = (country: string) => ({
  name: countryColumn(country),
  type: 'string',
  constraints: { enum: countryWords },
});

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
const nav = { type: 'number', exclusiveMinimum: 0 };
const texts = { type: 'object', required: contentLocales, properties: eachLocale(() => text) };

/** Required properties of an object. */
const allOf = (properties: Record<string, object>) => ({ required: Object.keys(properties), properties });

const correction = {
  date: { ...day, description: 'of the NAV' },
  formerNav: { ...nav, description: 'as it was published before' },
  nav: { ...nav, description: 'after the correction' },
  reason: texts,
};

const shareSchema = {
  $schema: draft,
  title: 'Facts of a share',
  type: 'object',
  required: [...columns.map(({ heading }) => heading), 'active', 'navCorrections', 'navs', 'dataFiles'],
  properties: {
    ...Object.fromEntries(
      columns.map(({ heading, fact }) => [heading, { ...jsonTypes[fact.kind], description: describe(fact) }]),
    ),
    active: { type: 'boolean', description: 'whether it is offered' },
    navCorrections: {
      type: 'array',
      items: { type: 'object', ...allOf({ ...correction, correctedOn: day }) },
      description: 'NAVs that were published and wrong, the latest correction first',
    },
    navs: { type: 'array', items: text, description: 'addresses of its NAVs' },
    dataFiles: {
      type: 'array',
      items: {
        type: 'object',
        ...allOf({ template: { enum: DataTemplate }, version: text, date: day, url: text }),
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
  /** Columns may be added: the file has these, and perhaps more (https://datapackage.org/standard/table-schema/#fieldsMatch). */
  fieldsMatch: 'subset',
  /** One column a country. */
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
  ...allOf({
    fund: text,
    locale: text,
    activatedTools: {
      type: 'array',
      description: 'liquidity management tools in use (Directive 2009/65/EC, art. 84(2))',
      items: {
        type: 'object',
        ...allOf({
          code: { enum: LiquidityToolCode },
          date: { ...day, description: 'the first day' },
          until: { type: ['string', 'null'], format: 'date', description: 'the last day, once it is known' },
        }),
      },
    },
    shares: {
      type: 'array',
      items: {
        type: 'object',
        ...allOf({
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
        }),
      },
    },
  }),
};

/** Beside the fields of all. */
const fieldsOfKinds: Record<(typeof changeKinds)[number], Record<string, object>> = {
  SHARE_LAUNCHED: {},
  SHARE_CLOSED: {},
  NAV: { date: day, nav, currency: text },
  NAV_CORRECTION: { ...correction, currency: text },
  DOCUMENT: {
    of: { enum: ['FUND', 'SHARE'] },
    type: { enum: DocumentTypeCode },
    language: { enum: contentLocales },
    date: { ...day, description: 'of the document' },
    url: text,
  },
  FUND_CHANGE: { subject: { enum: FundChangeSubject }, text: texts },
};

const changesSchema = {
  $schema: draft,
  title: 'Changes of the last days',
  type: 'object',
  ...allOf({
    from: { ...day, description: 'first day' },
    to: { ...day, description: 'day of the content' },
    changes: {
      type: 'array',
      description: 'the newest day first',
      items: {
        type: 'object',
        ...allOf({
          id: { ...text, description: 'whoever has it has the change' },
          day: { ...day, description: 'on which it happened' },
          isin: text,
          kind: {
            ...text,
            description: `${changeKinds.join(', ')}; others may be added: leave out what you do not know`,
          },
        }),
        allOf: changeKinds.map((kind) => ({
          if: { properties: { kind: { const: kind } } },
          then: allOf(fieldsOfKinds[kind]),
        })),
      },
    },
  }),
};

/** By their names below `/e/schemas/`. */
export const openDataSchemas = {
  share: shareSchema,
  navs: navsSchema,
  changes: changesSchema,
  'range-table': rangeSchema,
  'navs-table': navsTableSchema,
};

export type SchemaName = keyof typeof openDataSchemas;

export const isSchemaName = (name: string): name is SchemaName => Object.hasOwn(openDataSchemas, name);

export const schemaPath = (name: SchemaName): string => `/e/schemas/${name}.json`;

/** The columns of the range's countries are those of the content, as strict readers take no others. @param site its origin */
export function schemaJson(name: SchemaName, content: Content, site: string): string {
  const schema = { $id: site + schemaPath(name), $comment, ...openDataSchemas[name] };
  const countries = registeredCountries(content).map((country) => countryField(country));
  const served =
    name === 'range-table' ? { ...schema, fields: [...rangeSchema.fields, ...countries] } : schema;
  return JSON.stringify(served);
}
