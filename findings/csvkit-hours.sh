#!/usr/bin/env bash
# Guess: csvjson reads the hour 11:00 as a text or an hour, and a column of zeros, like one of other figures, as numbers.
# Behaviour: 11:00 is a duration of 11 minutes, so that the cut-off time is written as 0:11:00; 11:00:00 is one of 11 hours. A column that has
# only 0 and 1 is of truth values, so that a fee of 0 is false, and 0.0 once another row has 2. --no-inference leaves texts.
# Version: Debian's csvkit, printed below (1.0.7-1, with python3-agate 1.6.3-2, when this was written).
# Source: agate/type_tester.py tries Boolean first, with '0' and '1' (data_types/boolean.py), and TimeDelta before dates and texts; pytimeparse reads m:ss.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query -W csvkit python3-agate
printf 'Share,Cut-off,Exit fee\r\nI EUR,11:00,0\r\nR EUR,14:30,0\r\n' > range.csv
{
  csvjson range.csv
  echo
  sed 's/11:00,0/11:00:00,2/' range.csv | csvjson
  echo
  csvjson --no-inference range.csv
  echo
} | tee output.txt
diff output.txt - <<'END'
[{"Share": "I EUR", "Cut-off": "0:11:00", "Exit fee": false}, {"Share": "R EUR", "Cut-off": "0:14:30", "Exit fee": false}]
[{"Share": "I EUR", "Cut-off": "11:00:00", "Exit fee": 2.0}, {"Share": "R EUR", "Cut-off": "0:14:30", "Exit fee": 0.0}]
[{"Share": "I EUR", "Cut-off": "11:00", "Exit fee": "0"}, {"Share": "R EUR", "Cut-off": "14:30", "Exit fee": "0"}]
END
