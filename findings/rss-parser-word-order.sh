#!/usr/bin/env bash
# Guess: rss-parser gives the XHTML content of an Atom entry as its markup, in the order in which it is written, as it gives HTML that is escaped.
# Behaviour: words in an element come after all other words of their paragraph: "paie <strong>pas</strong> de frais" becomes
# "paie  de frais<strong>pas</strong>". A title of XHTML is an object.
# Version: rss-parser 3.13.0, which reads by xml2js; feedparser 2.6.0 keeps the order.
# Format: RFC 4287, 3.1.1.3 (text constructs of type xhtml). Source: lib/utils.js builds the markup anew from what xml2js has grouped by names.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund rss-parser@3.13.0 feedparser@2.6.0 >/dev/null
cat > read.mjs <<'END'
import { Readable } from 'node:stream';
import FeedParser from 'feedparser';
import Parser from 'rss-parser';
const xhtml = (tag, inner) => `<${tag} type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${inner}</div></${tag}>`;
const atom = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:example:feed</id><updated>2026-11-19T10:00:00Z</updated>
<author><name>Meridane</name></author>
<entry>${xhtml('title', 'Les <em>frais</em> du fonds')}<id>urn:example:1</id><updated>2026-11-19T10:00:00Z</updated>
${xhtml('content', '<p>Le fonds ne paie <strong>pas</strong> de frais</p>')}</entry></feed>`;
const [item] = (await new Parser().parseString(atom)).items;
console.log('rss-parser', item.content.replace(/<\/?div[^>]*>/g, ''));
console.log('rss-parser', item.contentSnippet);
console.log('rss-parser', typeof item.title);
for await (const { title, description } of Readable.from([atom]).pipe(new FeedParser({}))) {
  console.log('feedparser', description.replace(/<\/?div[^>]*>/g, ''));
  console.log('feedparser', title);
}
END
node read.mjs | tee output.txt
diff output.txt - <<'END'
rss-parser <p>Le fonds ne paie  de frais<strong>pas</strong></p>
rss-parser Le fonds ne paie  de fraispas
rss-parser object
feedparser <p>Le fonds ne paie <strong>pas</strong> de frais</p>
feedparser Les frais du fonds
END
