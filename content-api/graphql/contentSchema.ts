import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import { projectRoot } from '../../platform/projectRoot';
import { mutationResolvers } from './contactMutation';
import { fundCategoryResolvers, fundResolvers } from './fundResolvers';
import { companyResolvers, queryResolvers } from './queryResolvers';
import type { Resolvers } from './resolverTypes.generated';
import { computedDataResolvers, shareResolvers } from './shareResolvers';

const contractFile = path.join(projectRoot, 'content-api', 'schema.graphql');

/** Other types use graphql-js's default resolvers. */
const resolvers: Resolvers = {
  Query: queryResolvers,
  Mutation: mutationResolvers,
  Company: companyResolvers,
  FundCategory: fundCategoryResolvers,
  Fund: fundResolvers,
  Share: shareResolvers,
  ComputedData: computedDataResolvers,
};

type FieldResolver = ReturnType<GraphQLObjectType['getFields']>[string]['resolve'];

function setResolvers(
  schema: GraphQLSchema,
  typeName: string,
  fieldResolvers: Record<string, FieldResolver>,
): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The contract has no type ${typeName}`);
  const fields = type.getFields();
  for (const [name, resolve] of Object.entries(fieldResolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`The contract has no field ${typeName}.${name}`);
    field.resolve = resolve;
  }
}

/** The contract with its resolvers. */
export function contentSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(contractFile, 'utf8'));
  for (const [typeName, fieldResolvers] of Object.entries(resolvers)) {
    setResolvers(schema, typeName, fieldResolvers);
  }
  return schema;
}
