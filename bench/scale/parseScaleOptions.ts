import { parseArgs } from 'node:util';
import { messageOf } from '../../platform/errors';
import type { ScaleLimits } from './measureScale';

export interface ScaleOptions {
  /** Sizes of the sites to build, in pages. */
  pages: number[];
  limits: ScaleLimits;
  /** File for the results, as JSON. */
  json: string | undefined;
}

export const usage =
  'npm run bench:scale -- [--pages 1000,5000,20000] [--minutes N] [--gigabytes N] [--json FILE]';

function parseNumber(name: string, text: string, most: number): number {
  const value = /^[1-9]\d*$/.test(text) ? Number(text) : Infinity;
  if (value <= most) return value;
  throw new Error(`--${name}: got "${text}"; accepted: 1 to ${most}`);
}

/** @throws Error that says how the command is used */
export function parseScaleOptions(args: readonly string[]): ScaleOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        pages: { type: 'string', default: '1000,5000,20000' },
        minutes: { type: 'string', default: '120' },
        gigabytes: { type: 'string', default: '8' },
        json: { type: 'string' },
      },
    });
    return {
      pages: values.pages.split(',').map((text) => parseNumber('pages', text.trim(), 100_000)),
      limits: {
        seconds: parseNumber('minutes', values.minutes, 1_440) * 60,
        bytes: parseNumber('gigabytes', values.gigabytes, 1_024) * 1e9,
      },
      json: values.json,
    };
  } catch (error) {
    throw new Error(`${messageOf(error)}\nUsage: ${usage}`);
  }
}
