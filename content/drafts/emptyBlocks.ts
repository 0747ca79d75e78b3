import { readBlobs } from '../revisions/gitObjects';
import { valueOf } from './fieldEdits';
import { isRecord } from '../../platform/jsonValues';

function blocksOf(text: string): Record<string, unknown>[] {
  try {
    const page = valueOf(text, 'page.yaml');
    return isRecord(page) && Array.isArray(page.components) ? page.components.filter(isRecord) : [];
  } catch {
    // The form of that page says what is wrong with it.
    return [];
  }
}

/** An empty block, and one of each kind with the texts that blocks of this kind have in some page: those of an item, once. */
export async function emptyBlocks(repository: string, pages: readonly { blob: string }[]) {
  const blocks = new Map<string, Record<string, string>>([['', {}]]);
  for await (const { bytes } of readBlobs(
    repository,
    pages.map(({ blob }) => blob),
  )) {
    for (const { kind, texts } of blocksOf(bytes.toString())) {
      if (typeof kind !== 'string' || !isRecord(texts)) continue;
      const known = blocks.get(kind) ?? {};
      blocks.set(kind, known);
      for (const name of Object.keys(texts)) known[name.replace(/^\d+\./, '1.')] = '';
    }
  }
  return Array.from(blocks, ([kind, texts]) => ({ code: '', kind, texts }));
}
