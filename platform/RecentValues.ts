/** Values that are costly to make, by key: those that were used last are remembered. A promise that fails is forgotten. */
export class RecentValues<Value> {
  private readonly values = new Map<string, Value>();

  /** @param kept how many at the most */
  constructor(private readonly kept: number) {}

  get(key: string, make: () => Value): Value {
    const value = this.values.get(key) ?? make();
    // The one used last comes last.
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.kept && oldest !== undefined) this.values.delete(oldest);
    if (value instanceof Promise)
      value.catch(() => {
        if (this.values.get(key) === value) this.values.delete(key);
      });
    return value;
  }
}
