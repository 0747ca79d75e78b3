import * as v from 'valibot';

/** The content that the tests need in one locale, answered by the site's own `/graphql`. */
export const contentQuery = `query ($locale: String!) {
  pages(locale: $locale) { code components { kind } }
  disclaimers: pages(locale: $locale, codes: ["disclaimers"]) { components { code texts { code content } } }
  investorProfiles(locale: $locale) { code title }
  newsCategories(locale: $locale) { slug }
  news(locale: $locale, limit: 100) {
    items { slug routeType mediaType fundCodes translations { locale slug } }
  }
  fundCategories(locale: $locale) {
    code
    funds(locale: $locale) {
      code
      title
      slug
      tags { label }
      translations { locale slug }
      portfolio { date }
      sustainability { updatedAt }
      documents { url documentType { code } }
      shares(locale: $locale) {
        name
        isinCode
        slug
        lessThanOneYear
        fetchedData { code }
        documents { url documentType { code } }
      }
    }
    RETAIL: funds(locale: $locale, investorProfile: "RETAIL") {
      code
      shares(locale: $locale, investorProfile: "RETAIL") { isinCode }
    }
    INSTIT: funds(locale: $locale, investorProfile: "INSTIT") {
      code
      shares(locale: $locale, investorProfile: "INSTIT") { isinCode }
    }
    PRO: funds(locale: $locale, investorProfile: "PRO") {
      code
      shares(locale: $locale, investorProfile: "PRO") { isinCode }
    }
  }
}`;

const translations = v.array(v.object({ locale: v.string(), slug: v.string() }));

const fundsOfProfile = v.array(
  v.object({ code: v.string(), shares: v.array(v.object({ isinCode: v.string() })) }),
);

const documents = v.array(v.object({ url: v.string(), documentType: v.object({ code: v.string() }) }));

const share = v.object({
  name: v.string(),
  isinCode: v.string(),
  slug: v.string(),
  lessThanOneYear: v.boolean(),
  fetchedData: v.array(v.object({ code: v.string() })),
  documents,
});

const fund = v.object({
  code: v.string(),
  title: v.string(),
  slug: v.string(),
  tags: v.array(v.object({ label: v.string() })),
  translations,
  portfolio: v.nullable(v.object({ date: v.string() })),
  sustainability: v.nullable(v.object({ updatedAt: v.nullable(v.string()) })),
  documents,
  shares: v.array(share),
});

export const contentAnswer = v.object({
  data: v.object({
    pages: v.array(v.object({ code: v.string(), components: v.array(v.object({ kind: v.string() })) })),
    disclaimers: v.array(
      v.object({
        components: v.array(
          v.object({
            code: v.string(),
            texts: v.array(v.object({ code: v.string(), content: v.string() })),
          }),
        ),
      }),
    ),
    investorProfiles: v.array(v.object({ code: v.picklist(['RETAIL', 'INSTIT', 'PRO']), title: v.string() })),
    newsCategories: v.array(v.object({ slug: v.string() })),
    news: v.object({
      items: v.array(
        v.object({
          slug: v.string(),
          routeType: v.picklist(['ROUTE', 'EXTERNAL', 'DOC']),
          mediaType: v.nullable(v.string()),
          fundCodes: v.array(v.string()),
          translations,
        }),
      ),
    }),
    fundCategories: v.array(
      v.object({
        code: v.string(),
        funds: v.array(fund),
        RETAIL: fundsOfProfile,
        INSTIT: fundsOfProfile,
        PRO: fundsOfProfile,
      }),
    ),
  }),
});

export type ContentAnswer = v.InferOutput<typeof contentAnswer>['data'];
