import type { LinkTargets, Target } from '../releases/destination';
import type { PublishWarning } from '../events';
import type { SitePage } from '../releases/releaseFiles';
import type { PageFacts } from './pageFacts';

/** Characters: shorter pages may be meant. The shortest of the site, the end of a short list, has some 350. */
const shortText = 80;

/** Pages that may lack something. */
export function contentWarnings(facts: ReadonlyMap<string, PageFacts>): PublishWarning[] {
  return [...facts]
    .filter(([, { textLength }]) => textLength > 0 && textLength < shortText)
    .map(([path, { textLength }]) => ({ about: 'short-page', path, characters: textLength }));
}

/** Pages without a title, a heading or text. */
export function contentProblems(facts: ReadonlyMap<string, PageFacts>): string[] {
  return [...facts].flatMap(([page, { hasTitle, headings, textLength }]) => [
    ...(hasTitle ? [] : [`${page} has no title.`]),
    ...(headings > 0 ? [] : [`${page} has no heading h1.`]),
    ...(textLength > 0 ? [] : [`${page} is empty: its main part has no text.`]),
  ]);
}

type Facts = ReadonlyMap<string, PageFacts>;

type PageAt = LinkTargets['pageAt'];

/** Groups pages by broken address, so that a broken link in the footer is one problem and not 20,000. */
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

const nowhere = 'which is neither a page nor a file, a redirect or a path of the API';

const broken: Partial<Record<Target, string>> = {
  nothing: nowhere,
  'error-page': nowhere,
  gone: 'which has been removed (410)',
};

/** Links that lead nowhere. */
export function linkProblems(facts: Facts, targets: LinkTargets): string[] {
  const pages = new PagesByAddress();
  for (const [page, { links }] of facts) {
    links.filter((link) => broken[targets.of(link)]).forEach((link) => pages.add(link, page));
  }
  return pages.sentences(
    (page, link) => `${page} links to ${link}, ${broken[targets.of(link)] ?? 'which is unknown'}.`,
  );
}

/**
 * Pages of the sitemap that visitors find from no other page. The language links of its own translations do not count:
 * who is on one of them has found the page already.
 */
export function orphanWarnings(pages: readonly SitePage[], facts: Facts, pageAt: PageAt): PublishWarning[] {
  const identities = new Map(pages.map(({ path, identity }) => [path, identity]));
  const linked = new Set<string>();
  for (const [from, { links }] of facts) {
    for (const link of links) {
      const path = pageAt(link);
      if (path !== undefined && identities.get(path) !== identities.get(from)) linked.add(path);
    }
  }
  return pages
    .filter(({ path, isIndexed }) => isIndexed && !linked.has(path))
    .map(({ path }) => ({ about: 'unlinked-page', path }));
}

const loadable: readonly Target[] = ['file', 'api', 'outside'];

/** Scripts, styles, images and other files that pages load and that are not there. */
export function referenceProblems(facts: Facts, targets: LinkTargets): string[] {
  const pages = new PagesByAddress();
  for (const [page, { references }] of facts) {
    references
      .filter((reference) => !loadable.includes(targets.of(reference)))
      .forEach((reference) => pages.add(reference, page));
  }
  return pages.sentences((page, reference) => `${page} needs the file ${reference}, which is missing.`);
}

/** Equal for the same set of translations, in whatever order. */
export function alternatesKey(alternates: PageFacts['alternates']): string {
  return JSON.stringify(
    alternates.map(([language, address]) => `${language.toLowerCase()} ${address}`).sort(),
  );
}

/** Indexed pages without a canonical address, with one that is not theirs, or with another page's. */
export function canonicalProblems(facts: Facts, pageAt: PageAt): string[] {
  const owners = new Map<string, string>();
  return [...facts].flatMap(([page, { isIndexed, canonical }]) => {
    if (!isIndexed) return [];
    if (canonical === null) return [`${page} has no canonical address.`];
    const owner = owners.get(canonical);
    if (owner !== undefined) return [`${owner} and ${page} have the same canonical address ${canonical}.`];
    owners.set(canonical, page);
    return pageAt(canonical) === page ? [] : [`${page} has the canonical address ${canonical}, not its own.`];
  });
}

/**
 * Translations that are not reciprocal: search engines then ignore both. Every page of a set names the whole of it,
 * itself and, where it has another, `x-default` included. https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternateProblems(facts: Facts, pageAt: PageAt): string[] {
  return [...facts].flatMap(([page, { isIndexed, alternates }]) => {
    if (!isIndexed) return [];
    const key = alternatesKey(alternates);
    const languages = alternates.map(([language]) => language);
    const repeated = languages.filter((language, index) => languages.indexOf(language) !== index);
    return [
      ...repeated.map((language) => `${page} names two translations for ${language}.`),
      ...(languages.length < 2 || languages.includes('x-default')
        ? []
        : [`${page} names no page for other languages (x-default).`]),
      ...(alternates.some(([language, address]) => language !== 'x-default' && pageAt(address) === page)
        ? []
        : [`${page} does not name itself among its translations.`]),
      ...alternates.flatMap(([language, address]) => {
        const other = pageAt(address);
        const found = other === undefined ? undefined : facts.get(other);
        if (!found?.isIndexed) {
          return [`${page} names ${address} for ${language}, which is no page that may be indexed.`];
        }
        return alternatesKey(found.alternates) === key
          ? []
          : [`${page} names ${other} for ${language}, which names other translations than it.`];
      }),
    ];
  });
}
