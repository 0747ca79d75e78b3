const path = require('node:path');

/** Jest's reporters name a file when its tests have ended: one that never ends would have no name. */
module.exports = class StartedTests {
  onTestFileStart(test) {
    process.stderr.write(`RUNS ${path.relative(test.context.config.rootDir, test.path)}\n`);
  }
};
