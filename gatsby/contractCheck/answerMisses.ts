import type { FundRow, ShareRow } from '../../contract/queryRows';
import * as v from 'valibot';
import { messageOf } from '../../platform/errors';
import { fetchWhole } from '../../platform/http/retryDropped';
import { mapLimited } from '../../platform/runConcurrently';
import { parseLayoutData } from '../../src/api/parseLayoutData';
import { layoutDataQuery, layoutDataVariables } from '../../src/api/layoutDataQuery';
import { parseNavHistory } from '../../src/components/chart/fetchNavs';
import { parseFound } from '../../src/features/search/dialog/fetchFound';
import { defaultLocale } from '../../src/i18n/locales';
import { defaultInvestorProfile, investorProfiles } from '../../src/profiles/investorProfiles';
import { navHistoryPath, rangeFilePath } from '../../src/routes/routeTable';
import type { LocaleContent } from '../contentApi/fetchLocaleContent';
import { type ContentApi, contentApiTimeLimit, postToContentApi } from '../contentApi/postToContentApi';

/** Requests under way at once. */
const atOnce = 4;

const fileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function ask(
  { url, token, timeLimit = contentApiTimeLimit }: ContentApi,
  path: string,
  init: RequestInit = {},
) {
  return fetchWhole(url + path, {
    ...init,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    timeLimitMs: timeLimit,
  });
}

/** @throws Error unless the answer is 200 with the type */
function assertAnswer({ status, headers }: Response, type: string): void {
  if (status !== 200) throw new Error(`answered ${status}`);
  const found = headers.get('content-type') ?? 'no content type';
  if (!found.startsWith(type)) throw new Error(`answered ${found}`);
}

type Trial = {
  /** Method, path and locale of the request. */
  what: string;
  /** Tells the content API's developers how to put it right. */
  remedy: string;
  /** Throws what is wrong with the answer. */
  run: () => Promise<void>;
};

function fileTrial(api: ContentApi, path: string, type: string): Trial {
  return {
    what: `HEAD ${path}`,
    remedy: `Answer HEAD and GET with 200 and the type ${type}`,
    run: async () => assertAnswer(await ask(api, path, { method: 'HEAD' }), type),
  };
}

function navTrials(api: ContentApi, { locale, curves }: LocaleContent, fund: FundRow): Trial[] {
  const path = navHistoryPath(fund.slug, locale);
  const charted = fund.shares.filter(({ isinCode }) => (curves.get(isinCode)?.length ?? 0) > 1);
  const json: Trial = {
    what: `GET ${path}`,
    remedy:
      'Answer { shares: [{ isin, name, currency, valuationFrequency, navs: [{ date, nav, adjusted, benchmark }] }] }, days rising',
    run: async () => {
      const response = await ask(api, path);
      assertAnswer(response, 'application/json');
      const answer: unknown = await response.json();
      charted.forEach(({ isinCode }) => parseNavHistory(answer, isinCode));
    },
  };
  const files = ['xlsx', 'csv'].map((format) =>
    fileTrial(api, `${path}?format=${format}`, fileTypes[format] ?? ''),
  );
  return [json, ...files];
}

/** Columns of `docs/data-files.md` that say what the pages say, too. */
const toldByPages: Readonly<Record<string, (fund: FundRow, share: ShareRow) => unknown>> = {
  'OFST020000 ISIN': (_, share) => share.isinCode,
  'OFST020050 Share Class Extension': (_, share) => share.name,
  'OFST020540 Share Class Currency': (_, share) => share.currency.code,
  'OFST020560 Share Class Launch Date': (_, share) => share.inceptionDate,
  'OFST020400 Share Class Distribution Policy': (_, share) => share.distributionPolicy?.toLowerCase(),
  'OFDY000035 Valuation NAV': (_, share) => share.lastPrice?.value,
  'OFDY000036 Valuation NAV Date': (_, share) => share.lastPrice?.date,
  'OFDY000040 Transaction NAV': (_, share) => share.lastPrice?.value,
  'OFDY000041 Transaction NAV Date': (_, share) => share.lastPrice?.date,
  'OFDY000061 AuM Fund Date': (fund) => fund.aum?.dateTo,
  'OFEP010900 EPT Summary Risk Indicator': (fund, share) => share.riskLevel ?? fund.riskLevel,
  'OFEP011200 EPT Recommended Holding Period': (fund) => fund.minRecommendedInvestmentDuration,
  'OFEE200400 EET Financial Instrument SFDR Product Type': (fund) => fund.sfdrArticle,
};

const factsSchema = v.record(v.string(), v.unknown());

/** Files of a share for other programs, which may not contradict its page. */
function dataFileTrials(api: ContentApi, fund: FundRow): Trial[] {
  return fund.shares.flatMap((share) => {
    const path = `/e/shares/${share.isinCode}.json`;
    const facts: Trial = {
      what: `GET ${path}`,
      remedy: 'Answer the columns of docs/data-files.md, and what the schema has in each',
      run: async () => {
        const response = await ask(api, path);
        assertAnswer(response, 'application/json');
        const said = v.parse(factsSchema, await response.json());
        if (said['OFST020000 ISIN'] === undefined) throw new Error('has no column "OFST020000 ISIN"');
        for (const [column, valueOf] of Object.entries(toldByPages)) {
          const [value, due] = [said[column], valueOf(fund, share)];
          if (value == null || due == null || value === due) continue;
          throw new Error(
            `says ${JSON.stringify(value)} in "${column}", and the schema ${JSON.stringify(due)}`,
          );
        }
      },
    };
    if (!share.lastPrice) return [facts];
    const navs = (['csv', 'json', 'xlsx'] as const).map((type) =>
      fileTrial(api, `/e/navs/${share.isinCode}.${type}`, fileTypes[type] ?? ''),
    );
    return [facts, ...navs];
  });
}

