import type { ComponentType } from 'react';

/** What draws a part of a page, as a script of its own. */
export type LaterScript<Props extends object> = {
  load: () => Promise<ComponentType<Props>>;
  /** Once it is there it stays. */
  loaded: ComponentType<Props> | null;
};

export function laterScript<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LaterScript<Props> {
  const script: LaterScript<Props> = {
    loaded: null,
    load: async () => {
      script.loaded = await load();
      return script.loaded;
    },
  };
  return script;
}
