#!/usr/bin/env bash
# Guess: tableschema reads "1.234,5" as 1234.5 by a field with `"decimalChar": ",", "groupChar": "."`, as Table Schema defines both for such files.
# Behaviour: it reads 12345, and "1,5" as 15: the decimal comma becomes a point first, and then points are taken out as groups. A blank,
# an apostrophe or a comma as groupChar does no harm.
# Version: tableschema 1.12.6. Source: lib/types/number.js replaces decimalChar before groupChar.
# Specification: https://specs.frictionlessdata.io/table-schema/#number
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund tableschema@1.12.6 >/dev/null
cat > read.mjs <<'END'
import { Field } from 'tableschema';
const read = (text, decimalChar, groupChar) =>
  console.log(`${text}: ${new Field({ name: 'NAV', type: 'number', decimalChar, groupChar }).castValue(text)}`);
read('1 234,5', ',', ' ');
read('1,234.5', '.', ',');
read('1.234,5', ',', '.');
read('1,5', ',', '.');
END
node read.mjs | tee output.txt
diff output.txt - <<'END'
1 234,5: 1234.5
1,234.5: 1234.5
1.234,5: 12345
1,5: 15
END
