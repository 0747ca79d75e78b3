/* Written by `npm run generate:types`: what the content API answers on the example content. */

import type { CategoryRow, CurveRow, FundRow, ShareRow } from '../queryRows';

export const exampleShare: ShareRow = {
  "name": "I",
  "slug": "i",
  "translations": [
    {
      "locale": "fr",
      "slug": "i"
    },
    {
      "locale": "en",
      "slug": "i"
    },
    {
      "locale": "it",
      "slug": "i"
    }
  ],
  "isinCode": "ZZ0000000017",
  "bloombergTicker": "MEREEIE FP",
  "riskLevel": null,
  "managementGoal": "Dépasser l’indicateur",
  "updatedAt": "2026-07-01",
  "currency": {
    "code": "EUR",
    "symbol": "€"
  },
  "inceptionDate": "2014-11-03",
  "formattedInceptionDate": "3 novembre 2014",
  "inceptionNav": {
    "displayValue": "100,00 €"
  },
  "lastPrice": {
    "value": 182.4,
    "displayValue": "182,40 €",
    "date": "2026-11-19",
    "formattedDate": "19 novembre 2026"
  },
  "navIsLate": false,
  "navsVersion": "d2d065f9e2c4",
  "lessThanOneYear": false,
  "moreThanTenYears": true,
  "inceptionYear": 2014,
  "distributionPolicy": "ACCUMULATING",
  "corporateActions": [],
  "navCorrections": [],
  "fetchedData": [
    {
      "code": "ytd",
      "displayValue": "+4,20 %"
    },
    {
      "code": "1y",
      "displayValue": "+6,10 %"
    },
    {
      "code": "3y",
      "displayValue": "−1,05 %"
    },
    {
      "code": "5y",
      "displayValue": null
    },
    {
      "code": "creation_annu",
      "displayValue": "+5,12 %"
    }
  ],
  "computedData": {
    "performances": [
      {
        "code": "ytd",
        "startDate": "2025-12-31",
        "startNav": 175.05,
        "endDate": "2026-11-19",
        "endNav": 182.4,
        "annualisedDays": null,
        "isAdjusted": false,
        "benchmarkStartDate": "2025-12-31",
        "benchmarkEndDate": "2026-11-19",
        "share": 4.1988,
        "benchmark": 3.1
      },
      {
        "code": "1m",
        "startDate": null,
        "startNav": null,
        "endDate": "2026-11-19",
        "endNav": null,
        "annualisedDays": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "code": "3m",
        "startDate": null,
        "startNav": null,
        "endDate": "2026-11-19",
        "endNav": null,
        "annualisedDays": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "code": "6m",
        "startDate": null,
        "startNav": null,
        "endDate": "2026-11-19",
        "endNav": null,
        "annualisedDays": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "code": "1y",
        "startDate": "2025-11-19",
        "startNav": 171.91,
        "endDate": "2026-11-19",
        "endNav": 182.4,
        "annualisedDays": null,
        "isAdjusted": false,
        "benchmarkStartDate": "2025-11-19",
        "benchmarkEndDate": "2026-11-19",
        "share": 6.10203,
        "benchmark": 4.999717
      },
      {
        "code": "3y",
        "startDate": "2023-11-17",
        "startNav": 184.34,
        "endDate": "2026-11-19",
        "endNav": 182.4,
        "annualisedDays": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": -1.052403,
        "benchmark": null
      },
      {
        "code": "5y",
        "startDate": null,
        "startNav": null,
        "endDate": "2026-11-19",
        "endNav": null,
        "annualisedDays": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "code": "10y",
        "startDate": null,
        "startNav": null,
        "endDate": "2026-11-19",
        "endNav": null,
        "annualisedDays": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "code": "inception",
        "startDate": "2014-11-03",
        "startNav": 100,
        "endDate": "2026-11-19",
        "endNav": 182.4,
        "annualisedDays": null,
        "isAdjusted": false,
        "benchmarkStartDate": "2014-11-03",
        "benchmarkEndDate": "2026-11-19",
        "share": 82.4,
        "benchmark": 60
      },
      {
        "code": "creation_annu",
        "startDate": "2014-11-03",
        "startNav": 100,
        "endDate": "2026-11-19",
        "endNav": 182.4,
        "annualisedDays": 4399,
        "isAdjusted": false,
        "benchmarkStartDate": "2014-11-03",
        "benchmarkEndDate": "2026-11-19",
        "share": 5.116999,
        "benchmark": 3.979597
      }
    ],
    "calendarYears": [
      {
        "year": 2026,
        "complete": false,
        "startDate": "2025-12-31",
        "startNav": 175.05,
        "endDate": "2026-11-19",
        "endNav": 182.4,
        "isAdjusted": false,
        "benchmarkStartDate": "2025-12-31",
        "benchmarkEndDate": "2026-11-19",
        "share": 4.1988,
        "benchmark": 3.1
      },
      {
        "year": 2025,
        "complete": true,
        "startDate": "2024-12-31",
        "startNav": 163.6,
        "endDate": "2025-12-31",
        "endNav": 175.05,
        "isAdjusted": false,
        "benchmarkStartDate": "2024-12-31",
        "benchmarkEndDate": "2025-12-31",
        "share": 6.998778,
        "benchmark": 8
      },
      {
        "year": 2024,
        "complete": true,
        "startDate": "2023-12-29",
        "startNav": 165.59,
        "endDate": "2024-12-31",
        "endNav": 163.6,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": -1.201763,
        "benchmark": null
      },
      {
        "year": 2023,
        "complete": true,
        "startDate": null,
        "startNav": null,
        "endDate": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "year": 2022,
        "complete": true,
        "startDate": null,
        "startNav": null,
        "endDate": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "year": 2021,
        "complete": true,
        "startDate": null,
        "startNav": null,
        "endDate": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "year": 2020,
        "complete": true,
        "startDate": null,
        "startNav": null,
        "endDate": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "year": 2019,
        "complete": true,
        "startDate": null,
        "startNav": null,
        "endDate": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "year": 2018,
        "complete": true,
        "startDate": null,
        "startNav": null,
        "endDate": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "year": 2017,
        "complete": true,
        "startDate": null,
        "startNav": null,
        "endDate": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "year": 2016,
        "complete": true,
        "startDate": null,
        "startNav": null,
        "endDate": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      }
    ],
    "discretePeriods": [
      {
        "startDate": "2025-11-19",
        "endDate": "2026-11-19",
        "formattedStartDate": "19 novembre 2025",
        "formattedEndDate": "19 novembre 2026",
        "startNav": 171.91,
        "endNav": 182.4,
        "isAdjusted": false,
        "benchmarkStartDate": "2025-11-19",
        "benchmarkEndDate": "2026-11-19",
        "share": 6.10203,
        "benchmark": 4.999717
      },
      {
        "startDate": "2024-11-19",
        "endDate": "2025-11-19",
        "formattedStartDate": "19 novembre 2024",
        "formattedEndDate": "19 novembre 2025",
        "startNav": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "startDate": "2023-11-17",
        "endDate": "2024-11-19",
        "formattedStartDate": "17 novembre 2023",
        "formattedEndDate": "19 novembre 2024",
        "startNav": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "startDate": "2022-11-19",
        "endDate": "2023-11-17",
        "formattedStartDate": "19 novembre 2022",
        "formattedEndDate": "17 novembre 2023",
        "startNav": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      },
      {
        "startDate": "2021-11-19",
        "endDate": "2022-11-19",
        "formattedStartDate": "19 novembre 2021",
        "formattedEndDate": "19 novembre 2022",
        "startNav": null,
        "endNav": null,
        "isAdjusted": false,
        "benchmarkStartDate": null,
        "benchmarkEndDate": null,
        "share": null,
        "benchmark": null
      }
    ],
    "riskFigures": [
      {
        "code": "volatility",
        "windowYears": 1,
        "frequency": "weekly",
        "share": null,
        "benchmark": null
      },
      {
        "code": "sharpe",
        "windowYears": 1,
        "frequency": "weekly",
        "share": null,
        "benchmark": null
      },
      {
        "code": "tracking_error",
        "windowYears": 1,
        "frequency": "weekly",
        "share": null,
        "benchmark": null
      },
      {
        "code": "max_drawdown",
        "windowYears": 1,
        "frequency": "daily",
        "share": 0,
        "benchmark": 0
      },
      {
        "code": "volatility",
        "windowYears": 3,
        "frequency": "weekly",
        "share": null,
        "benchmark": null
      },
      {
        "code": "sharpe",
        "windowYears": 3,
        "frequency": "weekly",
        "share": null,
        "benchmark": null
      },
      {
        "code": "tracking_error",
        "windowYears": 3,
        "frequency": "weekly",
        "share": null,
        "benchmark": null
      },
      {
        "code": "max_drawdown",
        "windowYears": 3,
        "frequency": "daily",
        "share": -11.250949,
        "benchmark": null
      },
      {
        "code": "volatility",
        "windowYears": 5,
        "frequency": "weekly",
        "share": null,
        "benchmark": null
      },
      {
        "code": "sharpe",
        "windowYears": 5,
        "frequency": "weekly",
        "share": null,
        "benchmark": null
      },
      {
        "code": "tracking_error",
        "windowYears": 5,
        "frequency": "weekly",
        "share": null,
        "benchmark": null
      },
      {
        "code": "max_drawdown",
        "windowYears": 5,
        "frequency": "daily",
        "share": null,
        "benchmark": null
      }
    ]
  },
  "fees": {
    "management": 0.95,
    "movement": 0,
    "performance": "15 %",
    "subscription": 2,
    "redemption": 0
  },
  "costs": {
    "year": 2025,
    "entry": 0.4,
    "exit": 0,
    "ongoing": 1.02,
    "transaction": 0.26,
    "performance": 0.12
  },
  "minimumInitialSubscription": {
    "displayValue": "100 000 €"
  },
  "minimumSubscriptionShares": 0.001,
  "registrations": [
    {
      "country": "FR",
      "countryTitle": "France",
      "audience": "RETAIL"
    },
    {
      "country": "CH",
      "countryTitle": "Suisse",
      "audience": "PROFESSIONAL"
    }
  ],
  "dataFiles": [
    {
      "template": "EMT",
      "version": "V4.3",
      "formattedDate": "30 octobre 2026",
      "url": "/e/shares/ZZ0000000017/EMT",
      "fileType": "csv",
      "fileSize": 1250
    },
    {
      "template": "EPT",
      "version": "V2.1",
      "formattedDate": "19 novembre 2026",
      "url": "/e/shares/ZZ0000000017/EPT",
      "fileType": "csv",
      "fileSize": 6805
    }
  ],
  "scenarios": [
    {
      "date": "2026-10-31",
      "formattedMonth": "octobre 2026",
      "holdingYears": 5,
      "investment": 10000,
      "rows": [
        {
          "code": "STRESS",
          "afterOneYear": {
            "amount": 4300,
            "averageReturn": -57
          },
          "atHoldingPeriod": {
            "amount": 3540,
            "averageReturn": -18.8
          }
        },
        {
          "code": "UNFAVOURABLE",
          "afterOneYear": {
            "amount": 7720,
            "averageReturn": -22.8
          },
          "atHoldingPeriod": {
            "amount": 8570,
            "averageReturn": -3.04
          }
        },
        {
          "code": "MODERATE",
          "afterOneYear": {
            "amount": 10510,
            "averageReturn": 5.1
          },
          "atHoldingPeriod": {
            "amount": 13250,
            "averageReturn": 5.79
          }
        },
        {
          "code": "FAVOURABLE",
          "afterOneYear": {
            "amount": 14120,
            "averageReturn": 41.2
          },
          "atHoldingPeriod": {
            "amount": 18460,
            "averageReturn": 13.05
          }
        }
      ]
    }
  ],
  "documents": [
    {
      "documentType": {
        "code": "KIID",
        "title": "DIC"
      },
      "url": "/e/fr/docs/funds/actions-%C3%A9mergentes/ZZ0000000017/KIID",
      "language": "fr",
      "date": "2026-02-16",
      "formattedDate": "16 février 2026",
      "fileType": "pdf",
      "fileSize": 240400,
      "otherLanguages": [
        {
          "language": "en",
          "url": "/e/en/docs/funds/emerging-equity/ZZ0000000017/KIID"
        },
        {
          "language": "it",
          "url": "/e/it/docs/funds/azionario-emergenti/ZZ0000000017/KIID"
        }
      ],
      "editions": [
        {
          "url": "/e/fr/docs/funds/actions-%C3%A9mergentes/ZZ0000000017/KIID?edition=2025-02-17",
          "language": "fr",
          "date": "2025-02-17",
          "formattedDate": "17 février 2025",
          "fileType": "pdf",
          "fileSize": 240400
        },
        {
          "url": "/e/fr/docs/funds/actions-%C3%A9mergentes/ZZ0000000017/KIID?edition=2024-02-15",
          "language": "fr",
          "date": "2024-02-15",
          "formattedDate": "15 février 2024",
          "fileType": "pdf",
          "fileSize": 240400
        }
      ]
    },
    {
      "documentType": {
        "code": "MONTHLY_REPORT",
        "title": "Reporting mensuel"
      },
      "url": "/e/fr/docs/funds/actions-%C3%A9mergentes/ZZ0000000017/MONTHLY_REPORT",
      "language": "fr",
      "date": "2026-10-30",
      "formattedDate": "30 octobre 2026",
      "fileType": "pdf",
      "fileSize": 240400,
      "otherLanguages": [
        {
          "language": "en",
          "url": "/e/en/docs/funds/emerging-equity/ZZ0000000017/MONTHLY_REPORT"
        },
        {
          "language": "it",
          "url": "/e/it/docs/funds/azionario-emergenti/ZZ0000000017/MONTHLY_REPORT"
        }
      ],
      "editions": []
    }
  ]
};

