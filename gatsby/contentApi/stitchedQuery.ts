import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';
import { contentApiField, contentApiTypes } from './contentApiSource';

function onType(node: FragmentDefinitionNode, value: string): FragmentDefinitionNode {
  const { typeCondition } = node;
  return { ...node, typeCondition: { ...typeCondition, name: { ...typeCondition.name, value } } };
}

/** A query written against the contract as a query of Gatsby's data layer: under the stitched field. */
export function stitched(source: string): string {
  return print(
    visit(parse(source), {
      OperationDefinition: {
        leave: (node) => ({
          ...node,
          selectionSet: {
            kind: Kind.SELECTION_SET,
            selections: [
              {
                kind: Kind.FIELD,
                name: { kind: Kind.NAME, value: contentApiField },
                selectionSet: node.selectionSet,
              },
            ],
          },
        }),
      },
      FragmentDefinition: (node) => onType(node, `${contentApiTypes}_${node.typeCondition.name.value}`),
    }),
  );
}

/** Turns it into a query for the content API itself: the part under the stitched field. */
export function unstitched(source: string): string {
  return print(
    visit(parse(source), {
      OperationDefinition: {
        leave: (node) => {
          const [field] = node.selectionSet.selections;
          if (field?.kind !== Kind.FIELD || !field.selectionSet) throw new Error(`Not stitched: ${source}`);
          return { ...node, selectionSet: field.selectionSet };
        },
      },
      FragmentDefinition: (node) =>
        onType(node, node.typeCondition.name.value.slice(contentApiTypes.length + 1)),
    }),
  );
}

type QueryName = 'site' | 'catalogue' | 'curves' | 'news';

/** A query of `queries/`, with the fragment that some have. */
export function querySource(name: QueryName): string {
  const read = (file: string) =>
    readFileSync(path.resolve('gatsby/contentApi/queries', `${file}.graphql`), 'utf8');
  const query = read(name);
  return query.includes('...') ? `${query}${read('document')}` : query;
}

/** The same as one of Gatsby's data layer. */
export function stitchedQuery(name: QueryName): string {
  return stitched(querySource(name));
}