function rangeTrials(api: ContentApi, { locale, categories }: LocaleContent): Trial[] {
  const shares = categories.flatMap(({ funds }) => funds.flatMap((fund) => fund.shares));
  const isins = shares.filter(({ lastPrice }) => lastPrice).map(({ isinCode }) => isinCode);
  if (isins.length === 0) return [];
  return (['xlsx', 'csv'] as const).map((format) =>
    fileTrial(api, rangeFilePath(isins, locale, format), fileTypes[format] ?? ''),
  );
}

function fileTrials(api: ContentApi, content: LocaleContent): Trial[] {
  const { categories, news, site } = content;
  const funds = [
    ...new Map(categories.flatMap((category) => category.funds).map((fund) => [fund.code, fund])).values(),
  ];
  const documents = [site.company, ...funds, ...funds.flatMap(({ shares }) => shares), ...news].flatMap<{
    url: string;
    fileType: string;
  }>((owner) =>
    owner.documents.flatMap((document) => [document, ...('editions' in document ? document.editions : [])]),
  );
  const pictures = [
    ...site.teamMembers.flatMap(({ portrait }) => portrait ?? []),
    ...news.flatMap(({ image }) => image ?? []),
  ];
  const files = new Map([
    ...documents.map(({ url, fileType }): [string, string] => [url, fileTypes[fileType] ?? '']),
    ...pictures.map(({ url }): [string, string] => [url, 'image/']),
  ]);
  return [
    // Addresses of other sites are not the content API's.
    ...[...files].filter(([url]) => url.startsWith('/')).map(([url, type]) => fileTrial(api, url, type)),
    ...funds
      .filter(({ shares }) => shares.some(({ lastPrice }) => lastPrice))
      .flatMap((fund) => navTrials(api, content, fund)),
    ...rangeTrials(api, content),
    // They are in no language.
    ...(content.locale === defaultLocale
      ? [fileTrial(api, '/e/range.csv', 'text/csv'), ...funds.flatMap((fund) => dataFileTrials(api, fund))]
      : []),
  ];
}

function searchTrial(api: ContentApi, { locale, site }: LocaleContent): Trial {
  const path = `/_content/${locale}`;
  const search = site.pages.find(({ code }) => code === 'contact')?.title ?? '';
  const where = { visibleTo: { $in: [defaultInvestorProfile] } };
  return {
    what: `POST ${path}`,
    remedy:
      'Answer { items, total } with path, kind, title, url and visibleTo of each item that has the words',
    run: async () => {
      const body = JSON.stringify({ deep: true, text: true, search, where, limit: 12 });
      const response = await ask(api, path, { method: 'POST', body });
      assertAnswer(response, 'application/json');
      const { items } = parseFound(await response.json(), defaultInvestorProfile);
      if (items.length === 0) throw new Error(`has no item for "${search}", the title of the page "contact"`);
    },
  };
}

function liveDataTrials(api: ContentApi, { locale }: LocaleContent): Trial[] {
  return investorProfiles.map((profile) => ({
    what: `POST /graphql, the query of pages that are open (${locale}, ${profile})`,
    remedy: 'Answer it as the contract says; limits on queries may not be below it',
    run: async () => {
      const variables = layoutDataVariables(locale, profile);
      parseLayoutData(await postToContentApi(api, layoutDataQuery, variables), locale);
    },
  }));
}

async function missOf({ what, remedy, run }: Trial): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    return [`${what}: ${messageOf(error)}. ${remedy}`];
  }
}

/** Tries the requests of browsers and the build beside the content, in one locale. */
export async function answerMisses(api: ContentApi, content: LocaleContent): Promise<string[]> {
  const trials = [...liveDataTrials(api, content), searchTrial(api, content), ...fileTrials(api, content)];
  return (await mapLimited(trials, atOnce, missOf)).flat();
}

/** Tries requests that have to be refused. */
export async function refusalMisses(api: ContentApi): Promise<string[]> {
  const locale: Trial = {
    what: 'POST /graphql, a locale that does not exist',
    remedy: 'Answer the error "Invalid locale"',
    run: async () => {
      const answer = await postToContentApi(api, '{ pages(locale: "xx") { code } }').catch(messageOf);
      if (typeof answer !== 'string') throw new Error('answered pages');
      if (!answer.includes('Invalid locale')) throw new Error(answer);
    },
  };
  const token: Trial = {
    what: 'POST /graphql, a wrong bearer token',
    remedy: 'Answer 401, or take CONTENT_API_TOKEN out of the configuration',
    run: async () => {
      const body = JSON.stringify({ query: '{ __typename }' });
      const { status } = await ask({ ...api, token: 'wrong' }, '/graphql', { method: 'POST', body });
      if (status !== 401) throw new Error(`answered ${status}`);
    },
  };
  const trials = api.token === undefined ? [locale] : [locale, token];
  return (await Promise.all(trials.map(missOf))).flat();
}
