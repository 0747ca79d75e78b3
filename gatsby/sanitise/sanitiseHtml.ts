import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');

/** Hosts whose links are taken out of texts: those of the content system itself (spec §3). */
type SystemHosts = readonly string[];

const policies = {
  /** Pages, funds and lives of the team. */
  page: {
    ALLOWED_TAGS: [
      ...['p', 'br', 'ul', 'ol', 'li', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'a', 'blockquote', 'sup', 'sub'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
    ],
    ALLOWED_ATTR: ['href', 'scope', 'colspan', 'rowspan', 'start'],
  },
  /** News: exactly b, i, strong, a (href) and iframe (src) (spec §3). */
  news: { ALLOWED_TAGS: ['b', 'i', 'strong', 'a', 'iframe'], ALLOWED_ATTR: ['href', 'src'] },
} satisfies Record<string, Config>;

function linkTarget(link: Element): URL | null {
  try {
    return new URL(link.getAttribute('href') ?? '', 'https://site.invalid');
  } catch {
    return null;
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function createSanitiser(policy: keyof typeof policies, systemHosts: SystemHosts) {
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeElements', (node) => {
    if (node.nodeName === 'A' && node instanceof window.Element) {
      const target = linkTarget(node);
      if (target && systemHosts.includes(target.hostname)) unwrap(node);
    }
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName !== 'A') return;
    const target = linkTarget(element);
    if (target && target.hostname !== 'site.invalid' && target.protocol.startsWith('http')) {
      element.setAttribute('rel', 'noopener noreferrer');
    }
  });
  return (html: string) =>
    purify.sanitize(html, {
      ...policies[policy],
      ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
}

export type Sanitise = { page: (html: string) => string; news: (html: string) => string };

/** Functions that reduce the content system's HTML to what each policy allows. */
export function createSanitise(systemHosts: SystemHosts): Sanitise {
  return { page: createSanitiser('page', systemHosts), news: createSanitiser('news', systemHosts) };
}
