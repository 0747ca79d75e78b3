/** Where the company publishes and reads its mail. */
export const companyTimeZone = 'Europe/Paris';

/** `YYYY-MM-DD`, as Swedish dates are written. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: companyTimeZone });

export function dayInParis(now: Date): string {
  return dayFormat.format(now);
}
