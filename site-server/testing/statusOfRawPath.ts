import http from 'node:http';

/** The status of a path sent exactly as it is written: `fetch` and `inject` resolve dot segments before they ask. */
export function statusOfRawPath(address: string, rawPath: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { path: rawPath, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
  });
}
