import { ScriptError } from '../../platform/runScript';

type ReleaseCommand =
  | { name: 'publish'; allowFewerPages: boolean }
  | { name: 'rollback'; id: string | undefined }
  | { name: 'list' }
  | { name: 'help' };

export const releaseHelp = `npm run release                          builds the site, checks it and makes it live
npm run release -- --allow-fewer-pages   also when it has lost more than half of its pages
npm run release -- --rollback [id]       makes an earlier release live again: that one, or the one before
npm run release -- --list                what releases there are, newest first
npm run release -- --help                this text`;

/** @throws ScriptError naming the argument that is not known */
export function parseReleaseArguments(args: readonly string[]): ReleaseCommand {
  const [option, value, ...rest] = args;
  const refuse = (text: string | undefined): never => {
    throw new ScriptError(`"${text ?? ''}" is not understood here.\n\n${releaseHelp}`, 2);
  };
  if (rest.length > 0) return refuse(rest[0]);
  if (option === '--rollback') {
    return value?.startsWith('-') ? refuse(value) : { name: 'rollback', id: value };
  }
  if (value !== undefined) return refuse(value);
  switch (option) {
    case undefined:
      return { name: 'publish', allowFewerPages: false };
    case '--allow-fewer-pages':
      return { name: 'publish', allowFewerPages: true };
    case '--list':
      return { name: 'list' };
    case '--help':
    case '-h':
      return { name: 'help' };
    default:
      return refuse(option);
  }
}
