import { css as namedStyles, type SerializedStyles } from '@emotion/react';
import type { SystemContext } from '@chakra-ui/react/styled-system';

type Style = NonNullable<Parameters<SystemContext['css']>[0]>;
type Definition = Parameters<SystemContext['cva']>[0];
/** The type that Chakra's factory uses: the public one lacks `raw`, and what `merge` takes and returns. */
type Recipe = ReturnType<SystemContext['cva']> & { raw: (props?: object) => Style };
type Merge = (other: object) => Recipe;

/** Calls `make` once for each object. */
function memoizeByRef<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    values.set(key, value);
    return value;
  };
}

/**
 * The recipe without resolving its styles: `css` does that, and Chakra's recipe would do it twice. `merge` gets a copy:
 * Chakra's writes into the responsive values of the recipe that is extended, so a `List` would take the columns of a
 * `chakra(List, …)` that was rendered before it.
 */
function unresolved(recipe: Recipe, cva: SystemContext['cva']): Recipe {
  const copy = () => cva(JSON.parse(JSON.stringify(recipe.config)) as Definition) as Recipe;
  return Object.assign((props?: object) => recipe.raw(props), recipe, {
    merge: memoizeByRef((other: object) => unresolved((copy().merge as Merge)(other), cva)),
  });
}

const noStyle: Style = {};

/**
 * A style that sets nothing. Chakra's `css` remembers styles without the order of their properties: it would give an element the class
 * of another that has the same in another order, where that was rendered before.
 */
const orderOf = (styles: string): Style => ({ [styles]: undefined });

/**
 * Creates each recipe and class name once. Chakra's factory calls `cva` in every render of every element, and
 * Emotion serialises its styles again, which blocked phones during hydration.
 */
export function withMemoizedStyles(system: SystemContext): SystemContext {
  const serialized = memoizeByRef((recipeStyle: Style) => {
    const byOwnStyles = new Map<string, SerializedStyles>();
    return (ownStyles: Style[]) => {
      const key = JSON.stringify(ownStyles);
      const known = byOwnStyles.get(key) ?? namedStyles(system.css(recipeStyle, ...ownStyles, orderOf(key)));
      byOwnStyles.set(key, known);
      return known;
    };
  });
  return {
    ...system,
    cva: memoizeByRef((definition: Definition) =>
      unresolved(system.cva(definition) as Recipe, system.cva),
    ) as SystemContext['cva'],
    css: (recipeStyle = noStyle, ...ownStyles) =>
      serialized(recipeStyle)(
        ownStyles.filter((style): style is Style => Object.keys(style ?? noStyle).length > 0),
      ),
  };
}
