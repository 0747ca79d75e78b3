import { RequestError } from '../server/requestError';

const deepest = 8;
/** Names that lead out of an object to what all objects share. */
const refusedKeys = ['__proto__', 'constructor', 'prototype'];

/** Looks no deeper than is allowed, whatever there is. @throws RequestError 400 */
function checkStructure(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw new RequestError(400, `body: expected at most ${deepest} levels of nesting`);
  for (const [key, member] of Object.entries(value)) {
    if (refusedKeys.includes(key)) throw new RequestError(400, `body: the name "${key}" is not accepted`);
    checkStructure(member, depth + 1);
  }
}

/** The JSON of a body; nothing is an empty object. @throws RequestError 400 */
export function readBody(body: string): unknown {
  if (body.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new RequestError(400, 'body: expected JSON');
  }
  checkStructure(value, 1);
  return value;
}
