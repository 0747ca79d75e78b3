import { Kind, type ValidationRule } from 'graphql';
import { type ComplexityEstimator, createComplexityRule } from 'graphql-query-complexity';

/**
 * The most that one query may cost. A field costs one, and the fields of a list as often as the list is expected to be
 * long. The dearest query of the site, the whole catalogue with every figure, costs about 30 000; two of them in one
 * request are refused.
 */
export const maximumComplexity = 50_000;

/** Expected lengths of lists, on the long side; a list that is not named here is expected to hold `otherLength`. */
const listLengths: Readonly<Record<string, number>> = {
  'Query.pages': 20,
  'Page.components': 8,
  'PageComponent.texts': 12,
  'Query.fundCategories': 4,
  'FundCategory.funds': 4,
  'Fund.shares': 8,
  'Fund.documents': 4,
  'Share.documents': 4,
  'Share.fetchedData': 5,
  'ComputedData.performances': 10,
  'ComputedData.calendarYears': 10,
  'ComputedData.discretePeriods': 5,
  'ComputedData.riskFigures': 12,
  'Query.teamMembers': 15,
};
const otherLength = 3;

/** Of lists whose length the query asks for. */
const defaultLengths: Readonly<Record<string, { argument: string; length: number }>> = {
  'Query.news': { argument: 'limit', length: 50 },
  'ComputedData.curve': { argument: 'points', length: 120 },
};

function lengthOf({ type, field, args }: Parameters<ComplexityEstimator>[0]): number {
  const name = `${type.name}.${field.name}`;
  const asked = defaultLengths[name];
  if (asked) {
    const length: unknown = args[asked.argument];
    // A negative length, which the resolver refuses, must not make up for what the rest costs.
    return typeof length === 'number' ? Math.max(1, length) : asked.length;
  }
  // The introspection's size does not depend on the content; graphql-js itself limits how deep it goes.
  if (name.startsWith('__') || field.name.startsWith('__')) return 1;
  return listLengths[name] ?? (String(field.type).startsWith('[') ? otherLength : 1);
}

export const estimateComplexity: ComplexityEstimator = (field) => 1 + lengthOf(field) * field.childComplexity;

export type GraphqlRequest = {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
};

/** Refuses a query that costs more than `maximumComplexity`, with the values that its variables have. */
export function complexityRule(request: Omit<GraphqlRequest, 'query'>): ValidationRule {
  return (context) => {
    const isNamed = context
      .getDocument()
      .definitions.every((definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.name);
    return createComplexityRule({
      maximumComplexity,
      estimators: [estimateComplexity],
      variables: request.variables,
      // The rule cannot look for a name among anonymous operations; without one it counts them all.
      operationName: isNamed ? request.operationName : undefined,
    })(context);
  };
}
