import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import { contentApiField } from './contentApiSource';

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
    }),
  );
}

/** A query of `queries/`, as one of Gatsby's data layer. */
export function stitchedQuery(name: 'site' | 'catalogue' | 'curves' | 'news'): string {
  return stitched(readFileSync(path.resolve('gatsby/contentApi/queries', `${name}.graphql`), 'utf8'));
}
