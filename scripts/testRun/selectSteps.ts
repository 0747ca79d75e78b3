import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { stepNames, type Step, type StepName } from './steps';

const stepNameSchema = v.picklist(
  stepNames,
  ({ received }) => `There is no step ${received}. Steps: ${stepNames.join(', ')}.`,
);

/**
 * The steps that `--only unit,types` names; undefined when all are meant.
 *
 * @throws Error that lists the steps when a name is none of them.
 */
export function parseOnly(args: readonly string[]): readonly StepName[] | undefined {
  const { only } = parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values;
  return only?.split(',').map((name) => v.parse(stepNameSchema, name.trim()));
}

/** The named steps and those that they need, in the order of the run. */
export function selectSteps(all: readonly Step[], only: readonly StepName[] | undefined): readonly Step[] {
  if (!only) return all;
  const selected = new Set(only);
  for (const step of [...all].reverse()) {
    if (selected.has(step.name)) step.needs?.forEach((name) => selected.add(name));
  }
  return all.filter(({ name }) => selected.has(name));
}
