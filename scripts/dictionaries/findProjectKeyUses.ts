import path from 'node:path';
import ts from 'typescript';
import { findKeyUses, type FoundUses } from './findKeyUses';
import type { TypeOf } from './readKeyPatterns';

/** Tests use keys too, but a key that only a test uses is unused. */
function isProductionSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file);
}

function compilerOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.json');
  const config: unknown = ts.readConfigFile(file, (name) => ts.sys.readFile(name)).config;
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}

/**
 * The places that read texts in all production code below the folders. Types are worked out only where a key is not
 * written out: reading them takes seconds.
 */
export function findProjectKeyUses(root: string, folders: readonly string[]): FoundUses {
  const files = folders
    .flatMap((folder) => ts.sys.readDirectory(path.join(root, folder), ['.ts', '.tsx']))
    .filter(isProductionSource)
    .sort();
  const program = ts.createProgram(files, compilerOptions(root));
  const typeOf: TypeOf = (node) => program.getTypeChecker().getTypeAtLocation(node);
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? [findKeyUses(source, path.relative(root, file), typeOf)] : [];
  });
  return {
    uses: found.flatMap(({ uses }) => uses),
    unreadable: found.flatMap(({ unreadable }) => unreadable),
  };
}
