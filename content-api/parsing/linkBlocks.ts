import type { ContentFile } from './contentSource';
import { pathText } from './issueText';
import { unsafeLinkProblem } from './linkProblem';

type PageFile = ContentFile<{
  components: readonly { kind: string; texts: Readonly<Record<string, string>> }[];
}>;

/** Blocks of links: addresses that no link may lead to, with which the site would not be built. */
export function reportUnsafeLinks(file: PageFile): void {
  file.value.components.forEach(({ kind, texts }, index) => {
    if (kind !== 'LINKS') return;
    for (const [textCode, address] of Object.entries(texts)) {
      const problem = textCode.endsWith('.url') ? unsafeLinkProblem(address) : null;
      const at = ['components', index, 'texts', textCode];
      if (problem !== null) file.report(at, `${pathText(at)}: ${problem}`);
    }
  });
}
