import { monthsAway } from '../monthsAway';
import { nearestDay } from '../navSeries';

/**
 * The day that a key of a slider leads to: arrows a day, Page Up and Page Down a month, Home and End the ends (ARIA
 * Authoring Practices, slider). `null` for any other key.
 */
export function stepDay(key: string, index: number, times: readonly number[]): number | null {
  const last = times.length - 1;
  const within = (wanted: number) => Math.min(last, Math.max(0, wanted));
  const month = (count: number) => nearestDay(times, monthsAway(times[index] ?? NaN, count));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(index + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(index - 1);
    // Months without a NAV are passed over.
    case 'PageUp':
      return within(Math.max(index + 1, month(1)));
    case 'PageDown':
      return within(Math.min(index - 1, month(-1)));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
