import { parseRequestPath } from './parseRequestPath';
import { apiRoutes } from './proxy/apiRoutes';

const readOnly: readonly string[] = ['GET', 'HEAD'];

/** The methods that an address answers; every file and page of the site is only read. */
export function allowedMethods(url: string): readonly string[] {
  const [first, ...rest] = parseRequestPath(url)?.segments ?? [];
  const route = apiRoutes.find((candidate) => {
    const isFolder = candidate.url.endsWith('/*');
    return candidate.url === (isFolder ? `/${first}/*` : `/${[first, ...rest].join('/')}`);
  });
  return route?.methods ?? readOnly;
}
