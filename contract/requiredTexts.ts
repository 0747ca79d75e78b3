/*
 * Pages and texts of the content without which there is no site: the check of the content and the build ask for the same.
 */

export const homePage = 'index';

/** This page has no address of its own. */
export const disclaimersPage = 'disclaimers';

/** Each of these pages is needed in every locale. */
export const requiredPages: readonly string[] = [homePage, disclaimersPage];

/** The component of the page `disclaimers` that visitors accept before they browse, and its texts. */
export const disclaimerComponent = 'disclaimer';
export const disclaimerTextCodes = ['title', 'body', 'footer'] as const;

/** Texts of any component of that page, which other pages have to show (behaviour.md §8), with what asks for each. */
export const notices = {
  lessThanOneYear: {
    code: 'part-moins-un-an',
    use: 'in place of the performance of a share under one year (AMF DOC-2011-24)',
  },
  emptyPortfolio: { code: 'empty-portfolio', use: 'in place of a portfolio that is being invested' },
  marketingLabel: {
    code: 'marketing-label',
    use: 'with every fund: that it is a marketing communication, what to read first, and the risk of loss (Regulation (EU) 2019/1156, article 4(1) and (2); ESMA34-45-1272)',
  },
  investorRights: {
    code: 'investor-rights',
    use: 'with every fund: where and in which languages prospectus, KID and investors’ rights are, and that marketing may end (Regulation (EU) 2019/1156, article 4(2) and (3))',
  },
  performanceSource: {
    code: 'performance-source',
    use: 'with every performance: its source (Delegated Regulation (EU) 2017/565, article 44(4)(c))',
  },
} as const;