export const exampleCurve: CurveRow[] = [
  {
    "date": "2014-11-03",
    "share": 100,
    "benchmark": 100
  },
  {
    "date": "2023-11-17",
    "share": 184.34,
    "benchmark": null
  },
  {
    "date": "2023-12-29",
    "share": 165.59,
    "benchmark": null
  },
  {
    "date": "2024-12-31",
    "share": 163.6,
    "benchmark": 143.69
  },
  {
    "date": "2025-11-19",
    "share": 171.91,
    "benchmark": 152.38
  },
  {
    "date": "2025-12-31",
    "share": 175.05,
    "benchmark": 155.19
  },
  {
    "date": "2026-11-19",
    "share": 182.4,
    "benchmark": 160
  }
];

export const youngShare: ShareRow = {
  "name": "R USD",
  "slug": "r-usd",
  "translations": [
    {
      "locale": "fr",
      "slug": "r-usd"
    },
    {
      "locale": "en",
      "slug": "r-usd"
    },
    {
      "locale": "it",
      "slug": "r-usd"
    }
  ],
  "isinCode": "ZZ0000000025",
  "bloombergTicker": "MEREEIE FP",
  "riskLevel": 5,
  "managementGoal": "Dépasser l’indicateur",
  "updatedAt": "2026-07-01",
  "currency": {
    "code": "USD",
    "symbol": "$"
  },
  "inceptionDate": "2026-05-01",
  "formattedInceptionDate": "1er mai 2026",
  "inceptionNav": {
    "displayValue": "100,00 $"
  },
  "lastPrice": {
    "value": 106.152015,
    "displayValue": "106,15 $",
    "date": "2026-11-01",
    "formattedDate": "1er novembre 2026"
  },
  "navIsLate": false,
  "navsVersion": "0f47979950f3",
  "lessThanOneYear": true,
  "moreThanTenYears": false,
  "inceptionYear": 2026,
  "distributionPolicy": "ACCUMULATING",
  "corporateActions": [],
  "navCorrections": [],
  "fetchedData": [
    {
      "code": "ytd",
      "displayValue": null
    },
    {
      "code": "1y",
      "displayValue": null
    },
    {
      "code": "3y",
      "displayValue": null
    },
    {
      "code": "5y",
      "displayValue": null
    },
    {
      "code": "creation_annu",
      "displayValue": null
    }
  ],
  "computedData": null,
  "fees": {
    "management": 0.95,
    "movement": 0,
    "performance": "15 %",
    "subscription": 2,
    "redemption": 0
  },
  "costs": null,
  "minimumInitialSubscription": {
    "displayValue": "100 000 $"
  },
  "minimumSubscriptionShares": 0.001,
  "registrations": [
    {
      "country": "FR",
      "countryTitle": "France",
      "audience": "RETAIL"
    },
    {
      "country": "CH",
      "countryTitle": "Suisse",
      "audience": "PROFESSIONAL"
    }
  ],
  "dataFiles": [
    {
      "template": "EMT",
      "version": "V4.3",
      "formattedDate": "1er novembre 2026",
      "url": "/e/shares/ZZ0000000025/EMT",
      "fileType": "csv",
      "fileSize": 5741
    }
  ],
  "scenarios": [],
  "documents": [
    {
      "documentType": {
        "code": "MONTHLY_REPORT",
        "title": "Reporting mensuel"
      },
      "url": "/e/fr/docs/funds/actions-%C3%A9mergentes/ZZ0000000025/MONTHLY_REPORT",
      "language": "fr",
      "date": "2026-10-30",
      "formattedDate": "30 octobre 2026",
      "fileType": "pdf",
      "fileSize": 240400,
      "otherLanguages": [
        {
          "language": "en",
          "url": "/e/en/docs/funds/emerging-equity/ZZ0000000025/MONTHLY_REPORT"
        },
        {
          "language": "it",
          "url": "/e/it/docs/funds/azionario-emergenti/ZZ0000000025/MONTHLY_REPORT"
        }
      ],
      "editions": []
    }
  ]
};

