import type { FactSource } from '../../content/facts/fact';
import { precontractualAnnex } from '../../content/facts/sustainabilityFacts';
import type { Content, Fund, Share } from '../../content/parsing/content';
import { contentLocales } from '../../content/contentLocales';
import { fundDocumentPath, pastPerformancePath, sustainabilityPath } from '../graphql/sitePaths';
import { publishedPerformance } from '../performance/publishedPerformance';

/** Texts and pages of files are in the house's language, documents in English, which most readers know. */
const [homeLocale] = contentLocales;

const mostYears = 10;

/** Whole years, of which the page shows ten at most (delegated regulation (EU) 2017/653, annex VIII). */
function pastYears(fund: Fund, share: Share): number {
  const years = publishedPerformance(fund, share)?.calendarYears ?? [];
  return Math.min(mostYears, years.filter(({ complete }) => complete).length);
}

/** Reads the addresses and figures that the facts of a share need beside the content. @param site its origin, in front of addresses */
export function factSource(
  { company }: Pick<Content, 'company'>,
  { fund, share }: { fund: Fund; share: Share },
  site: string,
): FactSource {
  const hasKid = share.documents.some(({ type }) => type === 'KIID');
  const annexIn = precontractualAnnex(fund);
  const performance = encodeURI(site + pastPerformancePath(fund, share, homeLocale));
  return {
    company,
    fund,
    share,
    addresses: {
      kid: hasKid ? site + fundDocumentPath({ fund, share, locale: 'en' }, 'KIID') : null,
      pastPerformance: `${performance}#past-performance`,
      scenarios: `${performance}#scenarios`,
      precontractualAnnex:
        annexIn
          ?.map(
            ({ locale }) => site + fundDocumentPath({ fund, share: null, locale }, 'PRECONTRACTUAL_ANNEX'),
          )
          .join(';') ?? null,
      disclosure: fund.sustainability && encodeURI(site + sustainabilityPath(fund, homeLocale)),
    },
    pastYears: pastYears(fund, share),
  };
}
