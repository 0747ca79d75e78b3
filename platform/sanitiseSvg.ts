import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
const purifier = createDOMPurify(window);

/**
 * An SVG file without what could run in it, as XML. `attributes` replace those of its root.
 * @returns null for a text that is no SVG image with a `viewBox`
 */
export function sanitiseSvg(
  text: string,
  attributes: Readonly<Record<string, string | number>> = {},
): string | null {
  const fragment = purifier.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    RETURN_DOM_FRAGMENT: true,
  });
  const svg = fragment.querySelector('svg');
  if (!svg?.hasAttribute('viewBox')) return null;
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, String(value));
  return new window.XMLSerializer().serializeToString(svg);
}
