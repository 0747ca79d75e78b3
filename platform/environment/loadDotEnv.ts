import { existsSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { projectRoot } from '../projectRoot';
import { keptToken, madeToken } from './madeToken';
import { allVariables } from './variables';

const known = Object.keys(allVariables);

/** In short names two other letters are another word: `TEST_URL` is anybody's, and not DESK_URL. */
function isMisspelt(name: string, own: string): boolean {
  return distance(own, name.toUpperCase()) <= (name.length < 10 ? 1 : 2);
}

/** Variables that are nearly one of ours, each with that one. Short names, such as `PORTS`, may be anybody's. */
export function misspeltVariables(env: NodeJS.ProcessEnv): [given: string, meant: string][] {
  return Object.keys(env)
    .filter((name) => name.length >= 8 && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((own) => isMisspelt(name, own));
      return meant === undefined ? [] : [[name, meant] as [string, string]];
    });
}

/**
 * Loads `.env` at the root of the project, if there is one, into `process.env`. Variables that are already set win;
 * what the sample content asks for is set where no other content is. Misspelt ones are named, and programs that this one starts do not get them. The token of the embedded content API is made once.
 */
export function loadDotEnv(root = projectRoot, { mayMakeToken = true } = {}): void {
  loadFile(path.join(root, '.env'));
  const { CONTENT_API_URL: url, CONTENT_DIR: folder } = process.env;
  if (isUnset(url) && isUnset(folder)) loadFile(path.join(root, 'content/sample.env'));
  for (const [given, meant] of misspeltVariables(process.env)) {
    console.warn(`${given} is ignored: there is no such variable. Did you mean ${meant}?`);
    Reflect.deleteProperty(process.env, given);
  }
  provideToken(root, mayMakeToken ? madeToken : keptToken);
}

const isUnset = (value = '') => value.trim() === '';

/** Gives this program, and those that it starts, the token of the content API that is started beside them. Another one has its own. */
function provideToken(root: string, tokenOf: (root: string) => string): void {
  const { CONTENT_API_URL: url, CONTENT_API_TOKEN: token } = process.env;
  if (!isUnset(url) || !isUnset(token)) return;
  try {
    process.env.CONTENT_API_TOKEN = tokenOf(root);
  } catch {
    // Programs that need none run without; the content API says what to do.
  }
}

function loadFile(file: string): void {
  if (!existsSync(file)) return;
  process.loadEnvFile(file);
}
