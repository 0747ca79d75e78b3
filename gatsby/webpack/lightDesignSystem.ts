import { UnknownSourceError } from './keepWritten';

type Change = { written: string | RegExp; instead: string };

/** @throws UnknownSourceError */
function changed(file: string, source: string, changes: readonly Change[]): string {
  return changes.reduce((text, { written, instead }) => {
    const result = text.replace(written, () => instead);
    if (result === text) throw new UnknownSourceError(`Chakra's ${file} has no \`${written}\`.`);
    return result;
  }, source);
}

/**
 * Chakra's `system.js` without the styles that all pages share: the HTML holds them (`src/theme/system.ts`). To make them took
 * a third of the time in which a phone makes the design system. Nor can it be asked which tokens there are.
 *
 * @throws UnknownSourceError
 */
export function withoutGlobalStyles(source: string): string {
  return changed('system.js', source, [
    {
      written: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
      instead: 'const _global = [];',
    },
    { written: /(?<=const query = )\{[\s\S]*?\n {2}\}(?=;)/, instead: '{}' },
  ]);
}

/**
 * Chakra's `utility.js` without what its generator of TypeScript types asks for, a fifth of that time.
 *
 * @throws UnknownSourceError
 */
export function withoutPropertyTypes(source: string): string {
  return changed('utility.js', source, [
    { written: /(?<=propValues\.set\(property, values\);\n)\s*assignPropertyType\(.*\);\n/, instead: '' },
    { written: /(?<= assignProperties\(\);\n)\s*assignPropertyTypes\(\);\n/, instead: '' },
    { written: /\n\s*getTypes,/, instead: '' },
  ]);
}

/**
 * Chakra's `conditions.js` with a look-up where it goes through the names of all conditions, for each property of each style.
 *
 * @throws UnknownSourceError
 */
export function withConditionsLookedUp(source: string): string {
  return changed('conditions.js', source, [
    { written: 'keys().includes(key)', instead: 'Object.hasOwn(values, key)' },
  ]);
}
