/** In the order and the three parts of a key information document: one-off, ongoing, incidental. */
export type CostCode = 'entry' | 'exit' | 'ongoing' | 'transaction' | 'performance';

export type CostsView = {
  /** Financial year. */
  year: number;
  costs: {
    code: CostCode;
    charged: string;
    /** As the prospectus has it; `null` where it is silent. */
    most: string | null;
  }[];
  /** `null` without a recommended holding period. */
  example: CostsExample | null;
  /** Percent: what the browser estimates costs with. */
  rates: {
    /** All costs borne by the fund in the year. */
    yearly: number;
    /** The most that is charged on entry. */
    entry: number;
  };
};

/** What a round amount costs, by the number of years after which it is sold. */
export type CostsExample = {
  amount: string;
  soldAfter: { years: number; costs: string; percent: string }[];
};
