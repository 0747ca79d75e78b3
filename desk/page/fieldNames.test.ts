import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fileShape } from '../../content/schemas/fileShapes';
import { liquidityRisks } from '../../content/schemas/fundSchema';
import { distributionClients, professionalAnswers, targetAnswers } from '../../content/schemas/shareSchema';
import { locales } from '../../src/i18n/locales';
import en from './en.json';
import fr from './fr.json';

const project = path.join(__dirname, '../..');

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name.replace(/^\d+\./, ''), ...namesIn(member)]);
}

/** Names of fields that the files of the sample content have, or may have. */
function namesOfSample(): string[] {
  const folder = path.join(project, 'content/sample');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    const value: unknown = file.endsWith('.yaml') ? parse(readFileSync(path.join(folder, file), 'utf8')) : [];
    return [...namesIn(value), ...namesIn(fileShape(file)?.shape)];
  });
}

/** Codes that the content's schema names, which are shown as values or as names of entries. */
function codesOfContract(): string[] {
  const schema = readFileSync(path.join(project, 'content-api/schema.graphql'), 'utf8');
  return [
    'DataTemplate',
    'DistributionPolicy',
    'DocumentTypeCode',
    'InvestorProfileCode',
    'LiquidityToolCode',
    'NewsMediaType',
    'NewsRouteType',
    'PageComponentKind',
    'SustainabilitySectionCode',
    'RegistrationAudience',
  ].flatMap((name) => {
    const [, body = ''] = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema) ?? [];
    return body.match(/^ *[A-Z_]+$/gm)?.map((code) => code.trim()) ?? [];
  });
}

test('every field of the content has a name in both languages', () => {
  const all = new Set(namesOfSample());
  for (const locale of locales) all.delete(locale);
  expect(all.size).toBeGreaterThan(60);
  expect(
    [...all].filter((name) => !Object.hasOwn(fr.fields, name) || !Object.hasOwn(en.fields, name)),
  ).toEqual([]);
});

test('every answer of a target market and of a key information document has a name in both languages', () => {
  const codes = [...targetAnswers, ...professionalAnswers, ...distributionClients, ...liquidityRisks];
  expect(codes).toEqual(expect.arrayContaining(['NEUTRAL', 'PER_SE', 'NEITHER', 'ILLIQUID']));
  expect(codes.filter((code) => !Object.hasOwn(fr.codes, code) || !Object.hasOwn(en.codes, code))).toEqual(
    [],
  );
});

test('every code of the contract has a name in both languages', () => {
  const codes = codesOfContract();
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !Object.hasOwn(fr.codes, code) || !Object.hasOwn(en.codes, code))).toEqual(
    [],
  );
});
