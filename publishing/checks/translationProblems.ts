import type { PageFacts } from './pageFacts';

type Facts = ReadonlyMap<string, PageFacts>;

/** Path of a page by its absolute address. */
type PathOf = (address: string) => string | undefined;

/** Equal for the same set of translations, in whatever order. */
export function alternatesKey(alternates: PageFacts['alternates']): string {
  return JSON.stringify(
    alternates.map(([language, address]) => `${language.toLowerCase()} ${address}`).sort(),
  );
}

/** Indexed pages without a canonical address, with one that is not theirs, or with another page's. */
export function canonicalProblems(facts: Facts, pathOf: PathOf): string[] {
  const owners = new Map<string, string>();
  return [...facts].flatMap(([page, { isIndexed, canonical }]) => {
    if (!isIndexed) return [];
    if (canonical === null) return [`${page} has no canonical address.`];
    const owner = owners.get(canonical);
    if (owner !== undefined) return [`${owner} and ${page} have the same canonical address ${canonical}.`];
    owners.set(canonical, page);
    return pathOf(canonical) === page ? [] : [`${page} has the canonical address ${canonical}, not its own.`];
  });
}

/**
 * Translations that are not reciprocal: search engines then ignore both. Every page of a set names the whole of it, itself
 * and `x-default` included. https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternateProblems(facts: Facts, pathOf: PathOf): string[] {
  return [...facts].flatMap(([page, { isIndexed, alternates }]) => {
    if (!isIndexed) return [];
    const key = alternatesKey(alternates);
    const languages = alternates.map(([language]) => language);
    const repeated = languages.filter((language, index) => languages.indexOf(language) !== index);
    return [
      ...repeated.map((language) => `${page} names two translations for ${language}.`),
      ...(languages.includes('x-default') ? [] : [`${page} names no page for other languages (x-default).`]),
      ...(alternates.some(([language, address]) => language !== 'x-default' && pathOf(address) === page)
        ? []
        : [`${page} does not name itself among its translations.`]),
      ...alternates.flatMap(([language, address]) => {
        const other = pathOf(address);
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
