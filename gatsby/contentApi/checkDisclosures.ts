import { disclosureProblem } from '../../contract/sustainabilitySections';
import { ContentApiError } from './contentApiError';
import type { LocaleContent } from './fetchLocaleContent';

/** One sentence for each fund whose sustainability disclosure is not the one that its article of SFDR asks for. */
export function disclosureProblems({ locale, categories }: LocaleContent): string[] {
  return categories
    .flatMap(({ funds }) => funds)
    .flatMap(({ code, sfdrArticle, sustainability }) => {
      const sections = sustainability?.sections ?? null;
      const problem = disclosureProblem(sfdrArticle, sections && sections.map((section) => section.code));
      const empty = sections?.filter(({ title, body }) => title.trim() === '' || body.trim() === '') ?? [];
      return [
        ...(problem ? [problem.expected] : []),
        ...empty.map((section) => `expected a title and a text of the section ${section.code}: add them`),
      ].map((expected) => `Fund "${code}" (${locale}), sustainability: ${expected}`);
    });
}

/** @throws ContentApiError naming fund, section and article of each problem */
export function checkDisclosures(contents: readonly LocaleContent[], address: string): void {
  const problems = contents.flatMap(disclosureProblems);
  if (problems.length === 0) return;
  throw new ContentApiError(
    address,
    ['sustainability disclosures are not as SFDR asks:', ...problems].join('\n  - '),
  );
}
