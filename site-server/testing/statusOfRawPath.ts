import http from 'node:http';

/** Status for a path sent exactly as given: `fetch` and `inject` would resolve its dot segments first. */
export function statusOfRawPath(address: string, rawPath: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { path: rawPath, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
  });
}
