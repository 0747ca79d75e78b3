/** Draws the portraits of the team, `content/team/portraits/<code>.png`: `npm run content:portraits`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { people } from './portraits/people';
import { portraitSvg } from './portraits/portraitSvg';

const folder = path.join(__dirname, '..', 'content', 'team', 'portraits');

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [code, person] of Object.entries(people)) {
    const png = await sharp(Buffer.from(portraitSvg(person)), { density: 144 })
      .resize(640, 800)
      .png({ palette: true, colours: 256, dither: 0, compressionLevel: 9 })
      .toBuffer();
    writeFileSync(path.join(folder, `${code}.png`), png);
    console.log(`${code}.png ${(png.length / 1024).toFixed(0)} KB`);
  }
}

void main();
