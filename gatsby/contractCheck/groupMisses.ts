const examplesShown = 3;

/** Parts in which misses of the same cause differ: a name in quotes, an address, a locale. */
const particular = /"[^"]*"|(?<![\w.])\/[^\s:,]+|\((?:[a-z]{2})\)/g;

/** The parts that are specific to a miss, for a list of examples. */
function particularsOf(miss: string): string {
  return (miss.match(particular) ?? []).join(' ');
}

/**
 * Misses of one cause as one: the first of them in full, how many there are, and where the next ones are.
 *
 * @param misses a sentence each
 */
export function groupMisses(misses: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const miss of misses) {
    const cause = miss.replaceAll(particular, '…');
    groups.set(cause, [...(groups.get(cause) ?? []), miss]);
  }
  return [...groups.values()].map(([first = '', ...others]) => {
    if (others.length === 0) return first;
    const examples = others.slice(0, examplesShown).map((miss) => `\n    ${particularsOf(miss)}`);
    const rest = others.length > examplesShown ? '\n    …' : '';
    return `${first}\n  ${others.length} more like this:${examples.join('')}${rest}`;
  });
}
