#!/usr/bin/env bash
# Guess: DuckDB reads a column of LEIs that are digits alone as texts, or as an integer that holds their 20 digits (it has HUGEINT), and loses the leading
# zeros of others. A column in which one day is 2026-11-19 and another 19.11.2026 is of texts.
# Behaviour: LEIs become DOUBLE, so that two of them are one; leading zeros are kept, as such a column stays VARCHAR. The column of days is taken for dates
# of the form of its last row, and the first one is an error that ends the query, though both rows were in the sample.
# Version: @duckdb/node-api 1.5.6-r.1. `all_varchar = true` keeps all. LEIs are invented.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @duckdb/node-api@1.5.6-r.1 >/dev/null
printf 'LEI,NAV\n52990000000000000018,1\n52990000000000000115,2\n' > lei.csv
printf 'Code,NAV\n00010,1\n10,2\n' > code.csv
printf 'Share,Day\nI,2026-11-19\nR,19.11.2026\n' > days.csv
cat > read.mjs <<'END'
import { DuckDBInstance } from '@duckdb/node-api';
const connection = await (await DuckDBInstance.create(':memory:')).connect();
const read = async (name, query) => {
  try {
    const result = await connection.runAndReadAll(query);
    console.log(name, String(result.columnTypes()[0]), result.getRowsJson().flat().join(' '));
  } catch (error) {
    console.log(name, /Could not convert.*/.exec(error.message)?.[0]);
  }
};
await read('LEIs', "select any_value(LEI), count(distinct LEI) from 'lei.csv'");
await read('codes', "select Code from 'code.csv'");
await read('days', "select Day from 'days.csv'");
await read('LEIs as texts', "select any_value(LEI), count(distinct LEI) from read_csv('lei.csv', all_varchar = true)");
END
node read.mjs | tee output.txt
diff output.txt - <<'END'
LEIs DOUBLE 52990000000000000000 1
codes VARCHAR 00010 10
days Could not convert string "2026-11-19" to 'DATE'
LEIs as texts VARCHAR 52990000000000000018 2
END
