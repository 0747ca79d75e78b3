/**
 * Hides parts that need scripts, and shows all panels of tabs, if scripts do not run. Among `!important` declarations
 * the earliest layer wins, and this one comes before the layer that hides `[hidden]`.
 */
export const withoutScriptsStyle =
  '@layer without-scripts{' +
  '[data-needs-scripts]{display:none!important}' +
  '[data-panels]>section{display:block!important}' +
  '}';

/** On paper tabs stand one under the other, and biographies are open, by style alone: no script answers there. */
export const paperStyle =
  '@layer paper{@media print{' +
  '[data-panels]>section[hidden]{display:block!important}' +
  '[data-panel][role=group][hidden]{display:grid!important}' +
  '}}';
