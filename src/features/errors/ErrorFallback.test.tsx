import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales';
import { navigatedBy } from '../../testing/navigatedBy';
import { renderPage } from '../../testing/renderPage';
import { spyOnLocationReload } from '../../testing/spyOnLocationReload';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorFallback, statusOf } from './ErrorFallback';

let mockErrorPageFails = false;
jest.mock('./ErrorPage', () => {
  const actual: { default: unknown } = jest.requireActual('./ErrorPage');
  return {
    __esModule: true,
    get default() {
      if (mockErrorPageFails) throw Object.assign(new Error('Loading failed.'), { name: 'ChunkLoadError' });
      return actual.default;
    },
  };
});

const reload = spyOnLocationReload();
const log = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  sessionStorage.clear();
  navigatedBy('navigate');
  mockErrorPageFails = false;
  reload.mockClear();
  log.mockClear();
});

function Fails({ error }: { error: unknown }): ReactNode {
  throw error;
}

function guarded(child: ReactNode, locale: Locale = 'fr', visit = 'first') {
  return (
    <ErrorBoundary visit={visit} fallback={(error) => <ErrorFallback error={error} locale={locale} />}>
      {child}
    </ErrorBoundary>
  );
}

test.each([
  ['fr', 'Une erreur est survenue', 'Retour à l’accueil'],
  ['en', 'An error occurred', 'Back to the home page'],
  ['it', 'Si è verificato un errore', 'Torna alla pagina iniziale'],
] as const)(
  'a page that fails shows the error page in %s, with status 500',
  async (locale, title, backHome) => {
    renderPage(guarded(<Fails error={new Error('broken')} />, locale), { locale });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('500')).toBeVisible();
    expect(screen.getByRole('link', { name: backHome })).toHaveAttribute('href', `/${locale}`);
    expect(document.title).toBe(title);
    expect(document.documentElement).toHaveAttribute('lang', locale);
  },
);

test('shows the status that the error carries', async () => {
  renderPage(guarded(<Fails error={Object.assign(new Error('gone'), { status: 404 })} />));
  expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
});

test('writes the error to the console', async () => {
  const error = new Error('broken in the middle');
  renderPage(guarded(<Fails error={error} />));
  await screen.findByRole('heading', { level: 1 });
  expect(log.mock.calls.flat().map(String).join()).toContain('broken in the middle');
});

test('the next page leaves the error behind', async () => {
  const { rerender } = renderPage(guarded(<Fails error={null} />));
  await screen.findByRole('heading', { level: 1 });
  rerender(guarded(<p>Une autre page</p>, 'fr', 'second'));
  expect(screen.getByText('Une autre page')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

test('nothing of it is left in the head, however many pages have failed', async () => {
  const robots = () => document.head.querySelectorAll('meta[name="robots"]');
  const { rerender } = renderPage(guarded(<Fails error={new Error('first')} />));
  await screen.findByRole('heading', { level: 1 });
  rerender(guarded(<Fails error={new Error('second')} />, 'fr', 'second'));
  await screen.findByRole('heading', { level: 1 });
  expect(robots()).toHaveLength(1);
  rerender(guarded(<p>Une autre page</p>, 'fr', 'third'));
  expect(robots()).toHaveLength(0);
});

test('a page that fails after another one did is tried once', async () => {
  const { rerender } = renderPage(guarded(<Fails error={new Error('first')} />));
  await screen.findByRole('heading', { level: 1 });
  rerender(guarded(<Fails error={{ status: 404 }} />, 'fr', 'second'));
  expect(await screen.findByText('404')).toBeVisible();
});

test('other errors reload nothing', async () => {
  renderPage(guarded(<Fails error={new Error('broken')} />));
  await screen.findByRole('heading', { level: 1 });
  expect(reload).not.toHaveBeenCalled();
});

describe('when the error page fails too', () => {
  beforeEach(() => {
    mockErrorPageFails = true;
  });

  test.each([
    ['fr', 'Une erreur est survenue lors de l’affichage de la page d’erreur'],
    ['en', 'An error occurred while showing the error page'],
    ['it', 'Si è verificato un errore durante la visualizzazione della pagina di errore'],
  ] as const)('says so in %s, with a link home (behaviour.md §8)', async (locale, message) => {
    jest.resetModules();
    const { ErrorFallback: Fallback } = await import('./ErrorFallback');
    await act(async () => {
      renderPage(<Fallback error={new Error('broken')} locale={locale} />, { locale });
      await Promise.resolve();
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', `/${locale}`);
    expect(screen.getByRole('alert')).toHaveAttribute('lang', locale);
    // A lost script reloads the page, the error page's own script included.
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test.each([
  [Object.assign(new Error('gone'), { status: 404 }), 404],
  [{ status: 503 }, 503],
  [{ status: 400 }, 400],
  [{ status: 599 }, 599],
  [{ status: 600 }, 500],
  [{ status: 399 }, 500],
  [{ status: 404.5 }, 500],
  [{ status: '404' }, 500],
  [{ status: Number.NaN }, 500],
  [new Error('broken'), 500],
  ['broken', 500],
  [null, 500],
  [undefined, 500],
])('%o has status %i', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
