import { act, screen } from '@testing-library/react';
import texts from '../../../locales/fr/layout.json';
import { consentPreferencesHidden, consentPreferencesOpened } from '../../store/consent/consentSlice';
import { connectivityChanged } from '../../store/connectivity/connectivitySlice';
import { redirectedHome, routeOpened } from '../../store/navigation/navigationSlice';
import { renderPage } from '../../testing/renderPage';
import { NoticeArea } from './NoticeArea';

test('is in the page while still empty, so that all it receives is announced', () => {
  const { store } = renderPage(<NoticeArea texts={texts} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => {
    store.dispatch(connectivityChanged(false));
    store.dispatch(redirectedHome({ title: 'Contact', path: '/fr/contact' }));
    store.dispatch(routeOpened());
  });
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent(texts.offline);
  expect(status).toHaveTextContent('Contact');
});

test('the offline notice is shown while there is no network', () => {
  const { store } = renderPage(<NoticeArea texts={texts} />);
  expect(screen.queryByText(texts.offline)).not.toBeInTheDocument();
  act(() => {
    store.dispatch(connectivityChanged(false));
  });
  expect(screen.getByText(texts.offline)).toBeVisible();
  act(() => {
    store.dispatch(connectivityChanged(true));
  });
  expect(screen.queryByText(texts.offline)).not.toBeInTheDocument();
});

function renderArrived() {
  const page = renderPage(<NoticeArea texts={texts} />);
  act(() => {
    page.store.dispatch(redirectedHome({ title: 'Meridane Asia', path: '/fr/funds/meridane-asia' }));
  });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => {
    page.store.dispatch(routeOpened());
  });
  return page;
}

test('says on arrival where the visitor is, and leads to the page that was asked for', () => {
  renderArrived();
  expect(screen.getByText(/page d’accueil/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meridane Asia' })).toHaveAttribute(
    'href',
    '/fr/funds/meridane-asia',
  );
});

test('the notice can be closed', async () => {
  const { user } = renderArrived();
  await user.click(screen.getByRole('button', { name: texts.closeNotice }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the notice goes with the home page', () => {
  const { store } = renderArrived();
  act(() => {
    store.dispatch(routeOpened());
  });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('says that the choice of cookies is hidden, until it is closed or opened again', async () => {
  const { store, user } = renderPage(<NoticeArea texts={texts} />);
  const hide = () => {
    act(() => {
      store.dispatch(consentPreferencesHidden());
    });
    expect(screen.getByText(texts.cookiesHidden)).toBeVisible();
  };
  hide();
  await user.click(screen.getByRole('button', { name: texts.closeNotice }));
  expect(screen.queryByText(texts.cookiesHidden)).not.toBeInTheDocument();
  hide();
  act(() => {
    store.dispatch(consentPreferencesOpened());
  });
  expect(screen.queryByText(texts.cookiesHidden)).not.toBeInTheDocument();
});
