/** The scripts that start the site, as Gatsby writes them at the end of the body. */
const startScripts = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;

/**
 * Runs at the end of the body: asks for the scripts once the page has been painted. A tab that is in the background paints
 * nothing, and asks at once.
 */
function afterPaint(sources: readonly string[]): string {
  return `(function(s){function a(){s.forEach(function(u){document.head.appendChild(document.createElement('script')).src=u})}document.hidden?a():requestAnimationFrame(function(){setTimeout(a)})})(${JSON.stringify(sources)})`;
}

/**
 * The page with its scripts asked for after the first paint. The HTML is whole without them; as elements they would share
 * a phone's line and processor with the fonts and the paint.
 */
export function withScriptsAfterPaint(html: string): string {
  return html.replace(startScripts, (elements) => {
    const sources = [...elements.matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source);
    return `<script>${afterPaint(sources)}</script>`;
  });
}