export const exampleFund: FundRow = {
  "code": "emerging-equity",
  "title": "Actions Émergentes",
  "slug": "actions-émergentes",
  "translations": [
    {
      "locale": "fr",
      "slug": "actions-émergentes"
    },
    {
      "locale": "en",
      "slug": "emerging-equity"
    },
    {
      "locale": "it",
      "slug": "azionario-emergenti"
    }
  ],
  "description": "Une cinquantaine d’entreprises",
  "philosophy": "<p>Comprendre</p>",
  "quote": null,
  "quoteAuthor": null,
  "updatedAt": "2026-08-03",
  "customData": [
    {
      "code": "HOLDINGS",
      "title": "Lignes",
      "value": "52"
    }
  ],
  "minRecommendedInvestmentDuration": 5,
  "tags": [
    {
      "label": "LABEL_ISR",
      "title": "Label ISR"
    }
  ],
  "riskLevel": 4,
  "risks": [
    {
      "code": "EQUITY",
      "title": "Actions",
      "text": "Les cours baissent."
    }
  ],
  "riskNotCaptured": "La liquidité",
  "liquidityTools": [
    {
      "code": "REDEMPTION_GATE",
      "title": "Plafonnement",
      "text": "Au-delà de 5 %."
    }
  ],
  "activatedTools": [],
  "benchmark": {
    "currency": "EUR",
    "components": [
      {
        "title": "Asie",
        "weight": 100
      }
    ],
    "provider": "Orvane Index Services",
    "register": "Inscrit."
  },
  "sfdrArticle": 8,
  "sustainability": {
    "sections": [
      {
        "code": "SUMMARY",
        "title": "Résumé",
        "body": "<p>Promue</p>"
      }
    ],
    "changes": [
      {
        "date": "2026-06-30",
        "formattedDate": "30 juin 2026",
        "text": "Précision"
      },
      {
        "date": "2023-01-02",
        "formattedDate": "2 janvier 2023",
        "text": "Première"
      }
    ],
    "updatedAt": "2026-06-30"
  },
  "aum": {
    "displayValue": "1.285 M€",
    "dateTo": "2026-10-30",
    "formattedDate": "30 octobre 2026"
  },
  "eligibilities": [
    {
      "code": "PEA",
      "title": "PEA"
    }
  ],
  "specificCategory": {
    "title": "Actions mondiales"
  },
  "characteristics": {
    "benchmark": "Composite émergent, dividendes réinvestis",
    "administrator": null,
    "custodian": null,
    "auditor": null,
    "legalStatus": "FCP de droit français",
    "resultAllocation": null,
    "managementTypology": null,
    "subscriptionTerms": null,
    "amfClassification": null,
    "assetClass": null,
    "valuationFrequency": "Quotidienne",
    "cutOffTime": "11 h, heure de Paris",
    "settlementDate": "Deux jours ouvrés après la valeur liquidative",
    "formattedInceptionDate": "3 novembre 2014"
  },
  "changes": [],
  "managers": [
    {
      "code": "maud-verlaine",
      "name": "Maud Verlaine",
      "role": "Gérante",
      "updatedAt": "2026-06-01"
    }
  ],
  "portfolio": {
    "date": "2026-10-30",
    "formattedDate": "30 octobre 2026",
    "geographic": [
      {
        "code": "IN",
        "title": "Inde",
        "value": 21.4
      }
    ],
    "sector": [
      {
        "title": "Finance",
        "value": 24.1
      }
    ],
    "capitalisation": [
      {
        "title": "Grandes",
        "value": 61
      }
    ],
    "topLines": [
      {
        "title": "Deccan Private Bank",
        "value": 5.2
      }
    ]
  },
  "documents": [
    {
      "documentType": {
        "code": "PROSPECTUS",
        "title": "Prospectus"
      },
      "url": "/e/fr/docs/funds/actions-%C3%A9mergentes/PROSPECTUS",
      "language": "en",
      "date": null,
      "formattedDate": null,
      "fileType": "pdf",
      "fileSize": 240400,
      "otherLanguages": [],
      "editions": []
    },
    {
      "documentType": {
        "code": "ANNUAL_REPORT",
        "title": "Rapport annuel"
      },
      "url": "/e/fr/docs/funds/actions-%C3%A9mergentes/ANNUAL_REPORT",
      "language": "fr",
      "date": "2026-04-30",
      "formattedDate": "30 avril 2026",
      "fileType": "pdf",
      "fileSize": 240400,
      "otherLanguages": [
        {
          "language": "en",
          "url": "/e/en/docs/funds/emerging-equity/ANNUAL_REPORT"
        },
        {
          "language": "it",
          "url": "/e/it/docs/funds/azionario-emergenti/ANNUAL_REPORT"
        }
      ],
      "editions": [
        {
          "url": "/e/fr/docs/funds/actions-%C3%A9mergentes/ANNUAL_REPORT?edition=2025-04-30",
          "language": "en",
          "date": "2025-04-30",
          "formattedDate": "30 avril 2025",
          "fileType": "pdf",
          "fileSize": 240400
        }
      ]
    }
  ],
  shares: [exampleShare, youngShare]
};

