/** Three bytes a character leave room in a file name, which has 255. */
const maxLength = 80;

/** What addresses call the house where nothing else is configured: that of the sample content. */
export const defaultProductSlug = 'meridane';

/** What addresses call the house (behaviour.md §2.2). Read on use: `.env` is loaded after this module. */
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
