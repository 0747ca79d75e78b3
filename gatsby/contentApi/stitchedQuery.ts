import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import { contentApiField } from './contentApiSource';

/** A query of `queries/`, written against the contract, as a query of Gatsby's data layer: under the stitched field. */
export function stitchedQuery(name: 'site' | 'catalogue' | 'news'): string {
  const source = readFileSync(path.resolve('gatsby/contentApi/queries', `${name}.graphql`), 'utf8');
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
