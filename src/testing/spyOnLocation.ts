type Navigations = Pick<Location, 'assign' | 'reload' | 'replace'>;

const isLocation = (value: unknown): value is Navigations =>
  typeof value === 'object' && value !== null && 'assign' in value;

/**
 * Records calls that would load a page. Neither browsers nor jsdom allow redefining them, so this spies on jsdom's
 * internal implementation object.
 */
export function spyOnLocation(method: keyof Navigations): jest.SpyInstance<void, [] | [string | URL]> {
  const behind = Object.getOwnPropertySymbols(window.location)
    .map((symbol): unknown => Reflect.get(window.location, symbol))
    .find(isLocation);
  if (!behind) throw new Error('jsdom no longer keeps the implementation of location behind a symbol');
  return jest.spyOn(behind, method).mockImplementation();
}
