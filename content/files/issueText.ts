import type { BaseIssue } from 'valibot';
import type { YamlPath } from './yamlText';

export function issuePath(issue: BaseIssue<unknown>): YamlPath {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

/** `documents[0].type`. */
export function pathText(path: YamlPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

/** `riskLevel: expected …` */
export const withField = (path: YamlPath, problem: string) =>
  path.length === 0 ? problem : `${pathText(path)}: ${problem}`;

const longestQuote = 60;

function received(input: unknown): string {
  if (input === undefined || input === null || input === '') return 'nothing';
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'a map';
  const text = JSON.stringify(input);
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…"` : text;
}

/** YAML reads an unquoted 2009 as a number and an unquoted true as a boolean. */
function quoteHint(issue: BaseIssue<unknown>): string {
  const unquoted = typeof issue.input === 'number' || typeof issue.input === 'boolean';
  return unquoted && issue.message.startsWith('a text') ? ' (put it in quotes)' : '';
}

/**
 * `riskLevel: expected a whole number from 1 to 7, got "high"`. Messages about unknown keys are
 * complete sentences.
 */
export function issueText(issue: BaseIssue<unknown>): string {
  const told = (problem: string) => withField(issuePath(issue), problem);
  if (issue.expected === 'never') return told(issue.message);
  if (issue.input === undefined) return told(`missing, expected ${issue.message}`);
  return told(`expected ${issue.message}, got ${received(issue.input)}${quoteHint(issue)}`);
}
