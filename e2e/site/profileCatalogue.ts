import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import type { InvestorProfileCode } from '../../src/features/profiles/investorProfiles';
import type { Locale } from '../../src/i18n/locales';

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

/** Addresses throughout, in the order in which they are shown. */
export type OfferedShare = { path: string; documents: string[] };

export type OfferedFund = {
  path: string;
  isBond: boolean;
  isIsr: boolean;
  documents: string[];
  shares: OfferedShare[];
};

export type ProfileCatalogue = {
  funds: OfferedFund[];
  /** The share to which the footer's "subscribe" leads. */
  subscribed: string;
};

/** Document types that each profile does not see, the types' order and that of the shares: spec §6 and §9, word by word. */
const hiddenTypes: Record<InvestorProfileCode, readonly string[]> = {
  RETAIL: ['MONTHLY_REPORT', 'SUBSCRIPTION'],
  PRO: ['RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION'],
  INSTIT: ['RETAIL_MONTHLY_REPORT'],
};
const typeOrder =
  'KIID, PROSPECTUS, SUBSCRIPTION, MONTHLY_REPORT, RETAIL_MONTHLY_REPORT, ESG_MONTHLY_REPORT, ANNUAL_REPORT, SHAREHOLDERS_LETTER'.split(
    ', ',
  );
const shareOrder = 'I, I USD, R, R USD, N, N USD, F, S USD'.split(', ');

function visibleDocuments(rows: v.InferOutput<typeof documents>, profile: InvestorProfileCode): string[] {
  return rows
    .filter(({ documentType }) => !hiddenTypes[profile].includes(documentType.code))
    .sort((a, b) => typeOrder.indexOf(a.documentType.code) - typeOrder.indexOf(b.documentType.code))
    .map(({ url }) => url);
}

function offeredFund(row: FundRow, category: string, profile: InvestorProfileCode): OfferedFund {
  const shares = row.shares.sort((a, b) => shareOrder.indexOf(a.name) - shareOrder.indexOf(b.name));
  return {
    path: row.url,
    isBond: category === 'BONDS',
    isIsr: row.tags.some(({ label }) => label === 'LABEL_ISR'),
    documents: visibleDocuments(row.documents, profile),
    shares: shares.map(({ url, documents: ofShare }) => ({
      path: url,
      documents: visibleDocuments([...ofShare, ...row.documents], profile),
    })),
  };
}

/** What the content API answers to a visitor of this profile. @throws ValiError when it is not the contract's */
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
      // Funds without a share that has fetched data are dropped (spec §5).
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
