import { css as namedStyles, type SerializedStyles } from '@emotion/react';
import type { SystemContext } from '@chakra-ui/react';

type Style = NonNullable<Parameters<SystemContext['css']>[0]>;
type Definition = Parameters<SystemContext['cva']>[0];
/** As Chakra's factory uses it: its types know neither of `raw` nor what `merge` takes and returns. */
type Recipe = ReturnType<SystemContext['cva']> & { raw: (props?: object) => Style };
type Merge = (other: object) => Recipe;

/** What `make` has returned for the same object. */
function kept<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    values.set(key, value);
    return value;
  };
}

/** The recipe as `css` takes it, which resolves its styles: Chakra's own has done so once before. */
function unresolved(recipe: Recipe): Recipe {
  const merge: Merge = (other) => (recipe.merge as Merge)(other);
  return Object.assign((props?: object) => recipe.raw(props), recipe, {
    merge: kept((other: object) => unresolved(merge(other))),
  });
}

const noStyle: Style = {};

/**
 * The system with each recipe and each class name made once. Chakra's factory makes the recipe of an element anew whenever
 * it renders it, and Emotion its class name, which kept a phone busy while it hydrates a page.
 */
export function withKeptStyles(system: SystemContext): SystemContext {
  const serialized = kept((recipeStyle: Style) => {
    const byOwnStyles = new Map<string, SerializedStyles>();
    return (ownStyles: Style[]) => {
      const key = JSON.stringify(ownStyles);
      const known = byOwnStyles.get(key) ?? namedStyles(system.css(recipeStyle, ...ownStyles));
      byOwnStyles.set(key, known);
      return known;
    };
  });
  return {
    ...system,
    cva: kept((definition: Definition) =>
      unresolved(system.cva(definition) as Recipe),
    ) as SystemContext['cva'],
    css: (recipeStyle = noStyle, ...ownStyles) =>
      serialized(recipeStyle)(
        ownStyles.filter((style): style is Style => Object.keys(style ?? noStyle).length > 0),
      ),
  };
}
