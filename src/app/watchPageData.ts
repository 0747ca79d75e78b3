/**
 * Gatsby's loader answers a 500 for page data by asking for the data of `/500.html`, without end if that is a 500 too;
 * any other server error is final for it after four requests. So it gets to read a 503. It has no hook for this; it asks
 * by `XMLHttpRequest`, which nothing else of the site does.
 *
 * @returns a function that gives the server's last error, as its status, once
 */
export function watchPageData(): () => number | undefined {
  let lastError: number | undefined;
  const { prototype } = XMLHttpRequest;
  const real = Object.getOwnPropertyDescriptor(prototype, 'status');

  Object.defineProperty(prototype, 'status', {
    ...real,
    get(this: XMLHttpRequest) {
      const status = Number(real?.get?.call(this));
      if (status < 500 || !this.responseURL.includes('/page-data.json')) return status;
      lastError = status;
      return 503;
    },
  });

  return () => {
    const status = lastError;
    lastError = undefined;
    return status;
  };
}
