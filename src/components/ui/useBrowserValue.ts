import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** A value that only the browser knows, read at each render; `onServer` in the HTML and during hydration. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}
