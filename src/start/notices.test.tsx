import { screen } from '@testing-library/react';
import { NoticeArea } from '../components/layout/NoticeArea';
import { navigation } from '../testing/layoutFixtures';
import { leavePages } from '../testing/leavePages';
import { renderHtml } from '../testing/renderPage';

leavePages();
afterEach(() => jest.restoreAllMocks());

const online = () => jest.spyOn(navigator, 'onLine', 'get');

async function openPage() {
  const page = renderHtml(<NoticeArea {...navigation} />);
  const { startPageStore } = await import('../store/pageStore');
  const { startNotices, toggleNotice } = await import('./notices');
  startPageStore();
  startNotices();
  return { ...page, toggleNotice };
}

test('a page that is opened offline says so, until the network is back, and again', async () => {
  online().mockReturnValue(false);
  const { t } = await openPage();
  const notice = screen.getByText(t('layout:offline'));
  expect(notice).toBeVisible();
  online().mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(notice).not.toBeVisible();
  online().mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(notice).toBeVisible();
  // Text in a live region is announced.
  expect(screen.getByRole('status')).toContainElement(notice);
});

test('a notice is hidden until it is shown, and can be closed', async () => {
  const { t, user, toggleNotice } = await openPage();
  const notice = screen.getByText(t('layout:cookiesHidden'));
  expect(notice).not.toBeVisible();
  toggleNotice('cookiesHidden', true);
  expect(notice).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('layout:closeNotice') }));
  expect(notice).not.toBeVisible();
});
