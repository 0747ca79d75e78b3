export type ShareAge = { lessThanOneYear: boolean; moreThanTenYears: boolean; inceptionYear: number };

/** The same day `years` later; 29 February becomes 28 February where the year has none. Both `YYYY-MM-DD`. */
function anniversary(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(day, daysInMonth))).toISOString().slice(0, 10);
}

/**
 * Flags of behaviour.md §4.6. A share without a price, or priced less than a year after its inception, may show no
 * performance (AMF DOC-2011-24). Dates are `YYYY-MM-DD`.
 */
export function shareAge(inceptionDate: string, lastPriceDate: string | null): ShareAge {
  return {
    lessThanOneYear: lastPriceDate === null || lastPriceDate < anniversary(inceptionDate, 1),
    moreThanTenYears: lastPriceDate !== null && lastPriceDate >= anniversary(inceptionDate, 10),
    inceptionYear: Number(inceptionDate.slice(0, 4)),
  };
}
