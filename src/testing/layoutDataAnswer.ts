type ShareAnswer = {
  fund: string;
  aum: string;
  isin: string;
  lessThanOneYear: boolean;
  nav: string;
  day: string;
  ytd: string | null;
};

/** The content API's answer to the layout data query: one fund with one share. */
export function layoutDataAnswer(changes: Partial<ShareAnswer> = {}) {
  const {
    fund: code,
    aum,
    isin: isinCode,
    lessThanOneYear,
    nav,
    day,
    ytd,
  } = {
    fund: 'ASIA',
    aum: '1.300 M€',
    isin: 'FR00TEST00I1',
    lessThanOneYear: false,
    nav: '190,00 €',
    day: '2026-11-20',
    ytd: '+8,00 %',
    ...changes,
  };
  const share = {
    isinCode,
    lessThanOneYear,
    lastPrice: { displayValue: nav, date: day, formattedDate: `date of ${day}` },
    fetchedData: [{ code: 'ytd', displayValue: ytd }],
    documents: [{ documentType: { code: 'KIID' } }],
  };
  const fund = {
    code,
    aum: { displayValue: aum, dateTo: day, formattedDate: `date of ${day}` },
    documents: [],
    shares: [share],
  };
  return {
    data: {
      pages: [{ code: 'index', title: 'Accueil', route: '/fr' }],
      company: { infos: [{ code: 'CITY', content: 'Paris' }] },
      countries: [{ code: 'FR', languages: [{ locale: 'fr', label: 'FR' }] }],
      investorProfiles: [{ code: 'RETAIL', title: 'Particulier' }],
      fundCategories: [{ code: 'EQUITY', funds: [fund] }],
    },
  };
}
