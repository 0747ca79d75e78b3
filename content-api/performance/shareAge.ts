import { addYears, yearOf } from './calendarDates';

export type ShareAge = { lessThanOneYear: boolean; moreThanTenYears: boolean; inceptionYear: number };

/**
 * How old a share is on the day of its last price, in calendar anniversaries: a share born on 29 February is one year
 * old on 28 February. Without a price it is under one year.
 */
export function shareAge(inceptionDate: string, lastPriceDate: string | null): ShareAge {
  const hasReached = (years: number) =>
    lastPriceDate !== null && lastPriceDate >= addYears(inceptionDate, years);
  return {
    lessThanOneYear: !hasReached(1),
    moreThanTenYears: hasReached(10),
    inceptionYear: yearOf(inceptionDate),
  };
}
