type Replaceable = { replace: (address: string) => void };

function isReplaceable(value: unknown): value is Replaceable {
  return typeof value === 'object' && value !== null && 'replace' in value;
}

/**
 * Records calls to `window.location.replace`. Neither browsers nor jsdom allow redefining it, so this spies on
 * jsdom's internal implementation object.
 */
export function spyOnLocationReplace(): jest.SpyInstance<void, [string]> {
  const behind = Object.getOwnPropertySymbols(window.location)
    .map((symbol): unknown => Reflect.get(window.location, symbol))
    .find(isReplaceable);
  if (!behind) throw new Error('jsdom no longer keeps the implementation of location behind a symbol');
  return jest.spyOn(behind, 'replace').mockImplementation();
}
