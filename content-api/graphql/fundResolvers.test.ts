import { dataOf } from './testing/ask';
import { exampleContent, withActivatedTool, withShare } from '../../content/testing/exampleContent';
import { isins } from '../../content/testing/exampleFunds';

test('each profile is answered the funds and shares that it may see', async () => {
  const funds = (profile: string) =>
    `funds(locale: "fr", investorProfile: "${profile}") {
      code shares(locale: "fr", investorProfile: "${profile}") { isinCode }
    }`;
  const answer = await dataOf(
    `{ fundCategories(locale: "fr") { code retail: ${funds('RETAIL')} pro: ${funds('PRO')} } }`,
  );
  expect(answer).toEqual({
    fundCategories: [
      {
        code: 'EQUITY',
        retail: [{ code: 'emerging-equity', shares: [{ isinCode: isins.young }] }],
        pro: [{ code: 'emerging-equity', shares: [{ isinCode: isins.old }, { isinCode: isins.young }] }],
      },
      {
        code: 'BONDS',
        retail: [],
        pro: [{ code: 'emerging-bonds', shares: [{ isinCode: isins.unpriced }] }],
      },
    ],
  });
});

test('without a profile everything is answered, closed shares where they are asked for', async () => {
  const answer = await dataOf(
    `{ fundCategories(locale: "fr") { funds(locale: "fr") {
      active: shares(locale: "fr") { isinCode active }
      all: shares(locale: "fr", activeOnly: false) { isinCode active }
    } } }`,
  );
  const active = [
    { isinCode: isins.old, active: true },
    { isinCode: isins.young, active: true },
  ];
  expect(answer).toMatchObject({
    fundCategories: [
      { funds: [{ active, all: [...active, { isinCode: isins.closed, active: false }] }] },
      { funds: [{ active: [{ isinCode: isins.unpriced }] }] },
    ],
  });
});

test('a fund is written for its locale', async () => {
  const answer = await dataOf(
    `{ fundCategories(locale: "fr") {
      title description categoryDisplayOrder
      funds(locale: "en") {
        title slug url translations { locale slug } description philosophy quote
        aum { value displayValue dateFrom dateTo formattedDate }
        currenciesList categoryDisplayOrder category { code title } specificCategory { code title }
        tags { label title } eligibilities { code title } customData { code title value }
        characteristics { benchmark auditor inceptionDate formattedInceptionDate }
        managers { name } risks { code title text } riskNotCaptured liquidityTools { code title text }
        benchmark { name returnType currency components { title weight } provider register }
        portfolio { formattedDate geographic { code title value } topLines { code title value } }
      }
    } }`,
  );
  expect(answer).toMatchObject({
    fundCategories: [
      {
        title: 'Actions',
        description: 'Actions émergentes',
        categoryDisplayOrder: 1,
        funds: [
          {
            title: 'Emerging Equity',
            slug: 'emerging-equity',
            url: '/en/funds/emerging-equity',
            translations: [
              { locale: 'fr', slug: 'actions-émergentes' },
              { locale: 'en', slug: 'emerging-equity' },
              { locale: 'it', slug: 'azionario-emergenti' },
            ],
            description: 'Some fifty companies',
            philosophy: '<p>Comprendre</p>',
            quote: null,
            aum: {
              value: 1_284_600_000,
              displayValue: '1,285\u00a0M€',
              dateFrom: null,
              dateTo: '2026-10-30',
              formattedDate: '30\u00a0October\u00a02026',
            },
            currenciesList: ['EUR', 'USD'],
            categoryDisplayOrder: 1,
            category: { code: 'EQUITY', title: 'Equity' },
            specificCategory: { code: null, title: 'Global equity' },
            tags: [{ label: 'LABEL_ISR', title: 'ISR label' }],
            eligibilities: [{ code: 'PEA', title: 'PEA' }],
            customData: [{ code: 'HOLDINGS', title: 'Holdings', value: '52' }],
            characteristics: {
              benchmark: 'Emerging composite, dividends reinvested',
              auditor: null,
              inceptionDate: '2014-11-01',
              formattedInceptionDate: '1\u00a0November\u00a02014',
            },
            managers: [{ name: 'Maud Verlaine' }],
            risks: [{ code: 'EQUITY', title: 'Equity', text: 'Prices fall.' }],
            riskNotCaptured: 'Liquidity',
            liquidityTools: [{ code: 'REDEMPTION_GATE', title: 'Gate', text: 'Above 5%.' }],
            benchmark: {
              name: 'Emerging composite',
              returnType: 'dividends reinvested',
              currency: 'EUR',
              components: [{ title: 'Asia', weight: 100 }],
              provider: 'Orvane Index Services',
              register: 'Registered.',
            },
            portfolio: {
              formattedDate: '30\u00a0October\u00a02026',
              geographic: [{ code: 'IN', title: 'India', value: 21.4 }],
              topLines: [{ code: null, title: 'Deccan Private Bank', value: 5.2 }],
            },
          },
        ],
      },
      {
        funds: [
          { aum: null, portfolio: null, benchmark: null, specificCategory: null, currenciesList: ['EUR'] },
        ],
      },
    ],
  });
});

