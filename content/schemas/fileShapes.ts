import { contentLocales } from '../contentLocales';
import { acceptedSchema, companySchema } from './companySchema';
import { disclosureSchema, fundSchema, houseSectionSchema, portfolioSchema } from './fundSchema';
import {
  categorySchema,
  codedTextSchema,
  codedTitleSchema,
  countrySchema,
  documentTypeSchema,
  languageSchema,
  liquidityToolSchema,
  memberSchema,
  profileSchema,
} from './listSchemas';
import { frontMatterSchema, newsCategorySchema, newsSchema } from './newsSchema';
import { pageSchema } from './pageSchema';
import { shareSchema } from './shareSchema';

export type Shape = null | boolean | string | Shape[] | { [name: string]: Shape };

/** The fields that a file of the content may have, for those who write one. */
export interface FileShape {
  /** All fields, without content. A list has one empty entry. */
  shape: Shape;
  /** Codes to choose from, by field: `documents.type`. */
  codes: Record<string, readonly string[]>;
}

/** The parts of a schema of valibot that tell what it allows. */
interface Schema {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly key?: Schema;
  readonly value?: unknown;
  readonly options?: readonly (Schema | string | number)[];
}

const isSchema = (option: unknown): option is Schema => typeof option === 'object';

/** The schema of what is written: the last of a pipe, as one text may stand for a text in each language. */
function written(schema: Schema): Schema {
  if (schema.wrapped) return written(schema.wrapped);
  const last = schema.pipe?.findLast(({ kind }) => kind === 'schema');
  return last && last !== schema && last !== schema.pipe?.[0] ? written(last) : schema;
}

/** Names and schemas of the fields of a map: all that some option has. */
function fieldsOf({ entries, options = [], key, value }: Schema): [string, Schema][] {
  if (entries) return Object.entries(entries);
  const names = key && written(key).options;
  if (names && isSchema(value))
    return names.filter((name) => typeof name === 'string').map((name) => [name, value]);
  return options.filter(isSchema).flatMap((option) => fieldsOf(written(option)));
}

const isMap = ({ type, options }: Schema): boolean =>
  /object$|^record$/.test(type) || (options?.some((option) => isSchema(option) && isMap(option)) ?? false);

function shapeOf(anySchema: Schema): Shape {
  const schema = written(anySchema);
  const { type, item, options } = schema;
  if (item) return [shapeOf(item)];
  if (isMap(schema))
    return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, shapeOf(field)]));
  if (type === 'boolean' || type === 'literal') return false;
  return type === 'number' || typeof options?.[0] === 'number' ? null : '';
}

function codesOf(anySchema: Schema, path: readonly string[] = []): [string, readonly string[]][] {
  const schema = written(anySchema);
  const { item, type, options = [] } = schema;
  if (item) return codesOf(item, path);
  const codes = options.filter((option) => typeof option === 'string');
  if (type === 'picklist') return codes.length === 0 ? [] : [[path.join('.'), codes]];
  return fieldsOf(schema).flatMap(([name, field]) => codesOf(field, [...path, name]));
}

const noReferences = {
  categories: null,
  tags: null,
  eligibilities: null,
  risks: null,
  benchmarkProviders: null,
  liquidityTools: null,
  team: null,
  documentTypes: null,
};

const listOf = (item: Schema): Schema => ({ kind: 'schema', type: 'array', item });

const schemas: readonly (readonly [file: RegExp, schema: Schema])[] = [
  [/^company\/company\.yaml$/, companySchema(null)],
  [/^company\/accepted-differences\.yaml$/, acceptedSchema],
  [/^categories\/categories\.yaml$/, listOf(categorySchema)],
  [/^countries\/countries\.yaml$/, listOf(countrySchema(contentLocales))],
  [/^countries\/languages\.yaml$/, listOf(languageSchema)],
  [/^document-types\/document-types\.yaml$/, listOf(documentTypeSchema)],
  [/^funds\/(?:risks|benchmark-providers)\.yaml$/, listOf(codedTextSchema)],
  [/^funds\/liquidity-tools\.yaml$/, listOf(liquidityToolSchema)],
  [/^funds\/(?:tags|eligibilities)\.yaml$/, listOf(codedTitleSchema)],
  [/^funds\/[^/]+\/fund\.yaml$/, fundSchema(noReferences)],
  [/^funds\/sustainability\.yaml$/, listOf(houseSectionSchema)],
  [/^funds\/[^/]+\/portfolio\.yaml$/, portfolioSchema],
  [/^funds\/[^/]+\/sustainability\.yaml$/, disclosureSchema],
  [/^funds\/[^/]+\/shares\/[^/]+\.yaml$/, shareSchema(null)],
  [/^news\/categories\.yaml$/, listOf(newsCategorySchema)],
  [/^news\/[^/]+\/news\.yaml$/, newsSchema(null, [])],
  [/^news\/[^/]+\/[^/]+\.md$/, frontMatterSchema],
  [/^pages\/[^/]+\/[^/]+\.yaml$/, pageSchema],
  [/^profiles\/profiles\.yaml$/, listOf(profileSchema)],
  [/^team\/team\.yaml$/, listOf(memberSchema)],
];

/** By the schemas with which files are read. @returns undefined for a file of no kind */
export function fileShape(file: string): FileShape | undefined {
  const schema = schemas.find(([pattern]) => pattern.test(file))?.[1];
  return schema && { shape: shapeOf(schema), codes: Object.fromEntries(codesOf(schema)) };
}

/** Files without fields. */
const otherFiles = [
  /^company\/[^/]+\.svg$/,
  /^company\/documents\/[^/]+\.pdf$/,
  /^funds\/[^/]+\/documents\/[^/]+\.pdf$/,
  /^funds\/[^/]+\/(?:navs|scenarios)\/[^/]+\.csv$/,
  /^funds\/[^/]+\/shares\/[^/]+\/[^/]+\.(?:csv|pdf|xlsx)$/,
  /^news\/[^/]+\/(?:[^/]+\.pdf|image\.png)$/,
  /^team\/portraits\/[^/]+\.png$/,
];

/** False for a file that the content has no use for, whatever is in it. */
export function isContentFile(file: string): boolean {
  return [...schemas.map(([pattern]) => pattern), ...otherFiles].some((pattern) => pattern.test(file));
}
