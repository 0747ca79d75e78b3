/** Instead of Chakra's reset: the page holds the global styles (`src/theme/system.ts`). */
export function createPreflight(): Record<string, never> {
  return {};
}
