import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { messageOf } from '../platform/errors';
import { type Template, templates } from './templates';

const parts = ['weights', 'lighthouse', 'builds'] as const;
type BenchPart = (typeof parts)[number];

/** With the disclaimer to pass, or with the cookies of who has passed it and refused consent. */
export const visitors = ['first', 'known'] as const;
export type Visitor = (typeof visitors)[number];

export interface BenchOptions {
  parts: ReadonlySet<BenchPart>;
  /** Only pages of these templates are loaded. */
  templates: readonly Template[];
  /** Lighthouse runs a page. */
  runs: number;
  visitors: readonly Visitor[];
  /** Times that Lighthouse takes the processor to be slower than this machine's. */
  slowdowns: readonly number[];
  /** File for the results, as JSON. */
  json: string | undefined;
}

export const usage =
  'npm run bench -- [--only weights|lighthouse|builds] [--lighthouse] [--builds] [--template fund] [--runs N] [--visitor first|known] [--slowdown 4] [--json FILE]';

const partSchema = v.picklist(
  parts,
  ({ input }) => `--only: got "${String(input)}"; accepted: ${parts.join(', ')}`,
);

const templateSchema = v.picklist(
  templates,
  ({ input }) => `--template: got "${String(input)}"; accepted: ${templates.join(', ')}`,
);

const visitorSchema = v.picklist(
  visitors,
  ({ input }) => `--visitor: got "${String(input)}"; accepted: ${visitors.join(', ')}`,
);

/** @throws Error naming the option when it is no whole number from 1 to 99 */
function parseCount(option: string, text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`${option}: got "${text}"; accepted: 1 to 99`);
  return Number(text);
}

/** Everything, a part by `--only`, or the weights and what the other two options add to them. */
function chosenParts(only: string[], lighthouse: boolean, builds: boolean): ReadonlySet<BenchPart> {
  if (only.length > 0) {
    if (lighthouse || builds) throw new Error('--only stands without --lighthouse and --builds');
    return new Set(only.flatMap((list) => list.split(',')).map((name) => v.parse(partSchema, name.trim())));
  }
  if (!lighthouse && !builds) return new Set(parts);
  return new Set([
    'weights' as const,
    ...(lighthouse ? (['lighthouse'] as const) : []),
    ...(builds ? (['builds'] as const) : []),
  ]);
}

/** @throws Error that says how the command is used */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        lighthouse: { type: 'boolean', default: false },
        builds: { type: 'boolean', default: false },
        template: { type: 'string', multiple: true, default: [...templates] },
        runs: { type: 'string', default: '5' },
        visitor: { type: 'string', multiple: true, default: [...visitors] },
        slowdown: { type: 'string', multiple: true, default: ['4'] },
        json: { type: 'string' },
      },
    });
    const { only, lighthouse, builds, template, runs, visitor, slowdown, json } = values;
    return {
      parts: chosenParts(only, lighthouse, builds),
      templates: template.map((name) => v.parse(templateSchema, name)),
      runs: parseCount('--runs', runs),
      visitors: visitor.map((name) => v.parse(visitorSchema, name)),
      slowdowns: slowdown.map((times) => parseCount('--slowdown', times)),
      json,
    };
  } catch (error) {
    throw new Error(`${messageOf(error)}\nUsage: ${usage}`);
  }
}
