import {
  getDirectiveValues,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import * as v from 'valibot';

/** What a field of the form takes. `pattern` is matched by the whole text, trimmed, with the `u` flag. */
export type ContactFieldRule = { required: boolean; maxLength: number; pattern?: string };

/** In the order of the form. */
export type ContactFieldRules = readonly (readonly [name: string, rule: ContactFieldRule])[];

const ruleSchema = v.object({ maxLength: v.number(), pattern: v.optional(v.string()) });

function ruleOf(schema: GraphQLSchema, { astNode, type }: GraphQLInputField): ContactFieldRule | undefined {
  const directive = schema.getDirective('field');
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  return values && { required: isNonNullType(type), ...v.parse(ruleSchema, values) };
}

/** The `@field` rules of the contract. */
export function readContactFieldRules(schema: GraphQLSchema): ContactFieldRules {
  const input = schema.getType('ContactRequestInput');
  if (!isInputObjectType(input)) throw new Error('The contract has no input ContactRequestInput');
  return Object.values(input.getFields()).flatMap((field) => {
    const rule = ruleOf(schema, field);
    return rule ? [[field.name, rule] as const] : [];
  });
}
