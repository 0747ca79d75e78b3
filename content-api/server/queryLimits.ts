import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { type ComplexityEstimator, createComplexityRule } from 'graphql-query-complexity';

/** Fields within fields that a query may ask for: as many as the standard introspection. */
const maximumDepth = 15;

/** Fields within fields, counted through fragments. */
function depthOf(
  selections: SelectionSetNode | undefined,
  context: ValidationContext,
  fragmentDepths: Map<string, number>,
): number {
  const depths = (selections?.selections ?? []).map((selection): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return 1 + depthOf(selection.selectionSet, context, fragmentDepths);
      case Kind.INLINE_FRAGMENT:
        return depthOf(selection.selectionSet, context, fragmentDepths);
      case Kind.FRAGMENT_SPREAD: {
        const name = selection.name.value;
        const known = fragmentDepths.get(name);
        if (known !== undefined) return known;
        // A fragment within itself, which is refused by another rule, ends here.
        fragmentDepths.set(name, 0);
        const depth = depthOf(context.getFragment(name)?.selectionSet, context, fragmentDepths);
        fragmentDepths.set(name, depth);
        return depth;
      }
    }
  });
  return Math.max(0, ...depths);
}

/** Refuses a query that is deeper than `maximumDepth`. */
export const depthRule: ValidationRule = (context) => {
  const fragmentDepths = new Map<string, number>();
  return {
    OperationDefinition(node) {
      const depth = depthOf(node.selectionSet, context, fragmentDepths);
      if (depth <= maximumDepth) return;
      const message = `The query exceeds the maximum depth of ${maximumDepth}. Actual depth is ${depth}`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
};

/** Fields of the operation itself, counted through fragments; there are no circles of fragments. */
function countFields(
  { selections }: SelectionSetNode,
  context: ValidationContext,
  fragmentCounts: Map<string, number>,
): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      count += countFields(selection.selectionSet, context, fragmentCounts);
    } else {
      const name = selection.name.value;
      const fragment = context.getFragment(name);
      const known = fragmentCounts.get(name);
      const fields = known ?? (fragment ? countFields(fragment.selectionSet, context, fragmentCounts) : 0);
      fragmentCounts.set(name, fields);
      count += fields;
    }
  }
  return count;
}

/** A request changes one thing: a hundred submissions under other names in one request would be counted as one. */
export const mutationRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== OperationTypeNode.MUTATION) return;
    if (countFields(node.selectionSet, context, new Map()) <= 1) return;
    context.reportError(new GraphQLError('A mutation has one field', { nodes: node }));
  },
});

/**
 * The most that one query may cost. A field costs one, and the fields of a list as often as the list is expected to be
 * long. The dearest query of the site, the whole catalogue with every figure, costs about 30 000; two of them in one
 * request are refused.
 */
const maximumComplexity = 50_000;

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

const estimateComplexity: ComplexityEstimator = (field) => 1 + lengthOf(field) * field.childComplexity;

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
