import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';

/** Kept as it is: React does not look into an element whose HTML is set, and what is set never changes. */
const asInPage = { __html: '' };

type LaterProps<Props extends object> = {
  /** What draws it, in the HTML of the build; `null` in the browser's first script. */
  built: ComponentType<Props> | null;
  /** The same as a script of its own. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Whether it has to be alive, not only there. */
  wanted?: boolean;
};

/**
 * A part of a page that the first script need not hold: in the browser it stays as it was built until it is wanted. After a
 * change of page, when there is no HTML of it, it is made at once. When its script cannot be had that is logged, or thrown where
 * there is nothing to stay.
 */
export function Later<Props extends object>({ built, load, props, wanted = false }: LaterProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState({ Content: built });
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;
  const { Content } = loaded;
  useEffect(() => {
    if (Content || (!wanted && place.current?.textContent)) return undefined;
    let current = true;
    load().then(
      (component) => {
        if (current) startTransition(() => setLoaded({ Content: component }));
      },
      (error: unknown) => {
        if (!current) return;
        if (place.current?.textContent) console.error('A part of the page stays as it was built:', error);
        else setFailure({ error });
      },
    );
    return () => {
      current = false;
    };
  }, [Content, load, wanted]);
  return Content ? (
    <div key="made" ref={place}>
      <Content {...props} />
    </div>
  ) : (
    <div key="in page" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asInPage} />
  );
}
