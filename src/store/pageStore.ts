import { onReturn } from '../cookies/onReturn';
import { readPreferences } from '../cookies/preferences';
import { cookiesRead } from './actions';
import { connectionChanged } from './connectivitySlice';
import { makeStore, type RootState } from './store';

/** The one store of a page: the start script's views and all islands have it. */
export const pageStore = makeStore();

const readCookies = () => void pageStore.dispatch(cookiesRead(readPreferences()));
const readConnection = () => void pageStore.dispatch(connectionChanged(navigator.onLine));

/** Before anything else acts. Cookies are read again when the visitor returns: another tab may have changed them. */
export function startPageStore(): void {
  readCookies();
  readConnection();
  onReturn(readCookies);
  window.addEventListener('online', readConnection);
  window.addEventListener('offline', readConnection);
}

/** Shows a part of the state now, and whenever it has changed, with what it was before. */
export function follow<Part>(
  select: (state: RootState) => Part,
  show: (part: Part, before?: Part) => void,
): void {
  let shown = select(pageStore.getState());
  show(shown);
  pageStore.subscribe(() => {
    const before = shown;
    shown = select(pageStore.getState());
    if (shown !== before) show(shown, before);
  });
}
