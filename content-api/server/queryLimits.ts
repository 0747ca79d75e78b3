import { GraphQLError, Kind, OperationTypeNode, type ValidationRule } from 'graphql';
import { type ComplexityEstimator, createComplexityRule } from 'graphql-query-complexity';

/** One root field per mutation, and no fragment that could hide more: aliased submissions would bypass the rate limit. */
export const mutationRule: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet: { selections } }) {
    if (operation !== OperationTypeNode.MUTATION) return;
    if (selections.length === 1 && selections[0]?.kind === Kind.FIELD) return;
    context.reportError(new GraphQLError('A mutation has one field'));
  },
});

/**
 * A field costs one, multiplied by the expected length of the lists around it. The site's most expensive query, the
 * whole catalogue with every figure, document and two years of scenarios, costs about 160,000; two of them in one request are
 * refused.
 */
const maximumComplexity = 200_000;

/** Expected lengths of lists, on the high side; others are `defaultListLength`. */
const listLengths: Readonly<Record<string, number>> = {
  'Query.pages': 20,
  'Page.components': 8,
  'PageComponent.texts': 12,
  'Query.fundCategories': 4,
  'FundCategory.funds': 4,
  'Fund.shares': 8,
  'Fund.documents': 4,
  'SustainabilityDisclosure.sections': 12,
  'Share.documents': 4,
  'Share.scenarios': 24,
  'PerformanceScenarios.rows': 4,
  'Document.editions': 1,
  'Share.fetchedData': 5,
  'ComputedData.performances': 10,
  'ComputedData.calendarYears': 10,
  'ComputedData.discretePeriods': 5,
  'ComputedData.riskFigures': 12,
  'ComputedData.curve': 400,
  'Query.teamMembers': 15,
};
const defaultListLength = 3;

/** Lists whose length is an argument of the query. */
const defaultLengths: Readonly<Record<string, { argument: string; length: number }>> = {
  'Query.news': { argument: 'limit', length: 50 },
};

function lengthOf({ type, field, args }: Parameters<ComplexityEstimator>[0]): number {
  const name = `${type.name}.${field.name}`;
  const asked = defaultLengths[name];
  if (asked) {
    const length: unknown = args[asked.argument];
    // A negative length, which the resolver refuses, must not lower the total.
    return typeof length === 'number' ? Math.max(1, length) : asked.length;
  }
  // Introspection does not grow with the content; graphql-js limits its depth.
  if (name.startsWith('__') || field.name.startsWith('__')) return 1;
  return listLengths[name] ?? (String(field.type).startsWith('[') ? defaultListLength : 1);
}

const estimateComplexity: ComplexityEstimator = (field) => 1 + lengthOf(field) * field.childComplexity;

export type GraphqlRequest = {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
};

/** Uses the actual values of the variables. */
export function complexityRule(request: Omit<GraphqlRequest, 'query'>): ValidationRule {
  return (context) => {
    const isNamed = context
      .getDocument()
      .definitions.every((definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.name);
    return createComplexityRule({
      maximumComplexity,
      estimators: [estimateComplexity],
      variables: request.variables,
      // The rule fails on a name among anonymous operations; without one it counts them all.
      operationName: isNamed ? request.operationName : undefined,
    })(context);
  };
}
