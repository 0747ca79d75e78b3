/** Three bytes a character leave room in a file name, which has 255. */
const maxLength = 80;

/** The sample content's house is called so in addresses; another house configures its own name. */
export const defaultProductSlug = 'meridane';

/** The house's name in addresses (behaviour.md §2.2). It is read on use, as `.env` is loaded after this module. */
export function productSlug(): string {
  return process.env.GATSBY_PRODUCT_SLUG || defaultProductSlug;
}

/** The rule in the contract's words (content-api/schema.graphql). */
export const slugRule = `letters (no upper case) and digits of any script, in groups joined by one hyphen, ${maxLength} characters at most`;

/** True for what may be one part of an address. */
export function isSlug(text: string): boolean {
  const isShort = text.length <= maxLength && text === text.normalize('NFC');
  return isShort && /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u.test(text);
}
