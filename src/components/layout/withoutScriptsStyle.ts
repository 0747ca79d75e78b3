/**
 * Without scripts: hides what needs them, and shows tabs as links to their panels, all of which are visible. Among `!important` declarations the earliest layer wins, and this one comes
 * before the layer that hides `[hidden]`.
 */
export const withoutScriptsStyle =
  '@layer without-scripts{' +
  '[data-needs-scripts]{display:none!important}' +
  '[data-tabs]>section{display:block!important}' +
  '[data-tabs]>nav>ul{display:flex!important;position:static!important}' +
  '}';

/** On paper tabs stand one under the other, and biographies are open, by style alone: no script answers there. */
export const paperStyle =
  '@layer paper{@media print{' +
  '[data-tabs]>section[hidden]{display:block!important}' +
  '[data-biography][hidden]{display:grid!important}' +
  '}}';
