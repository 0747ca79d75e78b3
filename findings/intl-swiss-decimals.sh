#!/usr/bin/env bash
# Guess: a locale has one decimal sign and one sign between groups: the amounts and the figures of a French table for Switzerland have the same.
# Behaviour: in fr-CH figures and percentages have a decimal comma (12 345,50) and amounts a point (12 345.50 CHF). In de-AT a blank is between the groups
# of figures, and a point between those of amounts; in en-CH an apostrophe, and a comma where the amount is in euros. it-CH and de-CH are alike throughout.
# Version: Node's own ICU, printed below (Node 20.20.2, ICU 78.2, CLDR 48 when this was written).
# Source: CLDR, fr_CH.xml: `currencyDecimal`; de_AT.xml: `currencyGroup`. https://unicode.org/reports/tr35/tr35-numbers.html#Number_Symbols
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -p '`Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`'
cat > write.mjs <<'END'
const blanks = (text) => text.replace(/[\u00A0\u202F]/g, ' ');
for (const locale of ['fr-CH', 'it-CH', 'de-CH', 'de-AT', 'en-CH']) {
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const inCurrency = (currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' });
  const texts = [figure, inCurrency('CHF'), inCurrency('EUR')].map((format) => blanks(format.format(12345.5)));
  console.log([locale, ...texts].join(' | '));
}
END
node write.mjs | tee output.txt
diff output.txt - <<'END'
fr-CH | 12 345,50 | 12 345.50 CHF | 12 345.50 EUR
it-CH | 12'345.50 | CHF 12'345.50 | EUR 12'345.50
de-CH | 12'345.50 | CHF 12'345.50 | EUR 12'345.50
de-AT | 12 345,50 | CHF 12.345,50 | EUR 12.345,50
en-CH | 12'345.50 | CHF 12'345.50 | EUR 12,345.50
END
