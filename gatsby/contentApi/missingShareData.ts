import type { LocaleContent } from './fetchLocaleContent';

const requirements = {
  costs:
    'it has no costs of its last financial year, by parts ' +
    '(Delegated Regulation (EU) 2017/653, annexes VI and VII; Directive 2014/65/EU, article 24(4))',
  scenarios:
    'it has no scenarios, which are to be published each month (Delegated Regulation (EU) 2017/653, article 8(3))',
};

/** A sentence, the same in every locale, for each of these that an active share over one year lacks. */
export function missingShareData({ categories }: LocaleContent): string[] {
  return categories
    .flatMap(({ funds }) => funds)
    .flatMap(({ code, shares }) =>
      shares
        .filter(({ lessThanOneYear }) => !lessThanOneYear)
        .flatMap(({ isinCode, costs, scenarios }) => [
          ...(costs ? [] : [`Fund "${code}", share "${isinCode}": ${requirements.costs}`]),
          ...(scenarios.length > 0 ? [] : [`Fund "${code}", share "${isinCode}": ${requirements.scenarios}`]),
        ]),
    );
}
