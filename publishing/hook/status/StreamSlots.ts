/** How many may be held at once. */
export class StreamSlots {
  private taken = 0;

  constructor(private readonly most: number) {}

  /** @returns what gives the slot back, at the first call; undefined when there is none */
  take(): (() => void) | undefined {
    if (this.taken >= this.most) return undefined;
    this.taken += 1;
    let isHeld = true;
    return () => {
      if (isHeld) this.taken -= 1;
      isHeld = false;
    };
  }
}
