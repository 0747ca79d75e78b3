import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

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
