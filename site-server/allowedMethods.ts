import { parseRequestPath } from '../platform/http/parseRequestPath';
import { apiRoutes } from '../platform/http/apiRoutes';
import { publishRoutes } from '../publishing/hook/addPublishRoutes';

const readOnly: readonly string[] = ['GET', 'HEAD'];

const folderMark = '/*';

/** `/media/*` is about everything below `/media/`, any other address about itself. */
function isAbout(url: string, path: string): boolean {
  return url.endsWith(folderMark) ? path.startsWith(url.slice(0, -1)) : path === url;
}

/** The methods that an address answers; every file and page of the site is only read. */
export function allowedMethods(url: string): readonly string[] {
  const path = `/${parseRequestPath(url)?.segments.join('/') ?? ''}`;
  return [...apiRoutes, ...publishRoutes].find((route) => isAbout(route.url, path))?.methods ?? readOnly;
}
