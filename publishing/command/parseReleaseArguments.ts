import { ScriptError } from '../../platform/runScript';
import { isPlainText } from '../../platform/plainText';
import { type HistoryWay, historyWays } from '../history/historyEntry';

/** For the history. */
interface Origin {
  by?: string | undefined;
  note?: string | undefined;
  via?: HistoryWay | undefined;
  address?: string | undefined;
}

export type PublishCommand = {
  name: 'publish';
  allowFewerPages: boolean;
  /** Of the content; the latest by default. */
  revision: string | undefined;
  /** A job is published once, however often it is started. */
  job: string | undefined;
  /** A program has started it ahead, and sends it the revision over IPC. */
  awaitsRevision: boolean;
} & Origin;

type ReleaseCommand =
  | PublishCommand
  | ({ name: 'rollback'; id: string | undefined; isHeld: boolean } & Origin)
  | ({ name: 'lift' } & Origin)
  | { name: 'list' }
  | { name: 'help' };

export const releaseHelp = `npm run release                          builds the site, checks it and makes it live
npm run release -- --allow-fewer-pages   also when it has lost more than half of its pages
npm run release -- --revision ID         builds this revision of the content, not the latest
npm run release -- rollback [id]         makes an earlier release live again: that one, or the one before
npm run release -- rollback [id] --hold  the same, and nothing is published until that is lifted
npm run release -- lift                  publishing goes on
npm run release -- list                  what releases there are, newest first, and whether publishing is on hold
npm run release -- help                  this text

--by NAME and --note TEXT tell the history who does it, in place of the account of this machine, and why.
--via desk, hook or shell and --address IP tell it from where, --job ID publishes that job once, and with --await-revision a release is started ahead and
gets its revision over IPC; programs use them.`;

function refuse(problem: string): never {
  throw new ScriptError(`${problem}\n\n${releaseHelp}`, 2);
}

function refuseArgument(argument: string): never {
  return refuse(`"${argument}" is not understood here.`);
}

interface Given {
  words: string[];
  flags: Set<string>;
  texts: Map<string, string>;
}

/** `--text value` and `--text=value`: the second may start with a hyphen. */
function sortArguments(args: readonly string[], flags: readonly string[], texts: readonly string[]): Given {
  const given: Given = { words: [], flags: new Set(), texts: new Map() };
  const waiting = [...args];
  for (let argument = waiting.shift(); argument !== undefined; argument = waiting.shift()) {
    const [, name = argument, inline] = /^(--[a-z]+)=(.*)$/s.exec(argument) ?? [];
    if (texts.includes(name)) {
      const value = inline ?? waiting.shift();
      if (value === undefined || (inline === undefined && value.startsWith('--'))) {
        return refuse(`${name} needs a text behind it.`);
      }
      if (!isPlainText(value)) return refuse(`${name} holds an invisible control character: type it anew.`);
      if (given.texts.has(name)) return refuse(`${name} is there twice.`);
      given.texts.set(name, value.trim());
    } else if (flags.includes(argument)) given.flags.add(argument);
    else if (argument.startsWith('-')) return refuseArgument(argument);
    else given.words.push(argument);
  }
  return given;
}

function originOf(texts: ReadonlyMap<string, string>): Origin {
  const [by, given] = [texts.get('--by'), texts.get('--via')];
  const via = historyWays.find((way) => way === given);
  if (given !== undefined && via === undefined) return refuse(`--via is one of ${historyWays.join(', ')}.`);
  if (by !== undefined && !/^.{1,100}$/su.test(by))
    return refuse('--by takes a name of 1 to 100 characters.');
  return { by, note: texts.get('--note'), via, address: texts.get('--address') };
}

const ofOrigin = ['--by', '--note', '--via', '--address'];

/** @throws ScriptError naming the argument that is not known */
export function parseReleaseArguments(args: readonly string[]): ReleaseCommand {
  const [first = ''] = args;
  // Hyphens before a command are its older form, which scripts may still use.
  const name = first === '-h' ? 'help' : /^(?:--)?(rollback|lift|list|help)$/.exec(first)?.[1];
  const rest = name === undefined ? args : args.slice(1);
  const parse = (flags: readonly string[], texts: readonly string[], wordsAllowed: number): Given => {
    const given = sortArguments(rest, flags, texts);
    const surplus = given.words[wordsAllowed];
    return surplus === undefined ? given : refuseArgument(surplus);
  };
  switch (name) {
    case 'rollback': {
      const { words, flags, texts } = parse(['--hold'], ofOrigin, 1);
      return { name, id: words[0], isHeld: flags.has('--hold'), ...originOf(texts) };
    }
    case 'lift':
      return { name, ...originOf(parse([], ofOrigin, 0).texts) };
    case 'list':
    case 'help':
      parse([], [], 0);
      return { name };
    default: {
      const flagNames = ['--allow-fewer-pages', '--await-revision'];
      const { flags, texts } = parse(flagNames, [...ofOrigin, '--revision', '--job'], 0);
      return {
        name: 'publish',
        allowFewerPages: flags.has('--allow-fewer-pages'),
        revision: texts.get('--revision'),
        job: texts.get('--job'),
        awaitsRevision: flags.has('--await-revision'),
        ...originOf(texts),
      };
    }
  }
}
