#!/usr/bin/env bash
# Guess: with `relax_column_count: true`, csv-parse reads rows of another length as fast as others, since they are allowed.
# Behaviour: it makes an error of each such row, with a copy of what it knows, and drops it: 20,000 rows take more than eight times as long.
# Version: csv-parse 7.0.3, papaparse 5.5.3, which takes as long for both.
# Source: lib/api/index.js of csv-parse, __onRecord: the CsvError is made before the option is looked at.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3 papaparse@5.5.3 >/dev/null
cat > rows.mjs <<'END'
import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
const even = `a,b\n${'1,2\n'.repeat(20_000)}`;
const uneven = `a,b\n${'1\n'.repeat(20_000)}`;
const fastest = (read) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const begin = process.cpuUsage();
      read();
      const { user, system } = process.cpuUsage(begin);
      return user + system;
    }),
  );
const options = { relax_column_count: true };
console.log(parse(uneven, options).length, Papa.parse(uneven.trimEnd()).data.length, 'rows');
const compared = (read) => fastest(() => read(uneven)) / fastest(() => read(even));
console.log(`csv-parse takes more than eight times as long: ${compared((text) => parse(text, options)) > 8}`);
console.log(`papaparse takes more than twice as long: ${compared((text) => Papa.parse(text)) > 2}`);
END
node rows.mjs | tee output.txt
diff output.txt - <<'END'
20001 20001 rows
csv-parse takes more than eight times as long: true
papaparse takes more than twice as long: false
END
