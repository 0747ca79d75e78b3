/** What the provider's script defines (https://developers.google.com/recaptcha/docs/v3). */
export type Grecaptcha = {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<unknown>;
};

function isGrecaptcha(value: unknown): value is Grecaptcha {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ready' in value &&
    typeof value.ready === 'function' &&
    'execute' in value &&
    typeof value.execute === 'function'
  );
}

/** `undefined` where the script has defined nothing of use: some browser extensions put an empty one in its place. */
export function findGrecaptcha(): Grecaptcha | undefined {
  const found: unknown = Reflect.get(window, 'grecaptcha');
  return isGrecaptcha(found) ? found : undefined;
}
