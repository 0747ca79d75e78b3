import { follow } from '../../store/pageStore';

export const panels = () => [...document.querySelectorAll<HTMLElement>('[data-panel]')];

/** Else biographies. */
export const areTabs = () => document.querySelector('[data-panels=tabs]') !== null;

export const linksTo = (id: string | undefined) =>
  document.querySelectorAll<HTMLElement>(`a[data-opens="${id}"]`);

/** On the button of the list and, for who does not see the panel change, in a message. */
function nameTab(title: string, hasChanged: boolean): void {
  const label = document.querySelector('[data-tab-title]');
  if (label) label.textContent = title;
  const status = document.querySelector<HTMLElement>('[data-tab-status]');
  if (status && hasChanged) status.textContent = `${status.dataset.tabStatus} ${title}`;
}

/** Links to the other shares of a fund keep the tab. */
function keepTab(hash: string): void {
  for (const link of document.querySelectorAll('[data-keeps-tab] a')) {
    const [path = ''] = (link.getAttribute('href') ?? '').split('#', 1);
    link.setAttribute('href', path + hash);
  }
}

/** Shows one panel, and marks the links to it. */
export function startPanelView(): void {
  const isTabs = areTabs();
  const [first] = panels();
  follow(
    ({ tabs }) => tabs.shown,
    (shown, before) => {
      for (const panel of panels()) {
        const { panel: id } = panel.dataset;
        const isShown = id === shown;
        panel.hidden = !isShown;
        for (const link of linksTo(id)) {
          if (!isTabs) link.setAttribute('aria-expanded', String(isShown));
          else if (isShown) link.setAttribute('aria-current', 'true');
          else link.removeAttribute('aria-current');
        }
        if (isTabs && isShown) {
          nameTab(linksTo(id)[0]?.textContent ?? '', before !== undefined);
          keepTab(panel === first ? '' : `#${id}`);
        }
      }
    },
  );
  // The style sheet leaves the panels to this view.
  for (const root of document.querySelectorAll<HTMLElement>('[data-panels]')) root.dataset.followed = '';
}
