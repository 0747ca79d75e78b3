/**
 * The address itself when a link may lead there: a path of the site, or https, http, mailto, tel.
 * @throws Error naming the address, for any other scheme (`javascript:`, `data:`) and for `//host`
 */
export function safeAddress(address: string): string {
  if (/^\/(?![/\\])/.test(address) || /^#/.test(address)) return address;
  const isKnown = URL.canParse(address) && /^(?:https?|mailto|tel):$/.test(new URL(address).protocol);
  if (!isKnown) {
    throw new Error(`The address "${address}" cannot be linked to: use a path, https:, mailto: or tel:`);
  }
  return address;
}
