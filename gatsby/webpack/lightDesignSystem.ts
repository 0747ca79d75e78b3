import { rewritten } from './rewritten';

/**
 * Chakra's `system.js` without the styles that all pages share: the HTML holds them (`src/theme/system.ts`). To make them took
 * a third of the time in which a phone makes the design system. Nor can it be asked which tokens there are.
 *
 * @throws UnknownSourceError
 */
export function withoutGlobalStyles(source: string): string {
  return rewritten('Chakra’s system.js', source, [
    {
      part: '_global',
      written: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
      instead: 'const _global = [];',
    },
    { part: 'query', written: /(?<=const query = )\{[\s\S]*?\n {2}\}(?=;)/, instead: '{}' },
  ]);
}

/**
 * Chakra's `utility.js` without what its generator of TypeScript types asks for, a fifth of that time.
 *
 * @throws UnknownSourceError
 */
export function withoutPropertyTypes(source: string): string {
  return rewritten('Chakra’s utility.js', source, [
    {
      part: 'assignProperty',
      written: /(?<=propValues\.set\(property, values\);\n)\s*assignPropertyType\(.*\);\n/,
      instead: '',
    },
    { part: 'build', written: /(?<= assignProperties\(\);\n)\s*assignPropertyTypes\(\);\n/, instead: '' },
    { part: 'getTypes', written: /\n\s*getTypes,/, instead: '' },
  ]);
}

/**
 * Chakra's `conditions.js` with a look-up where it goes through the names of all conditions, for each property of each style.
 *
 * @throws UnknownSourceError
 */
export function withConditionsLookedUp(source: string): string {
  return rewritten('Chakra’s conditions.js', source, [
    { part: 'has', written: 'keys().includes(key)', instead: 'Object.hasOwn(values, key)' },
  ]);
}