export const exampleCategory: CategoryRow = {
  "code": "EQUITY",
  "title": "Actions",
  "description": "Actions émergentes",
  "updatedAt": "2026-05-04",
  "categoryDisplayOrder": 1,
  "retail": [
    {
      "code": "emerging-equity",
      "shares": [
        {
          "isinCode": "ZZ0000000025"
        }
      ]
    }
  ],
  "instit": [
    {
      "code": "emerging-equity",
      "shares": [
        {
          "isinCode": "ZZ0000000017"
        },
        {
          "isinCode": "ZZ0000000025"
        }
      ]
    }
  ],
  "pro": [
    {
      "code": "emerging-equity",
      "shares": [
        {
          "isinCode": "ZZ0000000017"
        },
        {
          "isinCode": "ZZ0000000025"
        }
      ]
    }
  ],
  funds: [exampleFund]
};

export const bareShare: ShareRow = {
  "name": "I",
  "slug": "i",
  "translations": [
    {
      "locale": "fr",
      "slug": "i"
    },
    {
      "locale": "en",
      "slug": "i"
    },
    {
      "locale": "it",
      "slug": "i"
    }
  ],
  "isinCode": "ZZ0000000041",
  "bloombergTicker": null,
  "riskLevel": null,
  "managementGoal": null,
  "updatedAt": null,
  "currency": {
    "code": "EUR",
    "symbol": "€"
  },
  "inceptionDate": "2026-11-12",
  "formattedInceptionDate": "12 novembre 2026",
  "inceptionNav": null,
  "lastPrice": null,
  "navIsLate": false,
  "navsVersion": null,
  "lessThanOneYear": true,
  "moreThanTenYears": false,
  "inceptionYear": 2026,
  "distributionPolicy": null,
  "corporateActions": [],
  "navCorrections": [],
  "fetchedData": [],
  "computedData": null,
  "fees": {
    "management": null,
    "movement": null,
    "performance": null,
    "subscription": null,
    "redemption": null
  },
  "costs": null,
  "minimumInitialSubscription": null,
  "minimumSubscriptionShares": null,
  "registrations": [
    {
      "country": "FR",
      "countryTitle": "France",
      "audience": "RETAIL"
    }
  ],
  "dataFiles": [],
  "scenarios": [],
  "documents": []
};

