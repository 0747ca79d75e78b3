import { contentLocales } from '../contentLocales';
import type { Fund } from '../parsing/content';
import { derived, fact, type Fact, type FactKind, type FactSource, inFund, ofFund } from './fact';

const sfdr = 'Regulation (EU) 2019/2088';

type MinimumPart = 'minimumEnvironmental' | 'minimumSocial' | 'minimumTaxonomy';

/** The facts of a fund that falls under one of the articles. */
function esgOf({ fund }: FactSource, ...articles: readonly number[]): Fund['esg'] {
  return fund.sfdrArticle !== null && articles.includes(fund.sfdrArticle) ? fund.esg : null;
}

const esgFact = (
  meaning: string,
  kind: FactKind,
  column: string,
  [field, ...articles]: readonly [field: keyof NonNullable<Fund['esg']>, ...articles: number[]],
  places: Partial<Pick<Fact, 'law' | 'shown'>> = {},
): Fact =>
  fact(
    `of a fund of article ${articles.join(' or ')}: ${meaning}`,
    kind,
    inFund(`esg.${field}`, (of) => esgOf(of, ...articles)?.[field] ?? null),
    { law: `${sfdr}, art. ${articles.join(' and ')}`, templates: { EET: [column] }, ...places },
  );

/** The languages of a fund's pre-contractual annex, and its day; null where it has none. */
export function precontractualAnnex({ documents }: Fund) {
  const annex = documents.find(({ type }) => type === 'PRECONTRACTUAL_ANNEX');
  if (!annex) return null;
  return contentLocales
    .filter((locale) => annex.files[locale])
    .map((locale) => ({ locale, date: annex.date }));
}

/** Says whether the fund commits to a part of investments of some kind: above none, or above another part that it holds. */
function commitment(
  meaning: string,
  article: 8 | 9,
  column: string,
  [part, above]: readonly [least: MinimumPart, above?: MinimumPart],
): Fact {
  const place = inFund(`esg.${part}`, (of) => {
    const esg = esgOf(of, article);
    if (!esg || (article === 8 && esg.minimumSustainable === 0)) return null;
    return esg[part] > (above === undefined ? 0 : esg[above]);
  });
  const told = `of a fund of article ${article}: whether ${meaning}`;
  return fact(told, 'yesNo', place, {
    law: `${sfdr}, art. ${article}`,
    templates: { EET: [column] },
  });
}

const [inTaxonomy, environmental, social] = [
  'its least part holds investments aligned with the taxonomy',
  'its least part holds other investments with an environmental objective',
  'its least part holds investments with a social objective',
];

