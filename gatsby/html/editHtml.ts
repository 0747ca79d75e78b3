import * as v from 'valibot';
import { pageStyles, stylesInHead } from './pageStyles';

/** One edit of a page's HTML. A page that an earlier build has edited holds the `result` already. */
type Edit = {
  /** What is edited, for the error where it is missing. */
  part: string;
  target: RegExp;
  result: RegExp;
  apply: (html: string) => string;
};

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

/** Puts the path into an attribute: the script is then the same on every page, and one hash in the policy allows it. */
function constantPathScript(html: string): string {
  return html.replace(pathScript, (_script, json: string) => {
    const pagePath = escapeAttribute(v.parse(v.string(), JSON.parse(json)));
    return `<script id="gatsby-script-loader" data-path="${pagePath}">window.pagePath=document.currentScript.dataset.path</script>`;
  });
}

/** The scripts that start the site, as Gatsby writes them at the end of the body. */
const startScripts = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;

/** Milliseconds after the first frame, by when every browser has painted; some do not report it. */
const shownAfter = 250;

/**
 * Runs at the end of the body: loads the scripts once the page is painted. Background tabs do not paint, and load them
 * at once.
 */
const afterPaint = `(function(s){function a(){s.splice(0).forEach(function(u){document.head.appendChild(document.createElement('script')).src=u})}if(document.hidden)return a();try{new PerformanceObserver(a).observe({type:'paint',buffered:true})}catch(e){}requestAnimationFrame(function(){setTimeout(a,${shownAfter})})})`;

/**
 * Loads the scripts after the first paint. As elements they would compete with fonts and paint for a phone's network
 * and processor.
 */
function scriptsAfterPaint(html: string): string {
  return html.replace(startScripts, (elements) => {
    const sources = [...elements.matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source);
    return `<script>${afterPaint}(${JSON.stringify(sources)})</script>`;
  });
}

const edits: readonly Edit[] = [
  {
    part: 'head with styles of Emotion behind it',
    target: /<\/head>[\s\S]*<style data-emotion="css/,
    result: pageStyles,
    apply: stylesInHead,
  },
  {
    part: 'script of its path',
    target: pathScript,
    result: /<script id="gatsby-script-loader" data-path=/,
    apply: constantPathScript,
  },
  {
    part: 'script that starts the site',
    target: startScripts,
    result: /<script>\(function\(s\)\{function a\(\)/,
    apply: scriptsAfterPaint,
  },
];

/**
 * React 18 leaves NUL characters in its stream, in front of a letter of several bytes that its buffer had no room for
 * (https://github.com/facebook/react/pull/26228). In an attribute browsers show them.
 */
function withoutNulls(html: string): string {
  return html.replaceAll('\0', '');
}

/**
 * A page as it is served. A page that was already edited stays unchanged.
 *
 * @throws Error naming the page and the part that Gatsby, React or Emotion has written differently than expected
 */
export function editHtml(html: string, page: string): string {
  return edits.reduce((text, { part, target, result, apply }) => {
    if (text.search(target) < 0 && text.search(result) < 0) {
      throw new Error(`The page ${page} has no ${part} where the build edits it (gatsby/html/editHtml.ts)`);
    }
    return apply(text);
  }, withoutNulls(html));
}
