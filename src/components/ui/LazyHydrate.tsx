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

/**
 * Keeps the server's HTML: React neither hydrates nor replaces the content of an element with
 * `dangerouslySetInnerHTML`.
 */
const preserveServerHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/** Around a `LazyHydrate`: keeps the footer below the screen while it is empty, after a client-side navigation. */
export const ScreenOfSpace = chakra('div', { base: { '& > :empty': { minHeight: '100vh' } } });

/** False inside a closed tab. */
export const PanelShown = createContext(true);

/** A component in a chunk of its own. */
type LazyScript<Props> = {
  load: () => Promise<ComponentType<Props>>;
  /** Set once fetched. */
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

/** What a visitor can press or focus, in the order of the page. */
function controlsOf(place: Element | null): HTMLElement[] {
  return [
    ...(place?.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]') ??
      []),
  ];
}

type When = 'visible' | 'interaction';

/** After a failure a passing pointer does not try again. */
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
    const onChange = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) run();
    };
    // A strip at the lower edge shows padding, not yet content.
    const observer = new IntersectionObserver(onChange, { rootMargin: '0px 0px -5%' });
    observer.observe(place);
    return () => observer.disconnect();
  }
  if (place.contains(document.activeElement)) run();
  return onUse(place, uses.first, run);
}

type IslandProps = { onError: (error: unknown) => void; onHydrated: () => void; children: ReactNode };

/** The page's error boundary does not see the errors of another root. */
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

/** Passes the contexts of this root on to another one. */
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
   * Renders the server's HTML; `null` in the browser, to keep it out of the first script. Write the condition out
   * in full (`process.env.BUILD_STAGE === 'build-javascript' ? null : …`), or the bundler keeps both.
   */
  Server: ComponentType<Props> | null;
  /** The same component. Its first render must not call `useId`, whose values differ between roots. */
  script: LazyScript<Props>;
  props: Props;
  /** A new number tries again at once. */
  attempt?: number;
  /**
   * Called with true when loading fails, and with false when a later try succeeds. Without it a failure is logged
   * or thrown.
   */
  onFailure?: (failed: boolean) => void;
};

/**
 * A part of the page that stays server HTML until it is visible or used, and is then hydrated in place as a React
 * root of its own: focus and typed text stay, and a press before hydration is repeated. (A `Suspense` boundary
 * would lose its HTML when a context above changes, and every in-page link changes the router's.) After a
 * client-side navigation it is rendered within the page, at once if its script is loaded, so that the page is long
 * enough for its scroll position.
 */
export function LazyHydrate<Props extends object>(lazy: LazyHydrateProps<Props>) {
  const { when, Server, script, props, attempt = 0, onFailure } = lazy;
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root | null>(null);
  /** Places among the controls, which stay where React has to render the part anew: a translation has changed its texts. */
  const used = useRef({ pressed: -1, focused: -1 });
  const isShown = useContext(PanelShown);
  const bridge = useContextBridge();
  const [rendered, setRendered] = useState({ Content: Server ?? (isShown ? script.loaded : null) });
  const [hydrated, setHydrated] = useState<{ Content: ComponentType<Props> | null }>({ Content: null });
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;

  // A new callback must not load the script again; only `attempt` does.
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
      const button = target instanceof Element ? target.closest('button') : null;
      used.current.pressed = button ? controlsOf(element).indexOf(button) : -1;
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
          // Forget the press: by the next try the visitor is doing something else.
          used.current.pressed = -1;
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
    const repeat = () => {
      const controls = controlsOf(container);
      const { pressed, focused } = used.current;
      if (document.activeElement === document.body) controls[focused]?.focus({ preventScroll: true });
      controls[pressed]?.click();
    };
    const content = bridge(
      <Island onError={fail} onHydrated={() => queueMicrotask(repeat)}>
        <Content {...props} />
      </Island>,
    );
    startTransition(() => {
      if (root.current) root.current.render(content);
      else {
        used.current.focused = controlsOf(container).findIndex(
          (control) => control === document.activeElement,
        );
        root.current = hydrateRoot(container, content, {
          // Browser extensions change pages, especially forms, and browsers translate them.
          onRecoverableError: (error) => console.warn('Rendered anew in the browser:', error),
        });
      }
    });
  });
  useEffect(
    () => () => {
      const { current } = root;
      root.current = null;
      // React cannot unmount a root while it renders another.
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
