#!/usr/bin/env bash
# Guess: `ssconvert a.csv b.csv` and `a.xlsx` write figures as they came, 0.0095, or at most with the 17 digits that a double needs; days as they came.
# Behaviour: it reckons in long doubles and writes 0.0095000000000000000004, in XLSX too (0.0102999999999999999998); a day 2026-11-19 becomes
# 2026/11/19 in CSV. A reader of doubles gets the same figure, one of decimals another, and no text is equal to what it was made from.
# Version: Debian's gnumeric, printed below (1.12.55-1 when this was written), on x86-64, whose long doubles have 64 bits of mantissa.
# Format: ECMA-376 part 1, 18.18.11 (cells of type n) sets no limit of digits; RFC 4180 knows texts alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query -W gnumeric
printf 'Fee,Day\n0.0095,2026-11-19\n0.0103,2026-11-20\n2330.52,2026-11-21\n' > a.csv
ssconvert a.csv b.csv 2>/dev/null
ssconvert a.csv b.xlsx 2>/dev/null
{
  cat b.csv
  unzip -p b.xlsx xl/worksheets/sheet1.xml | grep -oE '<v>[0-9]*\.[0-9]+' | sed 's/<v>//'
} | tee output.txt
diff output.txt - <<'END'
Fee,Day
0.0095000000000000000004,2026/11/19
0.0103,2026/11/20
2330.52,2026/11/21
0.0095000000000000000004
0.0102999999999999999998
2330.52000000000000002
END
