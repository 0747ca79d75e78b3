type Reloadable = { reload: () => void };

function isReloadable(value: unknown): value is Reloadable {
  return typeof value === 'object' && value !== null && 'reload' in value;
}

/** Counts calls to `window.location.reload`; see `spyOnLocationReplace`. */
export function spyOnLocationReload(): jest.SpyInstance<void, []> {
  const behind = Object.getOwnPropertySymbols(window.location)
    .map((symbol): unknown => Reflect.get(window.location, symbol))
    .find(isReloadable);
  if (!behind) throw new Error('jsdom no longer keeps the implementation of location behind a symbol');
  return jest.spyOn(behind, 'reload').mockImplementation();
}
