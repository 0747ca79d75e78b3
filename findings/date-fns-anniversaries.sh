#!/usr/bin/env bash
# Guess: date-fns counts a year, or three months, where its own addYears and addMonths arrive on the day.
# Behaviour: addYears leads from 29 February 2024 to 28 February 2025; between them are 12 months, and 0 years. addMonths leads from
# 31 August by three months to 30 November; between them are 2 months, though there is 1 from 31 October. Backwards it is 0.
# dayjs and Luxon count a year for the first pair.
# Version: date-fns 4.1.0, dayjs 1.11.13, luxon 3.5.0.
# Source: differenceInMonths.js minds the last day of a month only where `difference === 1`; differenceInYears.js compares in the leap year 1584.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund date-fns@4.1.0 dayjs@1.11.13 luxon@3.5.0 >/dev/null
cat > dates.mjs <<'END'
import { addMonths, addYears, differenceInMonths, differenceInYears, format } from 'date-fns';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
const day = (date) => format(date, 'yyyy-MM-dd');
const leapDay = new Date(2024, 1, 29);
const yearLater = addYears(leapDay, 1);
console.log(`addYears ${day(yearLater)}: ${differenceInMonths(yearLater, leapDay)} months, ${differenceInYears(yearLater, leapDay)} years`);
const august = new Date(2026, 7, 31);
const november = addMonths(august, 3);
console.log(`addMonths ${day(november)}: ${differenceInMonths(november, august)} months`);
const october = new Date(2026, 9, 31);
console.log(`31 October to 30 November: ${differenceInMonths(november, october)}, back ${Math.abs(differenceInMonths(october, november))}`);
console.log(`dayjs ${dayjs('2025-02-28').diff('2024-02-29', 'year')} year`);
console.log(`luxon ${DateTime.fromISO('2025-02-28').diff(DateTime.fromISO('2024-02-29'), 'years').years} year`);
END
node dates.mjs | tee output.txt
diff output.txt - <<'END'
addYears 2025-02-28: 12 months, 0 years
addMonths 2026-11-30: 2 months
31 October to 30 November: 1, back 0
dayjs 1 year
luxon 1 year
END
