import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Loads `.env` at the root of the project, if there is one, into `process.env`. Variables that are already set win.
 *
 * @throws Error when there is a `.env` and this Node.js (older than 20.12) cannot read it.
 */
export function loadDotEnv(root: string = path.join(__dirname, '..', '..')): void {
  const file = path.join(root, '.env');
  if (!existsSync(file)) return;
  if (typeof process.loadEnvFile !== 'function') {
    throw new Error(
      `${file} cannot be read by Node.js ${process.versions.node}: use Node.js 20.12 or later.`,
    );
  }
  process.loadEnvFile(file);
}
