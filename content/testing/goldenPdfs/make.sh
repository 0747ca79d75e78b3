#!/bin/sh
# Makes the PDFs beside this file with the programs that companies use. Run it by hand from the root of the project: npm test reads
# what is kept. Needs soffice, weasyprint, gs, qpdf, exiftool and the project's own packages.
set -eu
golden=$(pwd)/content-api/testing/goldenPdfs
root=$(pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -f "$golden"/*.pdf
cd "$work"

# What the check looks for, as words of a text: it is none of it.
words='A text on /JavaScript, /JS, /Launch and /Encrypt.'
html() { # file, attributes of <html>, title
  printf '<html %s><head><meta charset="utf-8">%s<style>@page { size: 8cm 4cm }</style></head><body><p>%s</p><p><a href="https://example.com/JavaScript/Launch/Encrypt">/JavaScript</a></p></body></html>' "$2" "$3" "$words" > "$1"
}
office() { # file without extension, filter options
  soffice -env:UserInstallation="file://$work/profile" --headless --infilter="HTML (StarWriter)" --convert-to "pdf:writer_pdf_Export:$2" "$1.html" > /dev/null 2>&1
}

# LibreOffice, which takes no language from HTML
letter() { # file, title
  cat > "$1" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:meta>$2</office:meta>
<office:styles><style:default-style style:family="paragraph"><style:text-properties fo:language="fr" fo:country="FR"/></style:default-style></office:styles>
<office:body><office:text><text:p>$words</text:p><text:p><text:a xlink:href="https://example.com/JavaScript/Launch/Encrypt">/JavaScript</text:a></text:p></office:text></office:body>
</office:document>
XML
}
office() { # document, filter options, golden file
  soffice -env:UserInstallation="file://$work/profile" --headless --convert-to "pdf:writer_pdf_Export:$2" "$1" > /dev/null 2>&1
  cp "${1%.*}.pdf" "$golden/$3.pdf"
}
html titled.html 'lang="fr"' '<title>Lettre aux porteurs</title>'
html bare.html '' ''
letter titled.fodt '<dc:title>Lettre aux porteurs – été</dc:title>'
letter bare.fodt ''
office titled.html '{}' libreoffice-of-html
office titled.fodt '{}' libreoffice
office bare.fodt '{}' libreoffice-no-title
office titled.fodt '{"SelectPdfVersion":{"type":"long","value":"2"}}' libreoffice-pdfa

# WeasyPrint
weasyprint titled.html "$golden/weasyprint.pdf"
weasyprint --pdf-variant pdf/ua-1 titled.html "$golden/weasyprint-ua.pdf"
weasyprint bare.html "$golden/weasyprint-no-title.pdf"
html accents.html 'lang="fr"' '<title>Événements d’œuvres – été</title>'
weasyprint accents.html "$golden/weasyprint-accents.pdf"

# Ghostscript: of PostScript, and of what the others made
pdfwrite() { out=$1; shift; gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -o "$out" "$@"; }
printf '%%!PS\n<< /PageSize [200 100] >> setpagedevice /Helvetica 8 selectfont 10 50 moveto (%s) show showpage\n' "$words" > page.ps
pdfwrite "$golden/ghostscript-untitled.pdf" page.ps
printf '%%!PS\n%%%%Title: Reporting\n<< /PageSize [200 100] >> setpagedevice\n[ /Title (Reporting) /DOCINFO pdfmark\n[ {Catalog} << /Lang (fr) >> /PUT pdfmark\nshowpage\n' > titled.ps
pdfwrite "$golden/ghostscript.pdf" titled.ps
pdfwrite "$golden/ghostscript-of-libreoffice.pdf" "$golden/libreoffice.pdf"
pdfwrite "$golden/ghostscript-of-weasyprint.pdf" "$golden/weasyprint-ua.pdf"
action() { # file, action
  printf '%%!PS\n<< /PageSize [200 100] >> setpagedevice\n[ /Rect [10 10 90 90] /Subtype /Link /Action << %s >> /ANN pdfmark\nshowpage\n' "$2" > action.ps
  pdfwrite "$1" action.ps
}
action "$golden/ghostscript-script.pdf" '/Subtype /JavaScript /JS (app.alert\(1\))'
action "$golden/ghostscript-launch.pdf" '/Subtype /Launch /File (report.xls)'

# qpdf
qpdf --object-streams=generate "$golden/libreoffice.pdf" "$golden/qpdf-object-streams.pdf"
qpdf --linearize "$golden/libreoffice.pdf" "$golden/qpdf-linearized.pdf"
qpdf --linearize --object-streams=generate "$golden/weasyprint-ua.pdf" "$golden/qpdf-linearized-object-streams.pdf"
qpdf --qdf "$golden/libreoffice.pdf" "$golden/qpdf-qdf.pdf"
qpdf --compress-streams=y --object-streams=generate --recompress-flate "$golden/libreoffice-pdfa.pdf" "$golden/qpdf-pdfa.pdf"
qpdf --encrypt '' owner 256 -- "$golden/libreoffice.pdf" "$golden/qpdf-encrypted.pdf"
qpdf --encrypt '' owner 256 -- --object-streams=generate "$golden/libreoffice.pdf" "$golden/qpdf-encrypted-object-streams.pdf"
qpdf --decrypt "$golden/qpdf-encrypted.pdf" "$golden/qpdf-decrypted.pdf"
qpdf --object-streams=generate "$golden/ghostscript-script.pdf" "$golden/qpdf-script.pdf"
qpdf --object-streams=generate "$golden/ghostscript-launch.pdf" "$golden/qpdf-launch.pdf"

# exiftool writes incremental updates
exiftool -q -Title='A later title' -o "$golden/exiftool-title.pdf" "$golden/libreoffice-no-title.pdf"
exiftool -q -PDF:Title= -XMP:Title= -o "$golden/exiftool-title-taken.pdf" "$golden/libreoffice.pdf"
exiftool -q -XMP-dc:Title='A title as XMP' -o "$golden/exiftool-xmp.pdf" "$golden/weasyprint-no-title.pdf"

# pdf-lib
NODE_PATH="$root/node_modules" node - "$golden" <<'JS'
const { readFileSync, writeFileSync } = require('node:fs');
const { PDFDocument, PDFHexString, PDFName, PDFString } = require('@cantoo/pdf-lib');
const golden = process.argv[2];
async function make(name, change, options) {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 100]);
  change(pdf);
  writeFileSync(`${golden}/pdf-lib-${name}.pdf`, await pdf.save(options));
}
const lang = (pdf, value) => pdf.catalog.set(PDFName.of('Lang'), value);
const main = async () => {
  await make('indirect-lang', (pdf) => lang(pdf, pdf.context.register(PDFString.of('fr-FR'))));
  await make('utf16-lang', (pdf) => { lang(pdf, PDFHexString.fromText('fr')); pdf.setTitle('Événements'); });
  await make('utf8-lang', (pdf) => lang(pdf, PDFHexString.of(Buffer.from('\uFEFFfr').toString('hex'))));
  await make('set-language', (pdf) => pdf.setLanguage('fr'));
  await make('opening-script', (pdf) => pdf.addJavaScript('main', 'app.alert(1)'));
  await make('opening-script-plain', (pdf) => pdf.addJavaScript('main', 'app.alert(1)'), { useObjectStreams: false });
  const later = await PDFDocument.load(readFileSync(`${golden}/libreoffice-no-title.pdf`), { updateMetadata: false, forIncrementalUpdate: true });
  later.setTitle('A later title');
  writeFileSync(`${golden}/pdf-lib-incremental.pdf`, await later.save());
};
main();
JS

# On the way: line ends of another system, another encoding, an end that never came
damaged() { cat > "$golden/damaged-$1.pdf"; }
sed 's/$/\r/' "$golden/libreoffice.pdf" | damaged libreoffice-crlf
sed 's/$/\r/' "$golden/qpdf-qdf.pdf" | damaged qdf-crlf
tr '\n' '\r' < "$golden/ghostscript-of-weasyprint.pdf" | damaged ghostscript-cr
perl -0777 -pe 's/\r\n/\n/g' "$golden/exiftool-title.pdf" | damaged exiftool-lf
tr '\n' '\r' < "$golden/weasyprint.pdf" | damaged weasyprint-cr
tr '\r' '\n' < "$golden/libreoffice.pdf" | damaged libreoffice-cr-lf
tr '\200-\377' '?' < "$golden/libreoffice.pdf" | damaged libreoffice-ascii
tr '\200-\377' '?' < "$golden/ghostscript-of-weasyprint.pdf" | damaged ghostscript-ascii
sed 's/$/\r/' "$golden/weasyprint.pdf" | damaged weasyprint-crlf
iconv -f ISO-8859-1 -t UTF-8 "$golden/qpdf-object-streams.pdf" | damaged object-streams-utf8
iconv -f ISO-8859-1 -t UTF-8 "$golden/ghostscript.pdf" | damaged ghostscript-utf8
python3 -c 'import sys; sys.stdout.write(sys.stdin.buffer.read().decode("utf-8", "replace"))' < "$golden/weasyprint-ua.pdf" | damaged weasyprint-replaced
head -c 3000 "$golden/libreoffice.pdf" | damaged libreoffice-short
head -c 3000 "$golden/qpdf-linearized.pdf" | damaged linearized-short
