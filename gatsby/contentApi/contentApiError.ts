/** The content API cannot be used. Its message names the address and the problem, for whoever started the build. */
export class ContentApiError extends Error {
  constructor(address: string, problem: string) {
    super(`Content API at ${address}: ${problem}`);
    this.name = 'ContentApiError';
  }
}