/** Regulation (EU) 2019/2088 asks for these. */
export const sustainabilityFacts = {
  sfdrArticle: fact(
    'the article of Regulation (EU) 2019/2088 under which the fund falls: 6, 8 or 9, 0 outside its scope',
    'number',
    ofFund('sfdrArticle'),
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
    inFund('esg.suitsPreferences', ({ fund }) => fund.esg && (fund.esg.suitsPreferences ? 'YES' : 'NEUTRAL')),
    { law: 'Delegated Regulation (EU) 2017/565, art. 2(7)', templates: { EMT: ['05105'], EET: ['20590'] } },
  ),
  adverseImpacts: fact(
    'whether adverse impacts on sustainability factors are considered',
    'yesNo',
    ofFund('esg.adverseImpacts'),
    { law: `${sfdr}, art. 7`, templates: { EET: ['20100'] } },
  ),
  sustainabilityRisk: fact(
    'whether sustainability risks are deemed relevant',
    'yesNo',
    ofFund('esg.riskIsRelevant'),
    { law: `${sfdr}, art. 6`, templates: { EET: ['70000'] } },
  ),
  hasSustainable: fact(
    'of a fund of article 8: whether it commits to sustainable investments',
    'yesNo',
    inFund('esg.minimumSustainable', (of) => {
      const esg = esgOf(of, 8);
      return esg && esg.minimumSustainable > 0;
    }),
    { law: `${sfdr}, art. 8`, templates: { EET: ['20170'] } },
  ),
  minimumSustainable8: fact(
    'of a fund of article 8: the least part of sustainable investments',
    'percent',
    inFund('esg.minimumSustainable', (of) => esgOf(of, 8)?.minimumSustainable || null),
    { law: `${sfdr}, art. 8`, templates: { EET: ['20180'] }, shown: 'sustainability disclosures, in words' },
  ),
  minimumEnvironmental9: esgFact('the least part with an environmental objective', 'percent', '20220', [
    'minimumEnvironmental',
    9,
  ]),
  minimumSocial9: esgFact('the least part with a social objective', 'percent', '20250', ['minimumSocial', 9]),
  minimumSustainable: esgFact(
    'the least part of sustainable investments',
    'percent',
    '20420',
    ['minimumSustainable', 8, 9],
    { shown: 'sustainability disclosures, in words' },
  ),
  minimumEnvironmental: esgFact(
    'the least part of sustainable investments with an environmental objective',
    'percent',
    '20440',
    ['minimumEnvironmental', 8, 9],
  ),
  minimumSocial: esgFact(
    'the least part of sustainable investments with a social objective',
    'percent',
    '20470',
    ['minimumSocial', 8, 9],
  ),
  minimumTaxonomy: esgFact(
    'the least part that is aligned with the taxonomy',
    'percent',
    '20450',
    ['minimumTaxonomy', 8, 9],
    { law: 'Regulation (EU) 2020/852', shown: 'sustainability disclosures, in words' },
  ),
  taxonomy8: commitment(inTaxonomy, 8, '20190', ['minimumTaxonomy']),
  environmental8: commitment(environmental, 8, '20200', ['minimumEnvironmental', 'minimumTaxonomy']),
  social8: commitment(social, 8, '20210', ['minimumSocial']),
  taxonomy9: commitment(inTaxonomy, 9, '20230', ['minimumTaxonomy']),
  environmental9: commitment(environmental, 9, '20240', ['minimumEnvironmental', 'minimumTaxonomy']),
  hasIndex: fact(
    'of a fund of article 8 or 9: whether an index is designated to attain its characteristics or objective',
    'yesNo',
    inFund('esg.index', (of) => {
      const esg = esgOf(of, 8, 9);
      return esg && esg.index !== null;
    }),
    { law: `${sfdr}, art. 8(1)(b) and 9(1)`, templates: { EET: ['20370'] } },
  ),
  index: fact(
    'of a fund of article 8 or 9: the index that is designated',
    'text',
    inFund('esg.index', (of) => esgOf(of, 8, 9)?.index?.fr ?? null),
    { law: `${sfdr}, art. 8(1)(b) and 9(1)`, templates: { EET: ['20380'] } },
  ),
  carbonReduction: esgFact(
    'whether a reduction in carbon emissions is its objective',
    'yesNo',
    '20570',
    ['carbonReduction', 9],
    { law: `${sfdr}, art. 9(3)` },
  ),
  parisAligned: esgFact(
    'whether it is aligned with the Paris Agreement',
    'yesNo',
    '20580',
    ['parisAligned', 9],
    { law: `${sfdr}, art. 9(3)` },
  ),
  precontractualAnnex: fact(
    'where the pre-contractual annex is, in each language that it has',
    'address',
    inFund('documents', ({ fund, addresses }) =>
      precontractualAnnex(fund) ? addresses.precontractualAnnex : null,
    ),
    { law: `${sfdr}, art. 8 and 9`, templates: { EET: ['20120'] } },
  ),
  precontractualAnnexDate: fact(
    'the days of the pre-contractual annex, in each language that it has',
    'day',
    inFund(
      'documents',
      ({ fund }) =>
        precontractualAnnex(fund)
          ?.map(({ date }) => date)
          .join(';') ?? null,
    ),
    { law: `${sfdr}, art. 8 and 9`, isCompared: false, templates: { EET: ['20130'] } },
  ),
  disclosure: fact(
    'where the sustainability disclosure of the site is',
    'address',
    derived(({ addresses }) => addresses.disclosure),
    { law: `${sfdr}, art. 10`, templates: { EET: ['20160'] } },
  ),
} satisfies Record<string, Fact>;
