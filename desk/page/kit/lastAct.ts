let actedAt = Date.now();

const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

for (const act of acts) {
  window.addEventListener(act, () => (actedAt = Date.now()), { capture: true, passive: true });
}

/** Since somebody last did something here, for the server: what the page asks by itself keeps no session going. */
export function idleSeconds(): number {
  return Math.max(0, Math.floor((Date.now() - actedAt) / 1000));
}
