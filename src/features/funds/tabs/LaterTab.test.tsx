import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../../components/layout/RootProviders';
import { PanelShown } from '../../../components/ui/tabs/panelShown';
import { makeStore } from '../../../store/makeStore';
import { shareOf } from '../../../testing/fundFixtures';
import { i18nOf } from '../../../testing/i18nOf';
import { renderPage } from '../../../testing/renderPage';
import { tabPropsOf } from '../../../testing/tabPropsOf';
import { createStyleCache } from '../../../theme/createStyleCache';
import { designSystem } from '../../../theme/system';
import { LaterTab } from './LaterTab';

const tabProps = tabPropsOf({ shares: [shareOf({ managementGoal: 'Croître' })] });
const tab = <LaterTab tab="management-goal" {...tabProps} />;

beforeEach(() => {
  process.env.BUILD_STAGE = 'build-javascript';
});

afterEach(() => {
  delete process.env.BUILD_STAGE;
});

test('the page’s HTML is left as it is until the tab is shown', async () => {
  const errors = jest.spyOn(console, 'error');
  const store = makeStore();
  const styleCache = createStyleCache();
  const page = (isShown: boolean) => (
    <I18nextProvider i18n={i18nOf('fr')}>
      <RootProviders store={store} styleCache={styleCache} system={designSystem()}>
        <PanelShown.Provider value={isShown}>{tab}</PanelShown.Provider>
      </RootProviders>
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><p>Écrit par le serveur</p></div>';
  const { rerender } = render(page(false), { container, hydrate: true });
  await act(async () => undefined);
  expect(screen.getByText('Écrit par le serveur')).toBeVisible();
  expect(screen.queryByText('Croître')).not.toBeInTheDocument();

  rerender(page(true));
  expect(await screen.findByText('Croître')).toBeVisible();
  expect(screen.queryByText('Écrit par le serveur')).not.toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
});

test('on a page that another one led to it is made at once', async () => {
  renderPage(tab);
  expect(await screen.findByText('Croître')).toBeVisible();
});

test('on the server it is made with the page', () => {
  delete process.env.BUILD_STAGE;
  renderPage(tab);
  expect(screen.getByText('Croître')).toBeVisible();
});
