/** What browsers may ask the content API for, by path. */
export const apiRoutes = [
  { url: '/graphql', methods: ['POST'] },
  { url: '/_content/*', methods: ['POST'] },
  { url: '/e/*', methods: ['GET', 'HEAD'] },
  { url: '/media/*', methods: ['GET', 'HEAD'] },
];
