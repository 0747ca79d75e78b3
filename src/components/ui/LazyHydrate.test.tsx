import { TextDecoder } from 'node:util';
import { act, fireEvent, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { useStore } from 'react-redux';
import { makeStore } from '../../store/makeStore';
import { createStyleCache } from '../../theme/createStyleCache';
import { designSystem } from '../../theme/system';
import { stubIntersections } from '../../testing/comesIntoView';
import { i18nOf } from '../../testing/i18nOf';
import { renderPage } from '../../testing/renderPage';
import { RootProviders } from '../layout/RootProviders';
import { Heading, UnderHeading } from './Heading';
import { LazyHydrate, lazyScript, PanelShown } from './LazyHydrate';

/** Browser APIs that react-dom/server needs and jsdom lacks. */
Object.assign(globalThis, { TextDecoder });

type BoundaryProps = { fallback: (error: unknown) => ReactNode; children: ReactNode };

class ErrorBoundary extends Component<BoundaryProps, { caught?: { error: unknown } }> {
  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override state: { caught?: { error: unknown } } = {};

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}

const Part = ({ text }: { text: string }) => {
  const [count, setCount] = useState(0);
  useStore();
  return (
    <>
      <Heading>{text}</Heading>
      <input aria-label="Nom" />
      <a href="/fr/inde">Inde</a>
      <button onClick={() => setCount(count + 1)}>{`Compté ${count}`}</button>
    </>
  );
};
type PartProps = { text: string };
const props = { text: 'Asie' };
const load = async () => Part;

const failure = new Error('Loading chunk failed');
let errors: jest.SpyInstance;
let warnings: jest.SpyInstance;
let root: Root | undefined;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

type Options = {
  when?: 'visible' | 'interaction';
  loadPart?: () => Promise<ComponentType<PartProps>>;
  onFailure?: (failed: boolean) => void;
};

/** Opens a server-rendered page: a title, then the part to be hydrated. */
async function openPage({ when = 'interaction', loadPart = load, onFailure }: Options = {}) {
  const { renderToString } = await import('react-dom/server');
  const store = makeStore();
  const script = lazyScript(loadPart);
  const page = (Server: typeof Part | null, text = 'Asie', attempt = 0) => (
    <I18nextProvider i18n={i18nOf('fr')}>
      <RootProviders store={store} styleCache={createStyleCache()} system={designSystem()}>
        <ErrorBoundary fallback={(error) => <p>{error === failure ? 'Page d’erreur' : 'Autre erreur'}</p>}>
          <UnderHeading>
            <LazyHydrate
              when={when}
              Server={Server}
              script={script}
              props={{ text }}
              attempt={attempt}
              onFailure={onFailure}
            />
          </UnderHeading>
        </ErrorBoundary>
      </RootProviders>
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(Part)).replace(/<style[^]*?<\/style>/g, '');
  errors.mockClear();
  const opened = await act(async () => hydrateRoot(container, page(null)));
  root = opened;
  return {
    title: screen.getByRole('heading', { level: 3 }),
    field: screen.getByRole<HTMLInputElement>('textbox'),
    button: screen.getByRole('button'),
    rerender: (text: string, attempt?: number) => act(async () => opened.render(page(null, text, attempt))),
  };
}

/** Whether the button reacts to a click. */
async function isHydrated(button: HTMLElement): Promise<boolean> {
  const before = button.textContent;
  await act(async () => fireEvent.click(button));
  return button.textContent !== before;
}

test('the server’s HTML is hydrated in place at its first use: what is focused and typed stays', async () => {
  const loadOnce = jest.fn(load);
  const { title, field, button } = await openPage({ loadPart: loadOnce });
  expect(loadOnce).not.toHaveBeenCalled();
  field.value = 'Ada';
  await act(async () => field.focus());
  expect(await isHydrated(button)).toBe(true);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Ada');
  expect(screen.getByRole('heading', { level: 3 })).toBe(title);
  expect(loadOnce).toHaveBeenCalledTimes(1);
  expect(errors).not.toHaveBeenCalled();
  expect(warnings).not.toHaveBeenCalled();
});

test('a press before it is hydrated counts, once', async () => {
  const { button } = await openPage();
  await act(async () => fireEvent.click(button));
  expect(button).toHaveTextContent('Compté 1');
  await act(async () => fireEvent.click(button));
  expect(button).toHaveTextContent('Compté 2');
});

test('a part that the browser has translated is rendered anew: the press counts, the focus stays', async () => {
  const { title, button } = await openPage();
  title.innerHTML = '<font><font>Asia</font></font>';
  button.focus();
  await act(async () => fireEvent.click(button));
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveTextContent('Compté 1');
  expect(screen.getByRole('button')).toHaveFocus();
});

test('where it is to be hydrated when visible, it waits until then', async () => {
  const comeIntoView = stubIntersections();
  const loadOnce = jest.fn(load);
  const { button } = await openPage({ when: 'visible', loadPart: loadOnce });
  await act(async () => fireEvent.pointerOver(button));
  expect(loadOnce).not.toHaveBeenCalled();
  comeIntoView();
  await act(async () => undefined);
  expect(await isHydrated(button)).toBe(true);
});

test('once hydrated it follows the page’s props, and goes with the page', async () => {
  const { title, field, rerender } = await openPage();
  await act(async () => field.focus());
  await rerender('Inde');
  expect(title).toHaveTextContent('Inde');
  act(() => root?.unmount());
  expect(title).not.toBeInTheDocument();
});

test('a script that fails to load is logged, the HTML stays, and the next use retries', async () => {
  let fails = true;
  const { button } = await openPage({ loadPart: () => (fails ? Promise.reject(failure) : load()) });
  expect(await isHydrated(button)).toBe(false);
  expect(button).toBeVisible();
  expect(errors).toHaveBeenCalledWith(expect.any(String), failure);
  fails = false;
  // The click that failed must not be replayed.
  await act(async () => fireEvent.focusIn(button));
  expect(button).toHaveTextContent('Compté 0');
  expect(await isHydrated(button)).toBe(true);
});

test('the page is notified and can retry', async () => {
  const onFailure = jest.fn();
  let fails = true;
  const { button, rerender } = await openPage({
    loadPart: () => (fails ? Promise.reject(failure) : load()),
    onFailure,
  });
  await act(async () => fireEvent.pointerOver(button));
  expect(onFailure.mock.calls).toEqual([[true]]);
  fails = false;
  await rerender('Asie', 1);
  expect(onFailure.mock.calls).toEqual([[true], [false]]);
  expect(await isHydrated(button)).toBe(true);
});

test('an error of the part reaches the page’s error boundary', async () => {
  const Broken = () => {
    throw failure;
  };
  const { field } = await openPage({ loadPart: async () => Broken });
  await act(async () => field.focus());
  expect(screen.getByText('Page d’erreur')).toBeVisible();
});

describe('after a client-side navigation, when there is no server HTML', () => {
  test('it is rendered at once', async () => {
    renderPage(<LazyHydrate when="visible" Server={null} script={lazyScript(load)} props={props} />);
    expect(await screen.findByText('Asie')).toBeVisible();
  });

  test('the page is notified when the script fails to load', async () => {
    const script = lazyScript<PartProps>(() => Promise.reject(failure));
    renderPage(
      <ErrorBoundary fallback={(error) => <p>{error === failure ? 'Page d’erreur' : 'Autre erreur'}</p>}>
        <LazyHydrate when="interaction" Server={null} script={script} props={props} />
      </ErrorBoundary>,
    );
    expect(await screen.findByText('Page d’erreur')).toBeVisible();
  });

  test('going back renders it with the page; in a closed tab it waits', async () => {
    const script = lazyScript(load);
    const page = (isShown: boolean) => (
      <PanelShown.Provider value={isShown}>
        <LazyHydrate when="visible" Server={null} script={script} props={props} />
      </PanelShown.Provider>
    );
    const first = renderPage(page(true));
    expect(first.container).toHaveTextContent(/^$/);
    await screen.findByText('Asie');
    first.unmount();

    const second = renderPage(page(true));
    expect(second.container).toHaveTextContent('Asie');
    second.unmount();

    const behind = renderPage(page(false));
    expect(behind.container).toHaveTextContent(/^$/);
    expect(await screen.findByText('Asie')).toBeVisible();
  });
});

test('on the server it is rendered with the page', () => {
  const script = lazyScript<PartProps>(() => Promise.reject(new Error('not asked for')));
  renderPage(<LazyHydrate when="visible" Server={Part} script={script} props={props} />);
  expect(screen.getByText('Asie')).toBeVisible();
});
