import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { Later } from './Later';
import { laterScript } from './laterScript';
import { PanelShown } from './tabs/panelShown';

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

const Part = ({ text }: { text: string }) => <p>{text}</p>;
const props = { text: 'Vivant' };
const load = async () => Part;

/** As in the browser: on a page whose HTML the build has written. */
function hydrateInPage(wanted: boolean, loadPart: () => ReturnType<typeof load> = load) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><p>Écrit par le serveur</p></div>';
  const script = laterScript(loadPart);
  const part = (isWanted: boolean) => <Later built={null} script={script} props={props} wanted={isWanted} />;
  const { rerender } = render(part(wanted), { container, hydrate: true });
  return { want: () => rerender(part(true)) };
}

test('the page’s HTML is left as it is until it has to be alive', async () => {
  const errors = jest.spyOn(console, 'error');
  const { want } = hydrateInPage(false);
  await act(async () => undefined);
  expect(screen.getByText('Écrit par le serveur')).toBeVisible();
  want();
  expect(await screen.findByText('Vivant')).toBeVisible();
  expect(screen.queryByText('Écrit par le serveur')).not.toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
});

test('it is fetched once', async () => {
  const loadOnce = jest.fn(load);
  const { want } = hydrateInPage(true, loadOnce);
  expect(await screen.findByText('Vivant')).toBeVisible();
  want();
  await act(async () => undefined);
  expect(loadOnce).toHaveBeenCalledTimes(1);
});

test('it stays when its script cannot be had, which is logged', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const failure = new Error('Loading chunk failed');
  hydrateInPage(true, () => Promise.reject(failure));
  await act(async () => undefined);
  expect(screen.getByText('Écrit par le serveur')).toBeVisible();
  expect(errors).toHaveBeenCalledWith(expect.any(String), failure);
  errors.mockRestore();
});

test('where there is nothing to stay, the page is told that its script cannot be had', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const failure = new Error('Loading chunk failed');
  render(
    <ErrorBoundary fallback={(error) => <p>{error === failure ? 'Page d’erreur' : 'Autre erreur'}</p>}>
      <Later built={null} script={laterScript<typeof props>(() => Promise.reject(failure))} props={props} />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Page d’erreur')).toBeVisible();
  jest.restoreAllMocks();
});

test('on a page that another one led to it is made at once', async () => {
  render(<Later built={null} script={laterScript(load)} props={props} />);
  expect(await screen.findByText('Vivant')).toBeVisible();
});

test('in the build it is made with the page', () => {
  const script = laterScript<typeof props>(() => Promise.reject(new Error('not asked for')));
  render(<Later built={Part} script={script} props={props} />);
  expect(screen.getByText('Vivant')).toBeVisible();
});

test('who comes back to it finds it made with the page; behind another tab it waits', async () => {
  const script = laterScript(load);
  const page = (isShown: boolean) => (
    <PanelShown.Provider value={isShown}>
      <Later built={null} script={script} props={props} />
    </PanelShown.Provider>
  );
  const first = render(page(true));
  expect(first.container).toHaveTextContent(/^$/);
  await screen.findByText('Vivant');
  first.unmount();

  const second = render(page(true));
  expect(second.container).toHaveTextContent('Vivant');
  second.unmount();

  const behind = render(page(false));
  expect(behind.container).toHaveTextContent(/^$/);
  expect(await screen.findByText('Vivant')).toBeVisible();
});

describe('when the live part takes the place of what was built, the focus', () => {
  const linksTo = (names: readonly string[]) =>
    names.map((name) => `<a href="/${name}">${name}</a>`).join('');

  test.each([
    { live: ['Asie', 'Inde', 'Brésil'], place: 1, why: 'is on the same element' },
    { live: ['Nouveau', 'Asie', 'Inde'], place: 2, why: 'is on the same element, which has moved' },
    { live: ['Inde', 'Inde', 'Brésil'], place: 1, why: 'is on the same element, not on its namesake' },
    {
      live: ['Asie', 'Chine', 'Brésil'],
      place: 1,
      why: 'is on the one that stands where the element has gone',
    },
  ])('$why', async ({ live, place }) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = `<div>${linksTo(['Asie', 'Inde', 'Brésil'])}</div>`;
    const script = laterScript(async () => () => <p dangerouslySetInnerHTML={{ __html: linksTo(live) }} />);
    const part = (wanted: boolean) => <Later built={null} script={script} props={{}} wanted={wanted} />;
    const { rerender } = render(part(false), { container, hydrate: true });
    const built = screen.getByRole('link', { name: 'Inde' });
    built.focus();
    rerender(part(true));
    await act(async () => undefined);
    expect(built).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')[place]).toHaveFocus();
  });

  test('stays where it is elsewhere', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    const { want } = hydrateInPage(false);
    button.focus();
    want();
    await screen.findByText('Vivant');
    expect(button).toHaveFocus();
    button.remove();
  });
});
