import * as v from 'valibot';

/** Gatsby's script that tells its router which page the HTML is of, with the path as JSON. */
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/**
 * The page with its path in an attribute that the script reads, so that the script is the same on every page and one hash
 * in the content security policy allows it.
 */
export function withConstantPathScript(html: string): string {
  return html.replace(pathScript, (_script, json: string) => {
    const pagePath = escapeAttribute(v.parse(v.string(), JSON.parse(json)));
    return `<script id="gatsby-script-loader" data-path="${pagePath}">window.pagePath=document.currentScript.dataset.path</script>`;
  });
}
