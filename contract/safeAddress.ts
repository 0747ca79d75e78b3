/** Characters that browsers drop from an address or read as another one: `/\host` and `/<tab>/host` lead to a host. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const misread = /[\\\u0000-\u001F\u007F]/;

/**
 * True for addresses that a link may have: a path of the site, a place in the page, or https, http, mailto, tel. False
 * for `javascript:`, `//host` and `https://name@host`, which can look like another host.
 */
export function isSafeAddress(address: string): boolean {
  if (misread.test(address)) return false;
  if (/^(?:#|\/(?!\/))/.test(address)) return true;
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/**
 * @param place where the address is written, for the message
 * @returns the address itself
 * @throws Error naming place and address when no link may lead there
 */
export function safeAddress(address: string, place?: string): string {
  if (isSafeAddress(address)) return address;
  const where = place === undefined ? '' : `${place}: `;
  throw new Error(
    `${where}the address "${address}" cannot be linked to. Write a path of the site (/…), a place in the page (#…), or an address ` +
      'that begins with https://, mailto: or tel:',
  );
}
