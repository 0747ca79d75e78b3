#!/usr/bin/env bash
# Guess: where sharp reads two pictures at once and both have been cut off on their way, each promise is rejected with the reason of its own picture.
# Behaviour: the reasons mix. A PNG is refused with "premature end of JPEG image", a JPEG with "libspng read error", and either with "Warning treated as
# error due to failOn setting"; one after the other, each has its own. A log that names the picture by the reason of its rejection names the wrong fault.
# Version: sharp 0.34.5 with the libvips 8.17 that it brings. Source: libvips keeps its messages in one buffer of the process (vips_error_buffer).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sharp@0.34.5 >/dev/null
cat > check.cjs <<'END'
const sharp = require('sharp');
const noise = { type: 'gaussian', mean: 128, sigma: 50 };
const picture = () => sharp({ create: { width: 600, height: 600, channels: 3, background: 'red', noise } });
const half = (bytes) => bytes.subarray(0, bytes.length >> 1);
const reasonOf = (bytes) =>
  sharp(bytes, { failOn: 'warning' })
    .resize(50)
    .toBuffer()
    .then(() => 'read', (error) => error.message.split('\n')[0]);

async function main() {
  const pictures = [half(await picture().jpeg().toBuffer()), half(await picture().png().toBuffer())];
  const own = [];
  for (const bytes of pictures) own.push(await reasonOf(bytes));
  console.log(`one after the other: ${own.join(' | ')}`);
  let hasOther = 0;
  let rounds = 0;
  while (hasOther === 0 && rounds < 2000) {
    rounds += 1;
    const reasons = await Promise.all([...pictures, ...pictures].map(reasonOf));
    hasOther = reasons.filter((reason, index) => reason === own[(index + 1) % 2]).length;
  }
  console.log(`at once: ${hasOther > 0 ? 'a picture has the reason of the other' : 'each has its own'}`);
}
void main();
END
node check.cjs | tee output.txt
diff output.txt - <<'END'
one after the other: VipsJpeg: premature end of JPEG image | pngload_buffer: libspng read error
at once: a picture has the reason of the other
END
