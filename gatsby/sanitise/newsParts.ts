import { JSDOM } from 'jsdom';
import type { NewsPart } from '../../src/components/news/newsViews';

const { window } = new JSDOM('');
const { document, Element, HTMLIFrameElement, Text } = window;

/** The paragraph being filled and the elements open in it, outermost first. */
type OpenParagraph = [Element, ...Element[]];

function emptyParagraph(): OpenParagraph {
  return [document.createElement('p')];
}

/** A new paragraph with copies of the open elements. */
function continued([, ...open]: OpenParagraph): OpenParagraph {
  const next = emptyParagraph();
  for (const element of open) {
    const copy = document.importNode(element, false);
    next.at(-1)?.append(copy);
    next.push(copy);
  }
  return next;
}

/**
 * Splits a sanitised body at blank lines and players; elements that span several paragraphs are closed and reopened.
 */
class PartsBuilder {
  readonly parts: NewsPart[] = [];
  private paragraph = emptyParagraph();

  add(nodes: Iterable<ChildNode>): void {
    for (const node of nodes) {
      if (node instanceof Text) this.addText(node.data);
      else if (node instanceof HTMLIFrameElement) this.addPlayer(node.getAttribute('src') ?? '');
      else if (node instanceof Element) this.addElement(node);
    }
  }

  endParagraph(): void {
    const [root] = this.paragraph;
    // Elements reopened at the edge of a paragraph may be empty.
    for (const element of [...root.querySelectorAll('*')].reverse()) {
      if (element.textContent === '') element.remove();
    }
    if (root.textContent.trim()) this.parts.push({ kind: 'paragraph', html: root.innerHTML.trim() });
    this.paragraph = continued(this.paragraph);
  }

  private addText(text: string): void {
    text.split(/\n\s*\n/).forEach((piece, index) => {
      if (index > 0) this.endParagraph();
      this.paragraph.at(-1)?.append(piece);
    });
  }

  private addPlayer(src: string): void {
    this.endParagraph();
    this.parts.push({ kind: 'player', src, host: new URL(src).hostname });
  }

  private addElement(element: Element): void {
    const copy = document.importNode(element, false);
    this.paragraph.at(-1)?.append(copy);
    this.paragraph.push(copy);
    this.add(element.childNodes);
    this.paragraph.pop();
  }
}

/**
 * Paragraphs and players of a sanitised body, in order; there is nothing else in it. It is split as a document, not as text,
 * because an address may look like markup.
 */
export function newsParts(html: string): NewsPart[] {
  const builder = new PartsBuilder();
  const template = document.createElement('template');
  template.innerHTML = html;
  builder.add(template.content.childNodes);
  builder.endParagraph();
  return builder.parts;
}
