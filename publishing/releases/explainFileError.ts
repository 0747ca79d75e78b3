import { types } from 'node:util';
import { codeOf } from '../../platform/errors';

function pathOf(error: unknown): string | undefined {
  if (!types.isNativeError(error)) return undefined;
  // The target first: errors of copies and links name both files.
  const known = ['dest', 'path'].map((name): unknown => Object.getOwnPropertyDescriptor(error, name)?.value);
  return known.find((value) => typeof value === 'string');
}

function explanationOf(code: string | undefined, where: string): string | undefined {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `No space left on ${where}: free some or lower RELEASES_KEPT.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${where} may not be read or written by the account that publishes: correct its owner or its mode.`;
    case 'ENOENT':
      return `${where} is missing.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open: raise the limit of the account that publishes (ulimit -n).';
    case 'ENOTSUP':
    case 'ENOSYS':
      return `${where} is on a file system that cannot do what releases need: hard links and symbolic ones.`;
    default:
      return undefined;
  }
}

/** An error that says what went wrong with the files and what to do; other errors stay as they are. */
export function explainFileError(error: unknown, folder: string): Error {
  const code = codeOf(error);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const text = explanationOf(code, isFull ? folder : (pathOf(error) ?? folder));
  if (text !== undefined) return new Error(text, { cause: error });
  return types.isNativeError(error) ? error : new Error(String(error));
}
