#!/usr/bin/env bash
# Guess: `timeZoneName: 'short'` adds the name of the zone to what toLocaleTimeString writes: 03:05:00 becomes 03:05:00 CET.
# Behaviour: the zero goes: 3:05:00 CET, in British English, French, Italian and German alike, where the time alone has it. `timeStyle: 'long'` keeps it,
# and `hour: '2-digit'` with minutes and seconds brings it back.
# Version: Node's own ICU, printed below (Node 20.20.2, ICU 78.2, CLDR 48 when this was written).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -p '`Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`'
cat > write.mjs <<'END'
const moment = new Date('2026-11-30T02:05:00Z');
const timeZone = 'Europe/Paris';
for (const locale of ['en-GB', 'fr', 'it', 'de']) {
  const write = (options) => moment.toLocaleTimeString(locale, { timeZone, ...options });
  const digits = { hour: '2-digit', minute: '2-digit', second: '2-digit' };
  console.log([locale, write({}), write({ timeZoneName: 'short' }), write({ timeStyle: 'long' }), write({ ...digits, timeZoneName: 'short' })].join(' | '));
}
END
node write.mjs | tee output.txt
diff output.txt - <<'END'
en-GB | 03:05:00 | 3:05:00 CET | 03:05:00 CET | 03:05:00 CET
fr | 03:05:00 | 3:05:00 UTC+1 | 03:05:00 UTC+1 | 03:05:00 UTC+1
it | 03:05:00 | 3:05:00 CET | 03:05:00 CET | 03:05:00 CET
de | 03:05:00 | 3:05:00 MEZ | 03:05:00 MEZ | 03:05:00 MEZ
END
