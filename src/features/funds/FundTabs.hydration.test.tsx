import { act, fireEvent, screen } from '@testing-library/react';
import { TextDecoder } from 'node:util';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../components/layout/RootProviders';
import { makeStore } from '../../store/makeStore';
import { stubIntersections } from '../../testing/comesIntoView';
import { shareOf } from '../../testing/fundFixtures';
import { i18nOf } from '../../testing/i18nOf';
import { renderPage } from '../../testing/renderPage';
import { tabPropsOf } from '../../testing/tabPropsOf';
import { createStyleCache } from '../../theme/createStyleCache';
import { designSystem } from '../../theme/system';
import { LazyTab } from './FundTabs';

/** Browser APIs that react-dom/server needs and jsdom lacks. */
Object.assign(globalThis, { TextDecoder });

const tabProps = tabPropsOf({ shares: [shareOf({ managementGoal: 'Croître' })] });

afterEach(() => {
  delete process.env.BUILD_STAGE;
});

test('the server’s HTML is hydrated in place when the tab is shown', async () => {
  const { renderToString } = await import('react-dom/server');
  const comeIntoView = stubIntersections();
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const warnings = jest.spyOn(console, 'warn').mockImplementation();
  const store = makeStore();
  const i18n = i18nOf('fr');
  const page = () => (
    <I18nextProvider i18n={i18n}>
      <RootProviders store={store} styleCache={createStyleCache()} system={designSystem()}>
        <LazyTab tab="subscribe" {...tabProps} />
      </RootProviders>
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page()).replace(/<style[^]*?<\/style>/g, '');
  errors.mockClear();
  process.env.BUILD_STAGE = 'build-javascript';
  const root = await act(async () => hydrateRoot(container, page()));
  const copy = screen.getByRole('button', { name: i18n.t('funds:copy.isin') });
  await act(async () => fireEvent.click(copy));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  comeIntoView();
  // The click from before hydration is replayed. Without a clipboard, the ISIN is shown for copying by hand.
  expect(await screen.findByRole('textbox')).toHaveFocus();
  expect(copy).toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
  expect(warnings).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
  jest.restoreAllMocks();
});

test('after a client-side navigation it is rendered at once', async () => {
  process.env.BUILD_STAGE = 'build-javascript';
  renderPage(<LazyTab tab="management-goal" {...tabProps} />);
  expect(await screen.findByText('Croître')).toBeVisible();
});

test('on the server it is rendered with the page', () => {
  renderPage(<LazyTab tab="management-goal" {...tabProps} />);
  expect(screen.getByText('Croître')).toBeVisible();
});
