import { shareAge } from '../../src/api/shareAge';
import type { LocaleContent } from './fetchLocaleContent';

/** One sentence, the same in every locale, for each active share over one year without performance scenarios. */
export function missingScenarios({ categories }: LocaleContent): string[] {
  return categories
    .flatMap(({ funds }) => funds)
    .flatMap(({ code, shares }) =>
      shares
        .filter(({ inceptionDate, lastPrice, scenarios }) => {
          const { lessThanOneYear } = shareAge(inceptionDate, lastPrice?.date ?? null);
          return !lessThanOneYear && scenarios.length === 0;
        })
        .map(
          ({ isinCode }) =>
            `Fund "${code}", share "${isinCode}": it has no scenarios, which are to be published each month ` +
            '(Delegated Regulation (EU) 2017/653, article 8(3))',
        ),
    );
}
