import { spawnSync } from 'node:child_process';

/** Runs a command in a namespace of its own: nobody else sees the disks that are mounted in it. */
export const inNamespace = ['unshare', '--map-root-user', '--mount'] as const;

function canMount(): boolean {
  const [program, ...args] = inNamespace;
  return spawnSync(program, [...args, 'mount', '-t', 'tmpfs', 'none', '/tmp']).status === 0;
}

/**
 * Tests with disks of their own: no other way of filling one is harmless to the machine. Where the machine allows no namespaces, as in many
 * containers, there is nothing to test them on, and they are reported as skipped.
 */
export const describeWithMounts = canMount() ? describe : describe.skip;
