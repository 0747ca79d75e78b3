/** Browsers may ask the content API for these paths. */
export const apiRoutes = [
  { url: '/graphql', methods: ['POST'] },
  { url: '/_content/*', methods: ['POST'] },
  { url: '/e/*', methods: ['GET', 'HEAD'] },
  { url: '/media/*', methods: ['GET', 'HEAD'] },
];

/** `/media/*` matches everything below `/media/`, any other route its own path. */
export function matchesRoute(route: string, path: string): boolean {
  return route.endsWith('/*') ? path.startsWith(route.slice(0, -1)) : path === route;
}
