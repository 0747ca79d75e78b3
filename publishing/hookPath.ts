/** Where signed requests to publish go. The site server passes them on to the desk, which answers them. */
export const hookPath = '/hooks/publish';

export const hookAddresses = [
  { url: hookPath, methods: ['POST'] },
  { url: `${hookPath}/*`, methods: ['GET', 'HEAD'] },
];
