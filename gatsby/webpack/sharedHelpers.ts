import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Called as they are required, without a look for `default`. */
const calledDirectly = /^interopRequire/;

/**
 * Babel's helpers are there twice, for `import` and for `require`, and packages use both.
 *
 * @returns webpack aliases: what is required to what is imported
 */
export function sharedHelpers(): Record<string, string> {
  const folder = realpathSync(path.resolve('node_modules/@babel/runtime/helpers'));
  const imported = path.join(folder, 'esm');
  const names = readdirSync(imported).filter((name) => name.endsWith('.js') && !calledDirectly.test(name));
  return Object.fromEntries(names.map((name) => [path.join(folder, name), path.join(imported, name)]));
}
