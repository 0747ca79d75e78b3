import { localeOfPath } from '../i18n/locales';
import { rootPath } from '../routes/routeTable';

/** Logs a wrong locale on start (behaviour.md §8). The visitor sees the not-found page that the server sent. */
export function reportWrongLocale(path: string): void {
  if (path === rootPath) return;
  try {
    localeOfPath(path);
  } catch (error) {
    console.error(error);
  }
}
