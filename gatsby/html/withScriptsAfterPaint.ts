/** The scripts that start the site, as Gatsby writes them at the end of the body. */
const startScripts = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;

/** Milliseconds after the first frame's work within which every browser shows it; some do not say when they have. */
const shownAfter = 250;

/**
 * Runs at the end of the body: asks for the scripts once the page is on the screen, which is later than the work for its first
 * frame. A tab that is in the background paints nothing, and asks at once.
 */
function afterPaint(sources: readonly string[]): string {
  return `(function(s){function a(){s.splice(0).forEach(function(u){document.head.appendChild(document.createElement('script')).src=u})}if(document.hidden)return a();try{new PerformanceObserver(a).observe({type:'paint',buffered:true})}catch(e){}requestAnimationFrame(function(){setTimeout(a,${shownAfter})})})(${JSON.stringify(sources)})`;
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
