import type { FactSource } from '../facts/fact';
import type { Company, Fund, Share } from '../parsing/content';
import { exampleContent } from './exampleContent';
import { isins } from './exampleFunds';

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
  const page = 'https://www.meridane.example/fr/funds/actions-emergentes';
  return {
    company: { ...exampleContent.company, ...company },
    fund: { ...found.fund, ...fund },
    share: { ...found.share, ...share },
    addresses: {
      kid: `https://www.meridane.example/e/en/docs/funds/emerging-equity/${isin}/KIID`,
      pastPerformance: `${page}/shares/i/performances-et-scenarios#past-performance`,
      scenarios: `${page}/shares/i/performances-et-scenarios#scenarios`,
      disclosure: `${page}/informations-durabilite`,
    },
    pastYears: 10,
  };
}
