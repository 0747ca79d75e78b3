/**
 * Sections of the disclosure that Regulation (EU) 2019/2088 (SFDR), article 10, asks of a fund, in the order of Delegated
 * Regulation (EU) 2022/1288: article 24 for a fund of article 8, article 37 for one of article 9.
 */
const rules = {
  8: {
    source: 'article 24 of Delegated Regulation (EU) 2022/1288',
    sections: [
      'SUMMARY',
      'NO_SUSTAINABLE_OBJECTIVE',
      'CHARACTERISTICS',
      'STRATEGY',
      'PROPORTION',
      'CHARACTERISTICS_MONITORING',
      'CHARACTERISTICS_METHODOLOGIES',
      'DATA',
      'LIMITATIONS',
      'DUE_DILIGENCE',
      'ENGAGEMENT',
      'BENCHMARK',
    ],
  },
  9: {
    source: 'article 37 of Delegated Regulation (EU) 2022/1288',
    sections: [
      'SUMMARY',
      'NO_SIGNIFICANT_HARM',
      'OBJECTIVE',
      'STRATEGY',
      'PROPORTION',
      'OBJECTIVE_MONITORING',
      'OBJECTIVE_METHODOLOGIES',
      'DATA',
      'LIMITATIONS',
      'DUE_DILIGENCE',
      'ENGAGEMENT',
      'ATTAINMENT',
    ],
  },
} as const;

/** Only where an index is designated (article 24, point (l)). */
const optionalSection = 'BENCHMARK';

function isRuled(article: number | null | undefined): article is keyof typeof rules {
  return article === 8 || article === 9;
}

export interface DisclosureProblem {
  /** The section's place among those that there are; undefined for the disclosure as a whole. */
  index?: number;
  /** “expected …”, with the article and the remedy. */
  expected: string;
}

/**
 * The first thing that is wrong with a fund's disclosure.
 *
 * @param article of SFDR under which the fund is classified
 * @param codes of its sections in their order; `null` where there is no disclosure
 */
export function disclosureProblem(
  article: number | null | undefined,
  codes: readonly string[] | null,
): DisclosureProblem | undefined {
  if (!isRuled(article)) {
    if (codes === null) return undefined;
    const expected = 'expected no disclosure, as the fund is of neither article 8 nor 9: remove it';
    return { expected: `${expected}, or correct sfdrArticle` };
  }
  const { source } = rules[article];
  const sections: readonly string[] = rules[article].sections;
  const asked = `as ${source} asks of a fund of article ${article}`;
  if (codes === null) {
    return { expected: `expected a disclosure (SFDR, article 10), ${asked}: add it, or correct sfdrArticle` };
  }
  const first = sections.findIndex((section, place) => codes[place] !== section);
  const index = first === -1 ? sections.length : first;
  const [wanted, got] = [sections[index], codes[index]];
  if (got !== undefined && (!sections.includes(got) || codes.indexOf(got) < index)) {
    return { index, expected: `expected only sections ${asked}, each once, got ${got}: remove it` };
  }
  if (wanted === undefined || (got === undefined && wanted === optionalSection)) return undefined;
  const place = `expected the section ${wanted} here, ${asked}`;
  return {
    index,
    expected: codes.includes(wanted) ? `${place}, got ${got}: put it in its place` : `${place}: add it`,
  };
}
