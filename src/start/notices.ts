import { follow } from '../store/pageStore';
import { closest } from './closest';

type NoticeName = 'offline' | 'intendedPage' | 'cookiesHidden';

/** Shows or hides a message under the bar. */
export function toggleNotice(name: NoticeName, isShown: boolean): HTMLElement | null {
  const notice = document.querySelector<HTMLElement>(`[data-notice=${name}]`);
  if (notice) notice.hidden = !isShown;
  return notice;
}

/** Follows the network, and closes messages. */
export function startNotices(): void {
  follow(
    ({ connectivity }) => connectivity.isOnline,
    (isOnline) => toggleNotice('offline', !isOnline),
  );
  document.addEventListener('click', ({ target }) => {
    const notice = closest(closest(target, '[data-close-notice]'), '[data-notice]');
    if (notice) notice.hidden = true;
  });
}
