type Replaceable = { replace: (address: string) => void };

function isReplaceable(value: unknown): value is Replaceable {
  return typeof value === 'object' && value !== null && 'replace' in value;
}

/**
 * Tells where `window.location.replace` would lead. Browsers and jsdom let nobody redefine it: what is watched is
 * jsdom's own object behind it.
 */
export function spyOnLocationReplace(): jest.SpyInstance<void, [string]> {
  const behind = Object.getOwnPropertySymbols(window.location)
    .map((symbol): unknown => Reflect.get(window.location, symbol))
    .find(isReplaceable);
  if (!behind) throw new Error('jsdom no longer keeps the implementation of location behind a symbol');
  return jest.spyOn(behind, 'replace').mockImplementation();
}
