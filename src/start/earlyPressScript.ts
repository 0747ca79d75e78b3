/**
 * Inline script of the head: a press on a button before the start script has run is marked, for `repeatEarlyPresses`. The form's
 * button would leave the page.
 */
export const earlyPressScript = `addEventListener('click',function(e){var t=e.target,b=t.closest&&t.closest('button'),d=document.documentElement.dataset;if(b&&!('started'in d)){b.dataset.pressed='';e.preventDefault()}},true)`;

/** Call it once everything that answers presses listens. */
export function repeatEarlyPresses(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
}
