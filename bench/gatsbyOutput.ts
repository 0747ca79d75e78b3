/** Pages that `gatsby build --log-pages` says it has rendered, sorted. */
export function renderedPages(output: string): string[] {
  return [...output.matchAll(/^Updated page: (\S+)$/gm)].map(([, page]) => page ?? '').sort();
}

/** Seconds of each step: Gatsby's lines read `success Building static HTML for pages - 12.345s`. */
export function secondsOfSteps(output: string): Record<string, number> {
  const steps: Record<string, number> = {};
  for (const [, title = '', seconds] of output.matchAll(/^success (.+?) - (\d+(?:\.\d+)?)s\b/gm)) {
    const name = title.replace(/ \([^)]*\)$/, '');
    steps[name] = (steps[name] ?? 0) + Number(seconds);
  }
  for (const [, title = '', seconds] of output.matchAll(/^▸ (.+)\n(?:[^▸]*\n)?.*\((\d+\.\d) s\)$/gm)) {
    steps[title] = Number(seconds);
  }
  return steps;
}
