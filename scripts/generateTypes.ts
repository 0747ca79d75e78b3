import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import {
  buildSchema,
  getDirectiveValues,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  parse,
} from 'graphql';
import * as v from 'valibot';
import {
  dutiesTables,
  factsTables,
  plainTables,
  withCharacteristics,
  withTables,
} from '../content/facts/factsTable';
import { printStep, readArguments, runScript, ScriptError } from '../platform/runScript';
import { dictionaryFiles } from './generateDictionaries';

const repository = path.join(__dirname, '..');
const contractFile = 'content-api/schema.graphql';
const queriesFolder = 'gatsby/contentApi/queries';
const catalogueFile = `${queriesFolder}/catalogue.graphql`;
const header = `/* Written by \`npx tsx scripts/generateTypes.ts\` from ${contractFile}: do not edit. */\n\n`;

type GeneratedFile = { file: string; text: string };
type CodegenOptions = Parameters<typeof codegen>[0];

function read(file: string): Promise<string> {
  return readFile(path.join(repository, file), 'utf8');
}

async function generate(
  file: string,
  options: Pick<CodegenOptions, 'config' | 'plugins' | 'pluginMap' | 'documents'>,
): Promise<GeneratedFile> {
  const schema = parse(await read(contractFile));
  const text = await codegen({ filename: file, schema, ...options });
  return { file, text: `${header}${text.trim()}\n` };
}

/** The plugin's types of subscriptions, which the contract does not have, are the only ones that say `any`. */
function withoutAny({ file, text }: GeneratedFile): GeneratedFile {
  return { file, text: text.replace(/\bany(?=\[\]|, )/g, 'unknown') };
}

/** Types of the resolvers: parents are what the resolvers hand on to each other, not the contract's objects. */
async function generateResolverTypes(): Promise<GeneratedFile> {
  const parents = ['Company', 'ComputedData', 'Fund', 'FundCategory', 'PageComponent', 'Share'];
  const generated = await generate('content-api/graphql/resolverTypes.generated.ts', {
    documents: [],
    config: {
      enumsAsTypes: true,
      namingConvention: { enumValues: 'keep' },
      skipTypename: true,
      useTypeImports: true,
      // Answers say `null` where they have nothing, so that no field of the contract is forgotten.
      avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: false },
      makeResolverTypeCallable: true,
      contextType: './parents#RequestContext',
      mappers: Object.fromEntries(parents.map((name) => [name, `./parents#${name}Parent`])),
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  return withoutAny(generated);
}

/** Types of what the site's queries answer. */
async function generateOperationTypes(): Promise<GeneratedFile> {
  const names = (await readdir(path.join(repository, queriesFolder))).filter((name) =>
    name.endsWith('.graphql'),
  );
  const documents = names.sort().map(async (name) => {
    const location = `${queriesFolder}/${name}`;
    return { location, document: parse(await read(location)) };
  });
  return generate('contract/operations.generated.ts', {
    documents: await Promise.all(documents),
    config: {
      enumsAsTypes: true,
      skipTypename: true,
      avoidOptionals: true,
      useTypeImports: true,
      onlyOperationTypes: true,
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
}

/** Spaces that cannot be told apart when they are read are written as escapes of the regular expression. */
function withEscapes(pattern: string): string {
  return pattern.replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

const ruleSchema = v.object({ maxLength: v.number(), pattern: v.optional(v.string()) });

/** The rules of the contact form's fields, which form and server read: the `@field` directives of the contract, in the order of the form. */
async function generateContactFields(): Promise<GeneratedFile> {
  const file = 'contract/contactFields.generated.ts';
  const schema = buildSchema(await read(contractFile));
  const [input, directive] = [schema.getType('ContactRequestInput'), schema.getDirective('field')];
  if (!isInputObjectType(input) || !directive)
    throw new Error('The contract has no fields of a contact request');
  const rules = Object.values(input.getFields()).flatMap(({ name, type, astNode }) => {
    const values = astNode ? getDirectiveValues(directive, astNode) : undefined;
    if (!values) return [];
    const { maxLength, pattern } = v.parse(ruleSchema, values);
    const rule = { required: isNonNullType(type), maxLength };
    return [[name, { ...rule, ...(pattern && { pattern: withEscapes(pattern) }) }]];
  });
  const text = `/* Written by \`npm run generate:types\` from ${contractFile}: what the fields of the contact form take. */

/** \`pattern\` is matched by the whole text, trimmed, with the \`u\` flag. */
export type ContactFieldRule = { required: boolean; maxLength: number; pattern?: string };

export const contactFieldRules = ${JSON.stringify(Object.fromEntries(rules), null, 2)} as const satisfies Record<string, ContactFieldRule>;
`;
  return { file, text };
}

/** The contract's enums as lists and types, for code that does not know the rest of it. */
async function generateCodes(file: string): Promise<GeneratedFile> {
  const enums = Object.values(buildSchema(await read(contractFile)).getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => !name.startsWith('__'));
  const declarations = enums.map((type) => {
    const values = JSON.stringify(type.getValues().map(({ name }) => name));
    return `export const ${type.name} = ${values} as const;\nexport type ${type.name} = (typeof ${type.name})[number];\n`;
  });
  return {
    file,
    text: `/* Written by \`npm run generate:types\` from ${contractFile}: its closed sets of codes. */\n\n${declarations.join('\n')}`,
  };
}

/** The tables of a document that follow from those of the code. */
async function generateTables(file: string, tables: typeof factsTables): Promise<GeneratedFile> {
  const document = await read(file);
  const text = withTables(document, tables);
  return { file, text: plainTables(text) === plainTables(document) ? document : text };
}

/** The contract and the site's query, of which fields follow from the facts. */
async function generateFields(): Promise<GeneratedFile[]> {
  const [contract, query] = await Promise.all([contractFile, catalogueFile].map(read));
  return [
    { file: contractFile, text: withCharacteristics(contract ?? '', (code) => `${code}: String`) },
    { file: catalogueFile, text: withCharacteristics(query ?? '', (code) => code) },
  ];
}

async function isStale({ file, text }: GeneratedFile): Promise<boolean> {
  return (await read(file).catch(() => '')) !== text;
}

/** Writes the types that follow from the contract, the tables that follow from the facts, and the modules of dictionaries; with `--check` it only says which files are not up to date. */
async function main(): Promise<void> {
  const options = { check: { type: 'boolean', default: false } } as const;
  const { check } = readArguments('npm run generate:types [-- --check]', { options }, ({ values }) => values);
  const fields = await generateFields();
  // Types follow from them.
  if (!check) await Promise.all(fields.map(({ file, text }) => writeFile(path.join(repository, file), text)));
  const others = await Promise.all([
    generateResolverTypes(),
    generateOperationTypes(),
    generateContactFields(),
    generateCodes('contract/codes.generated.ts'),
    generateTables('docs/data-files.md', factsTables),
    generateTables('docs/duties.md', dutiesTables),
  ]);
  const generated = [...fields, ...others, ...dictionaryFiles(repository)];
  const staleness = await Promise.all(generated.map(isStale));
  const stale = generated.filter((_, index) => staleness[index]);
  if (check) {
    if (stale.length === 0) {
      printStep('The generated types are up to date');
      return;
    }
    const names = stale.map(({ file }) => `  ${file}`).join('\n');
    throw new ScriptError(`Not up to date:\n${names}\nRun npx tsx scripts/generateTypes.ts`);
  }
  for (const { file, text } of stale) {
    await writeFile(path.join(repository, file), text);
    printStep(`Wrote ${file}`);
  }
}

runScript(main);
