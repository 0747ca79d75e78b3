const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what browsers have and it lacks. */
module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options);
    Object.assign(this.global, {
      // Each test has answers of its own.
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      Response,
      Headers,
      structuredClone,
      // Node's refuses the signals of jsdom, and nothing is stopped here.
      Request: class extends Request {
        constructor(input, init) {
          super(input, { ...init, signal: undefined });
        }
      },
    });
  }
};
