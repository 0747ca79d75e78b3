/** Query parameter with the ISINs of a comparison: `?shares=ISIN,ISIN`. Apart from the route table, which the start script does without. */
export const choiceParameter = 'shares';

/** Query string of the comparison of these shares, in their order. */
export const choiceQuery = (isins: readonly string[]) =>
  isins.length > 0 ? `?${choiceParameter}=${isins.join(',')}` : '';
