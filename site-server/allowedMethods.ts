import { parseRequestPath } from './parseRequestPath';
import { apiRoutes } from './proxy/apiRoutes';
import { publishRoutes } from './publisher/addPublishRoutes';

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