test('currencies are in the order EUR, USD, others', async () => {
  const content = withShare(isins.closed, { active: true });
  const reversed = {
    ...content,
    funds: content.funds.map((fund) => ({ ...fund, shares: fund.shares.toReversed() })),
  };
  const answer = await dataOf(
    '{ fundCategories(locale: "fr") { funds(locale: "fr") { currenciesList } } }',
    reversed,
  );
  expect(answer).toMatchObject({
    fundCategories: [{ funds: [{ currenciesList: ['EUR', 'USD', 'CHF'] }] }, {}],
  });
});

test('documents are in the order of their types, all or those asked for', async () => {
  const answer = await dataOf(
    `{ fundCategories(locale: "fr") { funds(locale: "fr") {
      documents {
        documentType { code title } url language date formattedDate fileType fileSize otherLanguages { language url }
        editions { url }
      }
      some: documents(types: ["ANNUAL_REPORT", "KIID"]) { documentType { code } }
    } } }`,
  );
  expect(answer).toMatchObject({
    fundCategories: [
      {
        funds: [
          {
            documents: [
              {
                documentType: { code: 'PROSPECTUS', title: 'Prospectus' },
                url: '/e/fr/docs/funds/actions-%C3%A9mergentes/PROSPECTUS',
                // There is none in French.
                language: 'en',
                date: null,
                formattedDate: null,
                fileType: 'pdf',
                fileSize: 240_400,
                otherLanguages: [],
                editions: [],
              },
              {
                documentType: { code: 'ANNUAL_REPORT', title: 'Rapport annuel' },
                formattedDate: '30\u00a0avril\u00a02026',
                otherLanguages: [
                  { language: 'en', url: '/e/en/docs/funds/emerging-equity/ANNUAL_REPORT' },
                  { language: 'it', url: '/e/it/docs/funds/azionario-emergenti/ANNUAL_REPORT' },
                ],
              },
            ],
            some: [{ documentType: { code: 'ANNUAL_REPORT' } }],
          },
        ],
      },
      {},
    ],
  });
});

test('a fund without shares has no inception date', async () => {
  const content = { ...exampleContent, funds: exampleContent.funds.map((fund) => ({ ...fund, shares: [] })) };
  const query =
    '{ fundCategories(locale: "fr") { funds(locale: "fr") { characteristics { formattedInceptionDate } } } }';
  const nothing = { funds: [{ characteristics: { formattedInceptionDate: null } }] };
  expect(await dataOf(query, content)).toEqual({ fundCategories: [nothing, nothing] });
});

test('cut-off time and settlement are those of the terms in force, in words', async () => {
  const dealing = [
    { date: '2014-03-17', cutOff: '11:00', settlementDays: 2 },
    { date: '2026-10-12', cutOff: '12:00', settlementDays: 1 },
  ];
  const content = { ...exampleContent, funds: exampleContent.funds.map((fund) => ({ ...fund, dealing })) };
  const query =
    '{ fundCategories(locale: "en") { funds(locale: "en") { characteristics { cutOffTime settlementDate } } } }';
  const characteristics = {
    cutOffTime: 'Noon, Paris time',
    settlementDate: 'One business day after the NAV',
  };
  expect(await dataOf(query, content)).toMatchObject({
    fundCategories: [{ funds: [{ characteristics }] }, { funds: [{ characteristics }] }],
  });
});

test('a liquidity management tool in use is told in the words of the locale, with its days', async () => {
  const fields = 'code title text date formattedDate until formattedUntil';
  const query = `{ fundCategories(locale: "fr") { funds(locale: "en") { activatedTools { ${fields} } } } }`;
  const tool = {
    ...{ code: 'REDEMPTION_GATE', title: 'Gate', text: 'Above 5%.' },
    ...{ date: '2026-11-12', formattedDate: '12\u00a0November\u00a02026' },
    ...{ until: '2026-12-18', formattedUntil: '18\u00a0December\u00a02026' },
  };
  const told = { funds: [{ activatedTools: [tool] }] };
  expect(await dataOf(query, withActivatedTool('2026-12-18'))).toEqual({ fundCategories: [told, told] });
  const open = { ...tool, until: null, formattedUntil: null };
  expect(await dataOf(query, withActivatedTool())).toMatchObject({
    fundCategories: [{ funds: [{ activatedTools: [open] }] }, {}],
  });
});

test('a fund outside of SFDR has no article', async () => {
  const funds = exampleContent.funds.map((fund) => ({ ...fund, sfdrArticle: 0 as const }));
  const query = '{ fundCategories(locale: "fr") { funds(locale: "fr") { sfdrArticle } } }';
  const none = { funds: [{ sfdrArticle: null }] };
  expect(await dataOf(query, { ...exampleContent, funds })).toEqual({ fundCategories: [none, none] });
});

test('a disclosure is written for the locale, its day that of the latest change', async () => {
  const answer = await dataOf(
    `{ fundCategories(locale: "fr") { funds(locale: "en") { sustainability {
      sections { code title body } changes { date formattedDate text } updatedAt
    } } } }`,
  );
  expect(answer).toMatchObject({
    fundCategories: [
      {
        funds: [
          {
            sustainability: {
              sections: [{ code: 'SUMMARY', title: 'Summary', body: '<p>Promoted</p>' }],
              changes: [
                { date: '2026-06-30', formattedDate: '30\u00a0June\u00a02026', text: 'Clarified' },
                { date: '2023-01-02', formattedDate: '2\u00a0January\u00a02023', text: 'First' },
              ],
              updatedAt: '2026-06-30',
            },
          },
        ],
      },
      { funds: [{ sustainability: null }] },
    ],
  });
});
