import {
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Fields within fields that a query may ask for: as many as the standard introspection. */
export const maximumDepth = 15;

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
