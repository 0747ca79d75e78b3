import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { Later } from './Later';

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
function hydrateInPage(wanted: boolean, loadPart: typeof load = load) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><p>Écrit par le serveur</p></div>';
  const part = (isWanted: boolean) => <Later built={null} load={loadPart} props={props} wanted={isWanted} />;
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
      <Later built={null} load={() => Promise.reject(failure)} props={props} />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Page d’erreur')).toBeVisible();
  jest.restoreAllMocks();
});

test('on a page that another one led to it is made at once', async () => {
  render(<Later built={null} load={load} props={props} />);
  expect(await screen.findByText('Vivant')).toBeVisible();
});

test('in the build it is made with the page', () => {
  render(<Later built={Part} load={() => Promise.reject(new Error('not asked for'))} props={props} />);
  expect(screen.getByText('Vivant')).toBeVisible();
});
