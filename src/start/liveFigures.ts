import { type LivePrice, type LiveShare, parseLayoutData } from '../api/parseLayoutData';
import { absent } from '../i18n/absent';
import type { Locale } from '../i18n/locales';

/**
 * Live data (behaviour.md §7.2) in the page's HTML. `data-live-share` and `data-live-fund` mark what has the figures of one share
 * or fund, with their day and date; `data-live` marks each figure in it. Islands that are alive take the answer from the store.
 */

/** Marked elements outside of live islands, which React draws. */
function marked(attribute: string, of: ParentNode = document): HTMLElement[] {
  return [...of.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter(
    (element) => !element.closest('[data-alive]'),
  );
}

/** The figures with this name, without those of a share or fund inside this one. */
function slotsOf(part: Element, name: string): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(`[data-live="${name}"]`)].filter(
    (slot) => slot.closest('[data-live-share], [data-live-fund]') === part,
  );
}

function write(part: Element, name: string, text: string): void {
  for (const slot of slotsOf(part, name)) if (slot.textContent !== text) slot.textContent = text;
}

/** Puts a price and its date in place of the page's, unless that is fresher. @returns whether it did */
function writePrice(part: HTMLElement, code: string, live: LivePrice | null | undefined): live is LivePrice {
  const { liveDay = '', liveDate = '' } = part.dataset;
  if (!live || live.day < liveDay) return false;
  write(part, code, live.display);
  write(part, 'first-date', live.date);
  if (!liveDate || live.day === liveDay) return true;
  for (const element of slotsOf(part, 'date')) {
    element.textContent = element.textContent.replace(liveDate, live.date);
    if (element instanceof HTMLTimeElement) element.dateTime = live.day;
  }
  // The figure over ten years is the build's: it says its date once the others have another one.
  for (const element of slotsOf(part, 'built-date')) element.hidden = false;
  Object.assign(part.dataset, { liveDay: live.day, liveDate: live.date });
  return true;
}

function updateShare(part: HTMLElement, live: LiveShare | undefined): void {
  if (!live || !writePrice(part, 'price', live.price)) return;
  if (live.lessThanOneYear) {
    // No performance may be shown (AMF DOC-2011-24).
    const notice = document.querySelector<HTMLTemplateElement>('template[data-young-notice]');
    for (const figures of part.querySelectorAll('[data-live-figures]')) {
      figures.replaceChildren(notice ? notice.content.cloneNode(true) : absent);
    }
    return;
  }
  for (const { code, display } of live.figures) write(part, code, display ?? absent);
}

/** @throws Error when the answer is not what the query asks for */
export function updateFigures(answer: unknown, locale: Locale): void {
  const live = parseLayoutData(answer, locale);
  for (const part of marked('data-live-share')) updateShare(part, live.shares[part.dataset.liveShare ?? '']);
  for (const part of marked('data-live-fund')) writePrice(part, 'aum', live.aum[part.dataset.liveFund ?? '']);
}
