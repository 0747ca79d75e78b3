import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';
import type { NewsPart } from '../../src/components/news/newsViews';
import { playerMedium } from '../../src/cookies/playerHosts';
import { isSafeAddress } from '../../contract/safeAddress';
import { newsParts } from './newsParts';

const { window } = new JSDOM('');

/** Hosts of the content system itself, whose links are removed from texts (behaviour.md §3). */
type SystemHosts = readonly string[];

const plain = (...names: string[]) => Object.fromEntries(names.map((name) => [name, []]));

/** Allowed elements, each with its allowed attributes. */
type Policy = Readonly<Record<string, readonly string[]>>;

const policies = {
  /** Pages, funds and biographies of the team. */
  page: {
    ...plain('p', 'br', 'ul', 'li', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'blockquote', 'sup', 'sub'),
    ...plain('table', 'thead', 'tbody', 'tr', 'caption'),
    a: ['href'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  /** News: exactly b, i, strong, a (href) and iframe (src) (behaviour.md §3). */
  news: { ...plain('b', 'i', 'strong'), a: ['href'], iframe: ['src'] },
} satisfies Record<string, Policy>;

function configOf(policy: Policy): Config {
  return {
    ALLOWED_TAGS: Object.keys(policy),
    ALLOWED_ATTR: [...new Set(Object.values(policy).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  };
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** `null` for addresses of this site, mail, telephone and unsafe addresses. */
function outsideTarget(address: string): URL | null {
  return /^https?:/i.test(address) && isSafeAddress(address) ? new URL(address) : null;
}

/** Links to other sites pass on neither the opener nor the referrer. A link that leads nowhere becomes plain text. */
function finishLink(link: Element): void {
  const address = link.getAttribute('href')?.trim() ?? '';
  if (!isSafeAddress(address)) {
    unwrap(link);
    return;
  }
  link.setAttribute('href', address);
  if (outsideTarget(address)) link.setAttribute('rel', 'noopener noreferrer');
}

/** Keeps players of known hosts. Other frames become a link, or nothing if their address is unsafe. */
function finishFrame(frame: Element): void {
  const target = outsideTarget(frame.getAttribute('src')?.trim() ?? '');
  if (target?.protocol !== 'https:') {
    frame.remove();
  } else if (playerMedium(target.host)) {
    frame.setAttribute('src', target.href);
    frame.textContent = '';
  } else {
    const link = window.document.createElement('a');
    link.setAttribute('href', target.href);
    link.setAttribute('rel', 'noopener noreferrer');
    // The browser's own form shows look-alike letters as `xn--…`.
    link.textContent = target.host;
    frame.replaceWith(link);
  }
}

const tableRoles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' };

/** Phones lay tables out as blocks: by their roles they stay tables for WebKit. */
function setTableRoles(root: DocumentFragment): void {
  for (const [name, role] of Object.entries(tableRoles))
    for (const part of root.querySelectorAll(name)) part.setAttribute('role', role);
  for (const header of root.querySelectorAll('th'))
    header.setAttribute('role', header.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader');
}

/** An `is` cannot be removed from an element, so the element is replaced. */
function withoutIs(element: Element): void {
  const plainElement = window.document.createElement(element.localName);
  for (const { name, value } of element.attributes) {
    if (name !== 'is') plainElement.setAttribute(name, value);
  }
  plainElement.append(...element.childNodes);
  element.replaceWith(plainElement);
}

function createSanitiser(policy: Policy, systemHosts: SystemHosts) {
  const purify = createDOMPurify(window);
  const config = configOf(policy);
  const attributesOf = new Map(Object.entries(policy));
  const isOfSystem = (address: string | null) => {
    const target = outsideTarget(address?.trim() ?? '');
    // A trailing dot makes no other host.
    return target !== null && systemHosts.includes(target.hostname.replace(/\.$/, ''));
  };
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const kept = attributesOf.get(element.nodeName.toLowerCase());
    attribute.keepAttr = kept?.includes(attribute.attrName) ?? false;
  });
  return (html: string) => {
    const template = window.document.createElement('template');
    template.innerHTML = purify.sanitize(html, config);
    for (const element of template.content.querySelectorAll('[is]')) withoutIs(element);
    for (const link of template.content.querySelectorAll('a')) {
      finishLink(link);
      if (isOfSystem(link.getAttribute('href'))) unwrap(link);
    }
    setTableRoles(template.content);
    for (const frame of template.content.querySelectorAll('iframe')) {
      if (isOfSystem(frame.getAttribute('src'))) frame.remove();
      else finishFrame(frame);
    }
    return template.innerHTML;
  };
}

export type Sanitise = {
  page: (html: string) => string;
  news: (html: string) => string;
  /** A body of news, split. */
  newsParts: (html: string) => NewsPart[];
};

/** Functions that reduce the content system's HTML to what each policy allows. */
export function createSanitise(systemHosts: SystemHosts): Sanitise {
  const news = createSanitiser(policies.news, systemHosts);
  return {
    page: createSanitiser(policies.page, systemHosts),
    news,
    newsParts: (html) => newsParts(news(html)),
  };
}
