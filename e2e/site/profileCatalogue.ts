import type { InvestorProfileCode } from '../../src/profiles/investorProfiles';
import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import type { Locale } from '../../src/i18n/locales';

/* behaviour.md §6 and §9, word by word: none of it comes from the site's own code. */

/** Document types hidden from each profile. */
export const hiddenTypes: Record<InvestorProfileCode, readonly string[]> = {
  RETAIL: ['MONTHLY_REPORT', 'SUBSCRIPTION'],
  PRO: ['RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION'],
  INSTIT: ['RETAIL_MONTHLY_REPORT'],
};

export const documentOrder =
  'KIID, PROSPECTUS, SUBSCRIPTION, MONTHLY_REPORT, RETAIL_MONTHLY_REPORT, ESG_MONTHLY_REPORT, ANNUAL_REPORT, SHAREHOLDERS_LETTER'.split(
    ', ',
  );

export const shareOrder = 'I, I USD, R, R USD, N, N USD, F, S USD'.split(', ');

const query = `query ($locale: String!, $investorProfile: String) {
  fundCategories(locale: $locale) {
    code
    funds(locale: $locale, investorProfile: $investorProfile) {
      url
      tags { label }
      documents { url documentType { code } }
      shares(locale: $locale, activeOnly: true, investorProfile: $investorProfile) {
        url
        name
        fetchedData { code }
        documents { url documentType { code } }
      }
    }
  }
}`;

const documents = v.array(v.object({ url: v.string(), documentType: v.object({ code: v.string() }) }));

const share = v.object({
  url: v.string(),
  name: v.string(),
  fetchedData: v.array(v.object({ code: v.string() })),
  documents,
});

const fund = v.object({
  url: v.string(),
  tags: v.array(v.object({ label: v.string() })),
  documents,
  shares: v.array(share),
});

const answer = v.object({
  data: v.object({ fundCategories: v.array(v.object({ code: v.string(), funds: v.array(fund) })) }),
});

type FundRow = v.InferOutput<typeof fund>;

/** All are addresses, in display order. */
export type OfferedShare = {
  path: string;
  documents: string[];
  /** Documents in the subscribe tab. */
  subscription: string[];
};

export type OfferedFund = {
  path: string;
  isBond: boolean;
  isIsr: boolean;
  documents: string[];
  shares: OfferedShare[];
  /** The share that the fund's own page shows: the first one with a price. */
  mainShare: OfferedShare | undefined;
};

export type ProfileCatalogue = {
  funds: OfferedFund[];
  /** Target of the footer's "subscribe" link. */
  subscribed: string;
};

type DocumentRow = v.InferOutput<typeof documents>[number];

function visibleDocuments(rows: readonly DocumentRow[], profile: InvestorProfileCode): DocumentRow[] {
  return rows
    .filter(({ documentType }) => !hiddenTypes[profile].includes(documentType.code))
    .sort((a, b) => documentOrder.indexOf(a.documentType.code) - documentOrder.indexOf(b.documentType.code));
}

const urlsOf = (rows: readonly DocumentRow[]) => rows.map(({ url }) => url);

/** Documents to read before subscribing, and forms to fill in. */
const subscriptionTypes = ['KIID', 'PROSPECTUS', 'SUBSCRIPTION'];

function offeredFund(row: FundRow, category: string, profile: InvestorProfileCode): OfferedFund {
  const shares = row.shares
    .sort((a, b) => shareOrder.indexOf(a.name) - shareOrder.indexOf(b.name))
    .map((share) => {
      const visible = visibleDocuments([...share.documents, ...row.documents], profile);
      return {
        path: share.url,
        isPriced: share.fetchedData.length > 0,
        documents: urlsOf(visible),
        subscription: urlsOf(
          visible.filter(({ documentType }) => subscriptionTypes.includes(documentType.code)),
        ),
      };
    });
  return {
    path: row.url,
    isBond: category === 'BONDS',
    isIsr: row.tags.some(({ label }) => label === 'LABEL_ISR'),
    documents: urlsOf(visibleDocuments(row.documents, profile)),
    shares,
    mainShare: shares.find(({ isPriced }) => isPriced) ?? shares[0],
  };
}

/** The content API's answer for a profile. @throws ValiError when it breaks the contract */
export async function readProfileCatalogue(
  request: APIRequestContext,
  locale: Locale,
  profile: InvestorProfileCode,
): Promise<ProfileCatalogue> {
  const variables = { locale, investorProfile: profile };
  const response = await request.post('/graphql', { data: { query, variables } });
  const { fundCategories } = v.parse(answer, await response.json()).data;
  const categories = fundCategories.map(({ code, funds }) => ({
    code,
    funds: funds
      // Funds without a share that has fetched data are dropped (behaviour.md §5).
      .filter(({ shares }) => shares.some(({ fetchedData }) => fetchedData.length > 0))
      .map((row) => offeredFund(row, code, profile)),
  }));
  const subscribedCategory =
    categories.find(({ code, funds }) => code === 'EQUITY' && funds.length > 0) ??
    categories.find(({ funds }) => funds.length > 0);
  return {
    funds: categories.flatMap(({ funds }) => funds),
    subscribed: subscribedCategory?.funds[0]?.shares[0]?.path ?? '',
  };
}
