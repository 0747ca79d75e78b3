#!/bin/sh
# Guess: `soffice --convert-to csv` writes cells as they are shown, as the help says that this is the default, and the same as with the
# options `:44,34,76,1`, which are the defaults of separator, quote, encoding and first line.
# Behaviour: without options a date formatted DD/MM/YYYY comes out as MM/DD/YYYY (the form in which an American computer edits it) and
# 9.10 % as 9.1%; with these four options both come out as they are shown, and texts get quotes.
# Seen with LibreOffice 7.4.7 of Debian 12. Options: https://help.libreoffice.org/7.4/en-US/text/shared/guide/csv_params.html
set -eu
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc
cd "$(mktemp -d)"
cat > a.fods <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles><number:percentage-style style:name="p"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style><number:date-style style:name="d"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style><style:style style:name="dc" style:family="table-cell" style:data-style-name="d"/><style:style style:name="pc" style:family="table-cell" style:data-style-name="p"/></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="A"><table:table-row><table:table-cell table:style-name="dc" office:value-type="date" office:date-value="2026-11-05"/><table:table-cell table:style-name="pc" office:value-type="percentage" office:value="0.091"/></table:table-row></table:table></office:spreadsheet></office:body></office:document>
XML
export LC_ALL=en_US.UTF-8
convert() {
  soffice --headless "-env:UserInstallation=file://$PWD/profile" --convert-to "$1" --outdir out a.fods >/dev/null 2>&1
  cat out/a.csv
}
plain=$(convert csv)
optioned=$(convert 'csv:Text - txt - csv (StarCalc):44,34,76,1')
echo "without options: $plain"
echo "with four:       $optioned"
[ "$plain" = '11/05/2026,9.1%' ] && [ "$optioned" = '05/11/2026,9.10%' ]
