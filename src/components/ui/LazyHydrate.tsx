import { chakra, useChakraContext } from '@chakra-ui/react/styled-system';
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { ReactReduxContext } from 'react-redux';
import { createStyleCache } from '../../theme/createStyleCache';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { HeadingLevel } from './Heading';

/** Keeps an element's server HTML: React does not hydrate what stands in an element whose HTML is set, nor replace it. */
const preserveServerHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/** Around a `LazyHydrate`: keeps the footer below the screen while it is empty, after a client-side navigation. */
export const ScreenOfSpace = chakra('div', { base: { '& > :empty': { minHeight: '100vh' } } });

/** False inside of a tab that is not open. */
export const PanelShown = createContext(true);

/** A component in a script of its own. */
type LazyScript<Props> = {
  load: () => Promise<ComponentType<Props>>;
  /** Set once it has been fetched. */
  loaded: ComponentType<Props> | null;
};

export function lazyScript<Props>(load: () => Promise<ComponentType<Props>>): LazyScript<Props> {
  const script: LazyScript<Props> = {
    loaded: null,
    load: async () => {
      script.loaded = await load();
      return script.loaded;
    },
  };
  return script;
}

type When = 'visible' | 'interaction';

/** A pointer that only passes does not ask again after a failure. */
const uses: Record<'first' | 'again', readonly string[]> = {
  first: ['pointerover', 'focusin', 'input', 'click'],
  again: ['focusin', 'click'],
};

function onUse(place: Element, types: readonly string[], run: () => void): () => void {
  const watch = new AbortController();
  for (const type of types) place.addEventListener(type, run, { signal: watch.signal, once: true });
  return () => watch.abort();
}

function onCondition(when: When, place: Element, run: () => void): () => void {
  if (when === 'visible' && 'IntersectionObserver' in window) {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) run();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }
  if (place.contains(document.activeElement)) run();
  return onUse(place, uses.first, run);
}

type IslandProps = { onError: (error: unknown) => void; onHydrated: () => void; children: ReactNode };

/** A root's errors do not reach the page's error boundary by themselves. */
class Island extends Component<IslandProps, { isLost: boolean }> {
  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override state = { isLost: false };

  override componentDidMount() {
    this.props.onHydrated();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isLost ? null : this.props.children;
  }
}

/** Gives an element of another root the contexts of this one. */
function useContextBridge(): (element: ReactNode) => ReactNode {
  const system = useChakraContext();
  const { i18n } = useTranslation();
  const redux = useContext(ReactReduxContext);
  const level = useContext(HeadingLevel);
  const [styleCache] = useState(createStyleCache);
  return (element) => (
    <ReactReduxContext.Provider value={redux}>
      <I18nextProvider i18n={i18n}>
        <ThemeProvider styleCache={styleCache} system={system}>
          <HeadingLevel.Provider value={level}>{element}</HeadingLevel.Provider>
        </ThemeProvider>
      </I18nextProvider>
    </ReactReduxContext.Provider>
  );
}

type LazyHydrateProps<Props extends object> = {
  when: When;
  /**
   * Renders the server's HTML; `null` in the browser's first script, which need not hold it. Write the condition out in full
   * (`process.env.BUILD_STAGE === 'build-javascript' ? null : …`), or the bundler keeps both.
   */
  Server: ComponentType<Props> | null;
  /** The same component. What it renders first must not need `useId`, whose values differ between roots. */
  script: LazyScript<Props>;
  props: Props;
  /** Another number tries again at once. */
  attempt?: number;
  /** Called when the script cannot be had, and when it could after all. Without it a failure is logged or thrown. */
  onFailure?: (failed: boolean) => void;
};

/**
 * A part of the page that stays server HTML until it is seen or used, and is then hydrated in place as a React root of its own:
 * what is focused or typed stays, and a press of a button counts. (A `Suspense` boundary would lose its HTML as soon as a
 * context above it changes, which every in-page link makes the router's do.) After a client-side navigation, when there is no
 * server HTML, it is rendered within the page, at once where its script has been fetched before: who comes back finds the page
 * as long as it was.
 */
export function LazyHydrate<Props extends object>(lazy: LazyHydrateProps<Props>) {
  const { when, Server, script, props, attempt = 0, onFailure } = lazy;
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const isShown = useContext(PanelShown);
  const bridge = useContextBridge();
  const [rendered, setRendered] = useState({ Content: Server ?? (isShown ? script.loaded : null) });
  const [hydrated, setHydrated] = useState<{ Content: ComponentType<Props> | null }>({ Content: null });
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;

  // The script is asked for again by another attempt only, not by another function.
  const report = useRef(onFailure);
  useEffect(() => {
    report.current = onFailure;
  }, [onFailure]);

  const isDone = Boolean(rendered.Content ?? hydrated.Content);
  useEffect(() => {
    const { current: element } = place;
    if (isDone || !element) return undefined;
    const isEmpty = !element.hasChildNodes();
    let isCurrent = true;
    let isLoading = false;
    let stopWaiting: () => void = () => undefined;
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('button') : null;
    };
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      script.load().then(
        (Content) => {
          if (!isCurrent) return;
          stopWaiting();
          report.current?.(false);
          startTransition(() => (isEmpty ? setRendered({ Content }) : setHydrated({ Content })));
        },
        (error: unknown) => {
          if (!isCurrent) return;
          isLoading = false;
          // What was pressed is pressed again by the visitor only, who meanwhile goes on.
          pressed.current = null;
          if (isEmpty && !report.current) {
            setFailure({ error });
            return;
          }
          console.error('A part of the page stays as the server rendered it:', error);
          report.current?.(true);
          stopWaiting();
          stopWaiting = onUse(element, uses.again, load);
        },
      );
    };
    element.addEventListener('click', remember);
    if (isEmpty || attempt > 0) load();
    else stopWaiting = onCondition(when, element, load);
    return () => {
      isCurrent = false;
      element.removeEventListener('click', remember);
      stopWaiting();
    };
  }, [isDone, script, when, attempt]);

  useEffect(() => {
    const { Content } = hydrated;
    const container = place.current?.firstElementChild;
    if (!Content || !container) return;
    const fail = (error: unknown) => (report.current ? report.current(true) : setFailure({ error }));
    const content = bridge(
      <Island onError={fail} onHydrated={() => queueMicrotask(() => pressed.current?.click())}>
        <Content {...props} />
      </Island>,
    );
    startTransition(() => {
      if (root.current) root.current.render(content);
      else {
        root.current = hydrateRoot(container, content, {
          // Browser extensions change pages, forms above all.
          onRecoverableError: (error) => console.warn('Rendered anew in the browser:', error),
        });
      }
    });
  });
  useEffect(
    () => () => {
      const { current } = root;
      root.current = null;
      // React refuses to unmount a root while it renders another.
      setTimeout(() => current?.unmount());
    },
    [],
  );

  return rendered.Content ? (
    <div key="rendered" ref={place}>
      <div>
        <rendered.Content {...props} />
      </div>
    </div>
  ) : (
    <div key="server" ref={place} {...preserveServerHtml} />
  );
}
