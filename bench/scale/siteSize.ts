import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Bytes in `public/`, compressed siblings beside what they are made of. */
export interface SiteSize {
  all: number;
  html: number;
  compressed: number;
  pageData: number;
  /** One file that every visit fetches: it must not grow with the number of pages. */
  appData: number;
}

export function partOf(file: string): keyof SiteSize | undefined {
  if (/\.(?:br|gz)$/.test(file)) return 'compressed';
  if (file.endsWith('.html')) return 'html';
  if (file === path.join('page-data', 'app-data.json')) return 'appData';
  return file.startsWith(`page-data${path.sep}`) ? 'pageData' : undefined;
}

export async function measureSize(publicFolder: string): Promise<SiteSize> {
  const size: SiteSize = { all: 0, html: 0, compressed: 0, pageData: 0, appData: 0 };
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = (await stat(file)).size;
    const part = partOf(path.relative(publicFolder, file));
    size.all += bytes;
    if (part) size[part] += bytes;
  }
  return size;
}
