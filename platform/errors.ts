import { types } from 'node:util';

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a system error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  // Not `instanceof`: errors of Node.js itself are of another realm where a program runs in a context of its own.
  if (!types.isNativeError(error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** An error and its causes, the innermost last. */
export function causesOf(error: unknown): unknown[] {
  const hasCause = types.isNativeError(error) && error.cause !== undefined;
  return hasCause ? [error, ...causesOf(error.cause)] : [error];
}

const codesOfFullDisk: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'];

/** True if the disk was full, for a file or a database: the error itself says so, or its cause. */
export function isDiskFull(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  // The code of libSQL is the more exact one.
  const exact: unknown = 'extendedCode' in error ? error.extendedCode : undefined;
  return [codeOf(error), exact].some((code) => codesOfFullDisk.includes(code)) || isDiskFull(error.cause);
}
