import { wholePaperChoice } from '../ui/paper';

/**
 * Hides parts that need scripts, and shows all panels of tabs, if scripts do not run. Among `!important` declarations
 * the earliest layer wins, and this one comes before the layer that hides `[hidden]`.
 */
export const withoutScriptsStyle =
  '@layer without-scripts{' +
  '[data-needs-scripts]{display:none!important}' +
  '@media screen{[data-panels]>section{display:block!important}}' +
  '}';

/**
 * On paper tabs stand one under the other, and biographies are open, by style alone: no script answers there. Some pages are sheets in
 * small letters (`../ui/paper.ts`), and a fund may be printed whole, in the same.
 */
export const paperStyle =
  '@page{margin:10mm}' +
  '@layer paper{@media print{' +
  '[data-panels]>section[hidden]{display:block!important}' +
  '[data-panel][role=group][hidden]{display:grid!important}' +
  'html:has([data-sheet]){font-size:60%!important;line-height:1.3!important;--m-sizes-measure:100%!important}' +
  `html:has(#${wholePaperChoice}:not(:checked)) [data-paper=whole]{display:none!important}` +
  '[data-paper=address]::after{content:" " attr(href)}' +
  '[data-paper=address][href^="/"]::after{content:" " var(--site) attr(href)}' +
  '}}';
