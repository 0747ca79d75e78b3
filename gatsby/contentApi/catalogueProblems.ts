import type { ShareRow } from '../../contract/queryRows';
import { shareAge } from '../../figures/countedNavs';
import { disclosureProblem } from '../../contract/sustainabilitySections';
import type { LocaleContent } from './fetchLocaleContent';

/** What is wrong with each share, after its name. Figures are the same in every locale, and so are the sentences. */
function shareProblems({ categories }: LocaleContent, problems: (share: ShareRow) => string[]): string[] {
  return categories
    .flatMap(({ funds }) => funds)
    .flatMap(({ code, shares }) =>
      shares.flatMap((share) =>
        problems(share).map((problem) => `Fund "${code}", share "${share.isinCode}": ${problem}`),
      ),
    );
}

/** A sentence for each share that is said to be a year old, and is not by its own days (AMF position-recommendation DOC-2011-24). */
export function ageProblems(content: LocaleContent): string[] {
  return shareProblems(content, ({ inceptionDate, lastPrice, lessThanOneYear, computedData }) => {
    const firstNav = computedData?.performances.find((row) => row.code === 'inception')?.startDate;
    const navs = [firstNav ?? inceptionDate, lastPrice?.date].flatMap((date) => (date ? [{ date }] : []));
    if (lessThanOneYear || (lastPrice && !shareAge(inceptionDate, navs).lessThanOneYear)) return [];
    return [
      `lessThanOneYear is false, although no year has passed between its inception (${inceptionDate}), ` +
        `its first NAV (${firstNav ?? 'unknown'}) and its last (${lastPrice?.date ?? 'none'})`,
    ];
  });
}

/** A sentence for each price of a day to come: it is not shown. @param today `YYYY-MM-DD` */
export function comingPrices(content: LocaleContent, today: string): string[] {
  return shareProblems(content, ({ lastPrice }) =>
    lastPrice?.date && lastPrice.date > today ? [`its last NAV is of ${lastPrice.date}, a day to come`] : [],
  );
}

const requirements = {
  costs:
    'it has no costs of its last financial year, by parts ' +
    '(Delegated Regulation (EU) 2017/653, annexes VI and VII; Directive 2014/65/EU, article 24(4))',
  scenarios:
    'it has no scenarios, which are to be published each month (Delegated Regulation (EU) 2017/653, article 8(3))',
};

/** A sentence for each of these that an active share over one year lacks. */
export function missingShareData(content: LocaleContent): string[] {
  return shareProblems(content, ({ lessThanOneYear, costs, scenarios }) =>
    lessThanOneYear
      ? []
      : [...(costs ? [] : [requirements.costs]), ...(scenarios.length > 0 ? [] : [requirements.scenarios])],
  );
}

/** The summary risk indicator is a class from 1 to 7 (Delegated Regulation (EU) 2017/653, annex II). */
const isRiskClass = (level: number | null) =>
  level === null || (Number.isInteger(level) && level >= 1 && level <= 7);

/** A sentence for each fund or share whose risk indicator is none. */
export function riskLevelProblems({ categories }: LocaleContent): string[] {
  return categories
    .flatMap(({ funds }) => funds)
    .flatMap(({ code, riskLevel, shares }) =>
      [
        { owner: `Fund "${code}"`, riskLevel },
        ...shares.map((share) => ({ ...share, owner: `Fund "${code}", share "${share.isinCode}"` })),
      ]
        .filter((one) => !isRiskClass(one.riskLevel))
        .map((one) => `${one.owner}: riskLevel is ${one.riskLevel}`),
    );
}

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
