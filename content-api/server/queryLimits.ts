import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { type ComplexityEstimator, createComplexityRule } from 'graphql-query-complexity';

/** Depth of the standard introspection query. */
const maximumDepth = 15;

/** Nesting of fields, through fragments. */
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
        // Ends recursion of a cyclic fragment, which another rule rejects.
        fragmentDepths.set(name, 0);
        const depth = depthOf(context.getFragment(name)?.selectionSet, context, fragmentDepths);
        fragmentDepths.set(name, depth);
        return depth;
      }
    }
  });
  return Math.max(0, ...depths);
}

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

/** Root fields of the operation, through fragments, which are known to be acyclic here. */
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

/** One root field per mutation: aliased submissions would otherwise bypass the rate limit. */
export const mutationRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== OperationTypeNode.MUTATION) return;
    if (countFields(node.selectionSet, context, new Map()) <= 1) return;
    context.reportError(new GraphQLError('A mutation has one field', { nodes: node }));
  },
});

/**
 * A field costs one, multiplied by the expected length of the lists around it. The site's most expensive query, the
 * whole catalogue with every figure, costs about 50,000; two of them in one request are refused.
 */
const maximumComplexity = 60_000;

/** Expected lengths of lists, on the high side; others are `defaultListLength`. */
const listLengths: Readonly<Record<string, number>> = {
  'Query.pages': 20,
  'Page.components': 8,
  'PageComponent.texts': 12,
  'Query.fundCategories': 4,
  'FundCategory.funds': 4,
  'Fund.shares': 8,
  'Fund.documents': 4,
  'Share.documents': 4,
  'Document.editions': 1,
  'Share.fetchedData': 5,
  'ComputedData.performances': 10,
  'ComputedData.calendarYears': 10,
  'ComputedData.discretePeriods': 5,
  'ComputedData.riskFigures': 12,
  'Query.teamMembers': 15,
};
const defaultListLength = 3;

/** Lists whose length is an argument of the query. */
const defaultLengths: Readonly<Record<string, { argument: string; length: number }>> = {
  'Query.news': { argument: 'limit', length: 50 },
  'ComputedData.curve': { argument: 'points', length: 120 },
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
