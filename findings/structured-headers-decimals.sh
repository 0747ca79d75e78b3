#!/usr/bin/env bash
# Guess: structured-headers writes the number 1.0004 as `1.0`, or as `1`, in a header: three digits behind the point are allowed, and it rounds.
# Behaviour: it writes `1.`, and -0.0004 as `-0.`; neither is a decimal, and its own parser refuses both. A figure that rounds to thousandths with a
# digit is right (0.0095 is 0.009).
# Version: structured-headers 2.1.0. Specification: RFC 9651, 4.1.5: where the fraction is zero, "0" is written behind the point.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund structured-headers@2.1.0 >/dev/null
cat > write.mjs <<'END'
import { parseItem, serializeItem } from 'structured-headers';
for (const figure of [0.0095, 1.0004, -0.0004, 2.9996]) {
  const written = serializeItem(figure);
  try {
    console.log(figure, written, parseItem(written)[0]);
  } catch (error) {
    console.log(figure, written, error.message);
  }
}
END
node write.mjs | tee output.txt
diff output.txt - <<'END'
0.0095 0.009 0.009
1.0004 1. Parse error: Decimal cannot end on a period at offset 2
-0.0004 -0. Parse error: Decimal cannot end on a period at offset 3
2.9996 3. Parse error: Decimal cannot end on a period at offset 2
END
