/**
 * Where scripts are off, what needs them is not shown, a dropdown's panel opens under the pointer or the focus, and tabs are
 * links to panels that are all shown. Of important declarations those of the
 * earliest layer win, and this one comes before the layer in which the style sheet hides `[hidden]`.
 */
export const withoutScriptsStyle =
  '@layer without-scripts{' +
  '[data-needs-scripts]{display:none!important}' +
  '[data-dropdown]>[hidden]{display:block!important;visibility:hidden}' +
  '[data-dropdown]:is(:hover,:focus-within)>[hidden]{visibility:visible}' +
  '[data-tabs]>section{display:block!important}' +
  '[data-tabs]>nav>ul{display:flex!important;position:static!important}' +
  '}';
