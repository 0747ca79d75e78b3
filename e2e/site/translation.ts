import type { Page } from '@playwright/test';

declare global {
  interface Window {
    startTranslation?: () => void;
  }
}

/** Invisible, and left out of the texts that Playwright reads: a translated text differs from the server's, which React compares. */
const mark = '\u200b';

/**
 * Runs in the page before its own scripts, and must not use anything from outside. Defines what Chrome's translation does: it puts
 * two elements in the place of each text, also of those that come later.
 */
function defineTranslation(markOfTranslation: string): void {
  const left = 'script, style, noscript, svg, textarea, option, [translate=no]';
  const written = new WeakSet<Node>();
  const font = (content: Node) => {
    // oxlint-disable-next-line typescript/no-deprecated -- it is what Chrome writes
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(content);
    return element;
  };
  const translateText = (text: Text) => {
    if (written.has(text) || text.data.trim() === '' || text.parentElement?.closest(left) !== null) return;
    const translation = document.createTextNode(text.data + markOfTranslation);
    written.add(translation);
    text.replaceWith(font(font(translation)));
  };
  const translate = (node: Node) => {
    const texts = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
    found.forEach((text) => translateText(text as Text));
  };
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      else addedNodes.forEach(translate);
    }
  });
  window.startTranslation = () => {
    translate(document.body);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  };
}

/** Translates every page that is opened from now on: before its scripts run, or when `startTranslation` is called. */
export async function translateAsChrome(
  page: Page,
  start: 'before its scripts' | 'when asked',
): Promise<void> {
  await page.addInitScript(defineTranslation, mark);
  if (start === 'when asked') return;
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => window.startTranslation?.()),
  );
}

/** Texts in sight that are not translated: React has written them where no translation sees them. */
export function untranslatedTexts(page: Page): Promise<string[]> {
  return page.evaluate((markOfTranslation) => {
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      const isLeft = parent?.closest('script, style, noscript, svg, textarea, option, [translate=no]');
      if (words && !isLeft && parent?.checkVisibility() && !words.endsWith(markOfTranslation))
        found.push(words);
    }
    return found;
  }, mark);
}
