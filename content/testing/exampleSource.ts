import type { FactSource } from '../facts/fact';
import type { Company, Fund, Share } from '../parsing/content';
import { exampleContent } from './exampleContent';
import { exampleDocument, isins } from './exampleFunds';

interface Changes {
  company?: Partial<Company>;
  fund?: Partial<Fund>;
  share?: Partial<Share>;
}

/** The facts of an example share can be read from it. */
export function exampleSource({ company, fund, share }: Changes = {}, isin: string = isins.old): FactSource {
  const all = exampleContent.funds.flatMap((each) => each.shares.map((of) => ({ fund: each, share: of })));
  const found = all.find((each) => each.share.isin === isin);
  if (!found) throw new Error(`no example share has the ISIN ${isin}`);
  const documents = [...found.fund.documents, exampleDocument('PRECONTRACTUAL_ANNEX', '2026-03-31')];
  const page = 'https://www.meridane.example/fr/funds/actions-emergentes';
  return {
    company: { ...exampleContent.company, ...company },
    fund: { ...found.fund, documents, ...fund },
    share: { ...found.share, ...share },
    addresses: {
      kid: `https://www.meridane.example/e/en/docs/funds/emerging-equity/${isin}/KIID`,
      pastPerformance: `${page}/shares/i/performances-et-scenarios#past-performance`,
      scenarios: `${page}/shares/i/performances-et-scenarios#scenarios`,
      disclosure: `${page}/informations-durabilite`,
      precontractualAnnex:
        'https://www.meridane.example/e/fr/docs/funds/emerging-equity/PRECONTRACTUAL_ANNEX',
    },
    pastYears: 10,
  };
}
