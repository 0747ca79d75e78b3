import { localeOfPath } from '../i18n/locales';
import { rootPath } from '../routes/routeTable';

/** behaviour.md §8: a wrong locale is raised when the site starts. The visitor sees the not-found page, as the server answers. */
export function reportWrongLocale(path: string): void {
  if (path === rootPath) return;
  try {
    localeOfPath(path);
  } catch (error) {
    console.error(error);
  }
}
