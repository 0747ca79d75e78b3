/** Pages say every 15 s what they have open; one that has said nothing for as long as this is closed. */
const openMs = 40_000;

/** Knows who has an item open now. In memory: after a restart all say it again. */
export class OpenItems {
  private readonly items = new Map<string, Map<string, number>>();

  /** @returns the others who have it open, by name */
  mark(item: string, who: string, now: number): string[] {
    for (const [known, people] of this.items) {
      for (const [name, at] of people) if (now - at > openMs) people.delete(name);
      if (people.size === 0) this.items.delete(known);
    }
    const people = this.items.get(item) ?? new Map<string, number>();
    this.items.set(item, people.set(who, now));
    return [...people.keys()].filter((name) => name !== who).toSorted();
  }
}
