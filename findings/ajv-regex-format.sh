#!/usr/bin/env bash
# Guess: a pattern that `format: regex` of ajv-formats accepts is one that ajv compiles as `pattern` of a schema: they belong together.
# Behaviour: the format tries it without the flag u, ajv compiles it with it. `^[A-Z]{2}\-\d+$` and `[\w-.]+`, with an escape or a hyphen that only
# older expressions allow, pass the format and ajv's own check of a schema, and then compile() throws. With `unicodeRegExp: false` they compile.
# Version: ajv 8.20.0, ajv-formats 3.0.1. Source: formats.js of ajv-formats, `regex`: `new RegExp(str)`; ajv's option unicodeRegExp.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ajv@8.20.0 ajv-formats@3.0.1 >/dev/null
cat > check.mjs <<'END'
import addFormats from 'ajv-formats';
import Ajv from 'ajv/dist/2020.js';
const compiles = (pattern, options) => {
  try {
    addFormats(new Ajv(options)).compile({ type: 'string', pattern });
    return 'compiles';
  } catch {
    return 'throws';
  }
};
for (const pattern of ['^[A-Z]{2}\\-\\d+$', '[\\w-.]+', '^[A-Z]{2}-\\d+$']) {
  const ajv = addFormats(new Ajv());
  const hasFormat = ajv.compile({ type: 'string', format: 'regex' })(pattern);
  const isSchema = ajv.validateSchema({ type: 'string', pattern });
  console.log(pattern, hasFormat, isSchema, compiles(pattern), compiles(pattern, { unicodeRegExp: false }));
}
END
node check.mjs | tee output.txt
diff output.txt - <<'END'
^[A-Z]{2}\-\d+$ true true throws compiles
[\w-.]+ true true throws compiles
^[A-Z]{2}-\d+$ true true compiles compiles
END
