import type { PageFacts } from './pageFacts';
import type { ReleaseAddresses, Target } from './ReleaseAddresses';

type Facts = ReadonlyMap<string, PageFacts>;

/** Pages by the address that is wrong in them, so that a broken link in the footer is one problem and not 20,000. */
class PagesByAddress {
  private readonly pages = new Map<string, { first: string; others: number }>();

  add(address: string, page: string): void {
    const known = this.pages.get(address);
    if (known) known.others++;
    else this.pages.set(address, { first: page, others: 0 });
  }

  sentences(sentence: (page: string, address: string) => string): string[] {
    return [...this.pages].map(([address, { first, others }]) => {
      const alsoIn =
        others === 0 ? '' : ` So ${others === 1 ? 'does 1 other page' : `do ${others} other pages`}.`;
      return `${sentence(first, address)}${alsoIn}`;
    });
  }
}

const broken: Partial<Record<Target, string>> = {
  nothing: 'which is neither a page nor a file, a redirect or a path of the API',
  gone: 'which has been removed (410)',
};

/** Links that lead nowhere. */
export function linkProblems(facts: Facts, addresses: ReleaseAddresses): string[] {
  const pages = new PagesByAddress();
  for (const [page, { links }] of facts) {
    links.filter((link) => broken[addresses.targetOf(link)]).forEach((link) => pages.add(link, page));
  }
  return pages.sentences(
    (page, link) => `${page} links to ${link}, ${broken[addresses.targetOf(link)] ?? 'which is unknown'}.`,
  );
}

const loadable: readonly Target[] = ['file', 'api', 'outside'];

/** Scripts, styles, images and other files that pages load and that are not there. */
export function referenceProblems(facts: Facts, addresses: ReleaseAddresses): string[] {
  const pages = new PagesByAddress();
  for (const [page, { references }] of facts) {
    references
      .filter((reference) => !loadable.includes(addresses.targetOf(reference)))
      .forEach((reference) => pages.add(reference, page));
  }
  return pages.sentences((page, reference) => `${page} needs the file ${reference}, which is missing.`);
}
