import {
  type ComponentType,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { asInPage } from './asInPage';
import { focusPlaceIn, focusTwin } from './focusTwin';
import type { LaterScript } from './laterScript';
import { PanelShown } from './tabs/panelShown';

/** A part as it was built. The focus that is in it goes to the same element of what takes its place. */
function BuiltPart({ place }: { place: RefObject<HTMLDivElement> }) {
  useLayoutEffect(() => {
    const built = place.current;
    return () => {
      const focused = built && focusPlaceIn(built);
      if (!focused) return;
      queueMicrotask(() => {
        // Meant is what has taken its place, once React is done.
        const { current } = place;
        if (current) focusTwin(current, focused);
      });
    };
  }, [place]);
  return <div ref={place} {...asInPage} />;
}

type LaterProps<Props extends object> = {
  /** What draws it, in the HTML of the build; `null` in the browser's first script. */
  built: ComponentType<Props> | null;
  /** The same as a script of its own. */
  script: LaterScript<Props>;
  props: Props;
  /** Whether it has to be alive where it is shown, not only there. */
  wanted?: boolean;
};

/**
 * A part of a page that the first script need not hold: in the browser it stays as it was built until it is wanted. After a
 * change of page, when there is no HTML of it, it is made at once. Where it shows and its script is there already, that is with
 * the page itself: who comes back finds the page as long as it was, and so their place in it. When its script cannot be had
 * that is logged, or thrown where it shows and there is nothing to stay.
 */
export function Later<Props extends object>({ built, script, props, wanted = false }: LaterProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = useContext(PanelShown);
  const [made, setMade] = useState({ Content: built ?? (isShown ? script.loaded : null) });
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;
  const { Content } = made;
  useEffect(() => {
    if (Content || (!(wanted && isShown) && place.current?.textContent)) return undefined;
    let current = true;
    script.load().then(
      (component) => {
        if (current) startTransition(() => setMade({ Content: component }));
      },
      (error: unknown) => {
        if (!current) return;
        if (isShown && !place.current?.textContent) setFailure({ error });
        else console.error('A part of the page stays as it was built:', error);
      },
    );
    return () => {
      current = false;
    };
  }, [Content, script, wanted, isShown]);
  return Content ? (
    <div key="made" ref={place}>
      <Content {...props} />
    </div>
  ) : (
    <BuiltPart key="in page" place={place} />
  );
}
