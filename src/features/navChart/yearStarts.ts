const mostYears = 8;

const yearOf = (time: number) => new Date(time).getUTCFullYear();

/** The years that begin after one time and up to another: every one, or every second, third… where they are many. */
export function yearStarts(from: number, to: number): number[] {
  const first = yearOf(from) + 1;
  const count = Math.max(0, yearOf(to) - first + 1);
  const step = Math.max(1, Math.ceil(count / mostYears));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => first + index * step);
}