export const bareFund: FundRow = {
  "code": "emerging-bonds",
  "title": "Obligations Émergentes",
  "slug": "obligations-emergentes",
  "translations": [
    {
      "locale": "fr",
      "slug": "obligations-emergentes"
    },
    {
      "locale": "en",
      "slug": "emerging-bonds"
    },
    {
      "locale": "it",
      "slug": "obbligazioni-emergenti"
    }
  ],
  "description": null,
  "philosophy": null,
  "quote": null,
  "quoteAuthor": null,
  "updatedAt": null,
  "customData": [],
  "minRecommendedInvestmentDuration": null,
  "tags": [],
  "riskLevel": null,
  "risks": [],
  "riskNotCaptured": null,
  "liquidityTools": [],
  "activatedTools": [],
  "benchmark": null,
  "sfdrArticle": null,
  "sustainability": null,
  "aum": null,
  "eligibilities": [],
  "specificCategory": null,
  "characteristics": {
    "benchmark": null,
    "administrator": null,
    "custodian": null,
    "auditor": null,
    "legalStatus": null,
    "resultAllocation": null,
    "managementTypology": null,
    "subscriptionTerms": null,
    "amfClassification": null,
    "assetClass": null,
    "valuationFrequency": "Quotidienne",
    "cutOffTime": null,
    "settlementDate": null,
    "formattedInceptionDate": "12 novembre 2026"
  },
  "changes": [],
  "managers": [],
  "portfolio": null,
  "documents": [],
  shares: [bareShare]
};
