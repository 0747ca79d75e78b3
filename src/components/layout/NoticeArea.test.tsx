import { act, screen } from '@testing-library/react';
import texts from '../../../locales/fr/layout.json';
import { connectivityChanged } from '../../store/connectivity/connectivitySlice';
import { redirectedHome, routeOpened } from '../../store/navigation/navigationSlice';
import { renderPage } from '../../testing/renderPage';
import { NoticeArea } from './NoticeArea';

test('is in the page before there is anything to say, so that all it gets is announced', () => {
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
