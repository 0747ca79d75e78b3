/** React marks the texts that it will itself change and remove. Those that are an element's only child it does not. */
const isReactText = (node: Node | null): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

function faultsOf({ target, oldValue, removedNodes, addedNodes, nextSibling }: MutationRecord): string[] {
  const parent = (target instanceof Element ? target : target.parentElement)?.outerHTML ?? '';
  const isAnchor = addedNodes.length > 0 && isReactText(nextSibling);
  return [
    ...(isReactText(target) ? [`“${oldValue}” is changed: ${parent}`] : []),
    ...[...removedNodes].filter(isReactText).map(({ data }) => `“${data}” is removed: ${parent}`),
    ...(isAnchor ? [`something is put in front of “${nextSibling.data}”: ${parent}`] : []),
  ];
}

/**
 * Watches for what breaks a page that the browser translates. Chrome puts an element in the place of each text: then
 * React changes a text that nobody sees, or throws because it cannot remove it or put something in front of it. A text
 * that changes, comes or goes, or stands behind something that comes, has to be the only child of an element.
 * @returns takes what was seen since the last call
 */
export function watchTexts(): () => string[] {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  return () => [...records.splice(0), ...observer.takeRecords()].flatMap(faultsOf);
}
