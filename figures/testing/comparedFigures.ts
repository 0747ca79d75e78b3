/** Figures under names, so that those of the product and those of the second way can be compared one by one. */

export type Value = number | string | boolean;
export type Figures = Map<string, Value>;

/** A name without a figure is left out, and so differs from one that has a figure. */
export function put(figures: Figures, name: string, value: Value | null | undefined): void {
  if (value != null) figures.set(name, value);
}

type Measured = { start: string | null; end: string | null; share: number | null; benchmark: number | null };

export function putMeasured(figures: Figures, name: string, figure: Measured | null): void {
  if (!figure || figure.share === null) return;
  put(figures, `${name} start`, figure.start);
  put(figures, `${name} end`, figure.end);
  put(figures, `${name} share`, figure.share);
  put(figures, `${name} benchmark`, figure.benchmark);
}

function isEqual(one: Value | undefined, other: Value | undefined, tolerance: number): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return Math.abs(one - other) <= tolerance * Math.max(1, Math.abs(other));
}

/** One line for each figure that differs. */
export function differences(
  series: string,
  product: Figures,
  reference: Figures,
  tolerance = 1e-9,
): string[] {
  const names = new Set([...product.keys(), ...reference.keys()]);
  return [...names]
    .filter((name) => !isEqual(product.get(name), reference.get(name), tolerance))
    .map(
      (name) =>
        `${series}: ${name}: product ${String(product.get(name))}, reference ${String(reference.get(name))}`,
    );
}

/** Days of orders: days of NAVs from the first one on, and the Saturdays after them. */
export function orderDays(
  navs: readonly { date: string }[],
  saturdayAfter: (day: string) => string,
): string[] {
  return [0, 0.1, 0.35, 0.6, 0.8, 1].flatMap((part) => {
    const day = navs[Math.floor((navs.length - 1) * part)]?.date;
    return day === undefined ? [] : [day, saturdayAfter(day)];
  });
}
