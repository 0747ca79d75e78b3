import type { Fund } from '../parsing/content';
import { derived, fact, inFund, type Fact, type FactSource } from './fact';

const sfdr = 'Regulation (EU) 2019/2088';

/** The facts of a fund that falls under one of the articles. */
function esgOf({ fund }: FactSource, ...articles: readonly number[]): Fund['esg'] {
  return fund.sfdrArticle !== null && articles.includes(fund.sfdrArticle) ? fund.esg : null;
}

/** What Regulation (EU) 2019/2088 asks. */
export const sustainabilityFacts = {
  sfdrArticle: fact(
    'the article of Regulation (EU) 2019/2088 under which the fund falls: 6, 8 or 9, 0 outside its scope',
    'number',
    inFund('sfdrArticle'),
    ({ fund }) => fund.sfdrArticle,
    {
      law: `${sfdr}, art. 6, 8 and 9`,
      openfunds: 'OFEE200400 EET Financial Instrument SFDR Product Type',
      formerly: 'SFDR Article',
      templates: { EET: ['20040'] },
      shown: 'labels of the fund',
    },
  ),
  suitsPreferences: fact(
    'whether it suits clients with sustainability preferences',
    'code',
    inFund('esg.suitsPreferences'),
    ({ fund }) => fund.esg && (fund.esg.suitsPreferences ? 'YES' : 'NEUTRAL'),
    { law: 'Delegated Regulation (EU) 2017/565, art. 2(7)', templates: { EMT: ['05105'], EET: ['20590'] } },
  ),
  adverseImpacts: fact(
    'whether adverse impacts on sustainability factors are considered',
    'yesNo',
    inFund('esg.adverseImpacts'),
    ({ fund }) => fund.esg?.adverseImpacts ?? null,
    { law: `${sfdr}, art. 7`, templates: { EET: ['20100'] } },
  ),
  sustainabilityRisk: fact(
    'whether sustainability risks are deemed relevant',
    'yesNo',
    inFund('esg.riskIsRelevant'),
    ({ fund }) => fund.esg?.riskIsRelevant ?? null,
    { law: `${sfdr}, art. 6`, templates: { EET: ['70000'] } },
  ),
  hasSustainable: fact(
    'of a fund of article 8: whether it commits to sustainable investments',
    'yesNo',
    inFund('esg.minimumSustainable'),
    (of) => {
      const esg = esgOf(of, 8);
      return esg && esg.minimumSustainable > 0;
    },
    { law: `${sfdr}, art. 8`, templates: { EET: ['20170'] } },
  ),
  minimumSustainable8: fact(
    'of a fund of article 8: the least part of sustainable investments',
    'percent',
    inFund('esg.minimumSustainable'),
    (of) => esgOf(of, 8)?.minimumSustainable || null,
    { law: `${sfdr}, art. 8`, templates: { EET: ['20180'] }, shown: 'sustainability disclosures, in words' },
  ),
  minimumEnvironmental9: fact(
    'of a fund of article 9: the least part with an environmental objective',
    'percent',
    inFund('esg.minimumEnvironmental'),
    (of) => esgOf(of, 9)?.minimumEnvironmental ?? null,
    { law: `${sfdr}, art. 9`, templates: { EET: ['20220'] } },
  ),
  minimumSocial9: fact(
    'of a fund of article 9: the least part with a social objective',
    'percent',
    inFund('esg.minimumSocial'),
    (of) => esgOf(of, 9)?.minimumSocial ?? null,
    { law: `${sfdr}, art. 9`, templates: { EET: ['20250'] } },
  ),
  minimumSustainable: fact(
    'of a fund of article 8 or 9: the least part of sustainable investments',
    'percent',
    inFund('esg.minimumSustainable'),
    (of) => esgOf(of, 8, 9)?.minimumSustainable ?? null,
    {
      law: `${sfdr}, art. 8 and 9`,
      templates: { EET: ['20420'] },
      shown: 'sustainability disclosures, in words',
    },
  ),
  minimumEnvironmental: fact(
    'of a fund of article 8 or 9: the least part of sustainable investments with an environmental objective',
    'percent',
    inFund('esg.minimumEnvironmental'),
    (of) => esgOf(of, 8, 9)?.minimumEnvironmental ?? null,
    { law: `${sfdr}, art. 8 and 9`, templates: { EET: ['20440'] } },
  ),
  minimumSocial: fact(
    'of a fund of article 8 or 9: the least part of sustainable investments with a social objective',
    'percent',
    inFund('esg.minimumSocial'),
    (of) => esgOf(of, 8, 9)?.minimumSocial ?? null,
    { law: `${sfdr}, art. 8 and 9`, templates: { EET: ['20470'] } },
  ),
  minimumTaxonomy: fact(
    'of a fund of article 8 or 9: the least part that is aligned with the taxonomy',
    'percent',
    inFund('esg.minimumTaxonomy'),
    (of) => esgOf(of, 8, 9)?.minimumTaxonomy ?? null,
    {
      law: 'Regulation (EU) 2020/852',
      templates: { EET: ['20450'] },
      shown: 'sustainability disclosures, in words',
    },
  ),
  disclosure: fact(
    'where the sustainability disclosure of the site is',
    'address',
    derived,
    ({ addresses }) => addresses.disclosure,
    { law: `${sfdr}, art. 10`, templates: { EET: ['20160'] } },
  ),
} satisfies Record<string, Fact>;
