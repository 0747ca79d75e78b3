import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../platform/filesBelow';

/** Bytes in `public/`, compressed siblings beside what they are made of. */
export interface SiteSize {
  all: number;
  html: number;
  compressed: number;
}

export function partOf(file: string): keyof SiteSize | undefined {
  if (/\.(?:br|gz)$/.test(file)) return 'compressed';
  return file.endsWith('.html') ? 'html' : undefined;
}

export async function measureSize(publicFolder: string): Promise<SiteSize> {
  const size: SiteSize = { all: 0, html: 0, compressed: 0 };
  for (const file of await filesBelow(publicFolder)) {
    const bytes = (await stat(path.join(publicFolder, file))).size;
    const part = partOf(file);
    size.all += bytes;
    if (part) size[part] += bytes;
  }
  return size;
}
