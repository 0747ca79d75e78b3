#!/usr/bin/env bash
# Guess: a style such as `html:has(:popover-open) .a` costs something when a popover opens. A plain element that comes anywhere in the page is no
# open popover, and concerns it no more than it does `html:has([open]) .a`: nothing else is styled anew.
# Behaviour: each element that comes makes Chromium ask `:has()` again and style all elements of the class anew, 1,000 here. With an attribute
# (`[open]`) in place of the pseudo-class it does not, nor with another one in front, which html lacks: `:has()` is not asked then.
# Version: Debian's chromium, printed below (156.0.8078.108 when this was written), puppeteer-core 24.31.0.
# Source: in Blink's invalidation of `:has()`, a pseudo-class in its argument may match any element that is inserted; an attribute only those
# that have it. An element is affected once `:has()` was asked for it, whatever the answer.
set -euo pipefail
command -v chromium > /dev/null || { apt-get update -qq && apt-get install -qq -y chromium > /dev/null; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chromium --version --no-sandbox
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund puppeteer-core@24.31.0 >/dev/null
cat > count.mjs <<'END'
import puppeteer from 'puppeteer-core';
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const selector of ['html:has([open]) .a', 'html:has(:popover-open) .a', 'html[data-asked]:has(:popover-open) .a']) {
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><style>${selector} { color: red }</style><p id="text">x</p>${'<p><i class="a">z</i></p>'.repeat(1000)}`,
  );
  const settle = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await settle();
  await page.tracing.start({ categories: ['devtools.timeline'] });
  await page.evaluate(() => text.append(document.createElement('b')));
  await settle();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const counts = traceEvents.filter(({ name, ph }) => name === 'UpdateLayoutTree' && ph === 'X').map(({ args }) => args.elementCount ?? 0);
  console.log(`${selector}: ${Math.max(0, ...counts) > 1000 ? 'all elements of the class' : 'the element'}`);
  await page.close();
}
await browser.close();
END
node count.mjs | tee output.txt
diff output.txt - <<'END'
html:has([open]) .a: the element
html:has(:popover-open) .a: all elements of the class
html[data-asked]:has(:popover-open) .a: the element
END
