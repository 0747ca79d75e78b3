import { messageOf } from '../../platform/errors';
import { dayInParis } from '../../contract/parisTime';
import { locales } from '../../src/i18n/locales';
import { fetchBrand } from '../brand/fetchBrand';
import { schemaDifferences } from '../contentApi/schemaDifferences';
import { fetchLocaleContent } from '../contentApi/fetchLocaleContent';
import type { ContentApi } from '../contentApi/postToContentApi';
import { posting } from '../contentApi/runQuery';
import { createSanitise } from '../sanitise/sanitiseHtml';
import { answerMisses, refusalMisses } from './answerMisses';
import { contentMisses } from './contentMisses';

/**
 * All that the site misses in a content API, one sentence each: what, where, what to do (content-api/CONTRACT.md).
 * @throws ContentApiError when there is no content API at the address
 */
export async function contractMisses(api: ContentApi): Promise<string[]> {
  const differences = await schemaDifferences(api);
  const misses = [
    ...differences.map((difference) => `Schema: ${difference} Compare it with content-api/schema.graphql`),
    ...(await refusalMisses(api)),
    ...(await fetchBrand(api).then(
      () => [],
      (error: unknown) => [messageOf(error)],
    )),
  ];
  const address = `${api.url}/graphql`;
  const sanitise = createSanitise([]);
  const today = dayInParis(new Date());
  for (const locale of locales) {
    try {
      const content = await fetchLocaleContent(posting(api), locale, address);
      misses.push(
        ...contentMisses(content, { address, sanitise, today }),
        ...(await answerMisses(api, content)),
      );
    } catch (error) {
      misses.push(messageOf(error));
    }
  }
  // Codes are the same in every locale.
  return [...new Set(misses)];
}

const examplesShown = 3;

/** Parts in which misses of the same cause differ: a name in quotes, an address, a locale. */
const particular = /"[^"]*"|(?<![\w.])\/[^\s:,]+|\((?:[a-z]{2})\)/g;

/** The parts that are specific to a miss, for a list of examples. */
function particularsOf(miss: string): string {
  return (miss.match(particular) ?? []).join(' ');
}

/**
 * Misses of one cause as one: the first of them in full, how many there are, and where the next ones are.
 *
 * @param misses a sentence each
 */
export function groupMisses(misses: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const miss of misses) {
    const cause = miss.replaceAll(particular, '…');
    groups.set(cause, [...(groups.get(cause) ?? []), miss]);
  }
  return [...groups.values()].map(([first = '', ...others]) => {
    if (others.length === 0) return first;
    const examples = others.slice(0, examplesShown).map((miss) => `\n    ${particularsOf(miss)}`);
    const rest = others.length > examplesShown ? '\n    …' : '';
    return `${first}\n  ${others.length} more like this:${examples.join('')}${rest}`;
  });
}
