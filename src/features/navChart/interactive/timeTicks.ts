export type TickUnit = 'year' | 'month' | 'day';

export type TimeTicks = { unit: TickUnit; times: number[] };

const day = 86_400_000;

/** Steps in months between marks, all of which fall on the first of January. */
const monthSteps = [1, 2, 3, 6, 12, 24, 36, 48, 60, 120, 240];

/** Below this many days there are too few first days of months. */
const fewDays = 75;

function dayTicks(from: number, to: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((to - from) / day / most)) * day;
  const ticks: number[] = [];
  for (let time = from + step; time < to; time += step) ticks.push(time);
  return ticks;
}

/** First days of months from one time to another; `step` divides the year or is a number of years. */
function monthTicks(from: number, to: number, step: number): number[] {
  const start = new Date(from);
  const ticks: number[] = [];
  let month = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / step) * step;
  let time: number;
  while ((time = Date.UTC(Math.floor(month / 12), month % 12)) <= to) {
    if (time >= from) ticks.push(time);
    month += step;
  }
  return ticks;
}

/** Round days to mark within a span: first days of years or months, or days in short spans; `most` of them at the most. */
export function timeTicks([from, to]: readonly [number, number], most = 6): TimeTicks {
  if ((to - from) / day < fewDays) return { unit: 'day', times: dayTicks(from, to, most) };
  for (const step of monthSteps) {
    const times = monthTicks(from, to, step);
    if (times.length <= most) return { unit: step >= 12 ? 'year' : 'month', times };
  }
  return { unit: 'year', times: [] };
}
