#!/bin/sh
# Guess: `new TextDecoder('windows-1252').decode(bytes)` gives the letters of Windows-1252, as the Encoding Standard says, or at least the
# same ones as with `{ stream: true }`.
# Behaviour: on Node 20 from 20.18.3 the plain call decodes Latin-1: the apostrophe 0x92 becomes U+0092, invisible. With `{ stream: true }`
# it is U+2019. Node 22 and 24 had the same and are mended in later versions.
# Source: https://github.com/nodejs/node/issues/56542, https://encoding.spec.whatwg.org/index-windows-1252.txt
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund node@20.20.2 >/dev/null 2>&1 || true
node=./node_modules/node/bin/node
[ -x "$node" ] || node=node
"$node" -e '
const bytes = Uint8Array.of(0x92);
const code = (options) => "U+" + new TextDecoder("windows-1252").decode(bytes, options).charCodeAt(0).toString(16).padStart(4, "0");
console.log(process.version, "plain:", code(), "stream:", code({ stream: true }));' | tee seen
case $(cat seen) in
  v20.*) grep -q 'plain: U+0092 stream: U+2019' seen ;;
  *) grep -q 'stream: U+2019' seen ;;
esac
