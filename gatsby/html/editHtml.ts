import { emotionKey, pageStylesAttribute } from '../../src/theme/createStyleCache';
import { compactStyles } from './compactStyles';

/** Style elements as Emotion writes them before the first element that needs them, in pages and slices: kind, names and rules. */
const emotionStyle = new RegExp(
  `<style data-emotion="${emotionKey}(-global)? ([^" ]*)[^"]*">([\\s\\S]*?)</style>`,
  'g',
);

const emotionClass = new RegExp(`\\b${emotionKey}-(\\w+)`, 'g');

/** A page's styles in one element of its head. */
const pageStyles = new RegExp(`<style ${pageStylesAttribute}="">[\\s\\S]*?</style>`);

/**
 * Chromium asks `html:has(…)` again with every element that comes, and then styles the page anew: 45 ms each time on a phone four times
 * slower than here. It is not asked where `html` lacks an attribute that the selector names before it.
 */
const dearSelector = /(?:^|[{},])html:has\(/;

/** What Emotion writes for a class is the same in every page, as its name is a digest of it. */
export type EmotionRules = Map<string, string>;

/**
 * Puts a page's styles in one element of its head: those of its classes, in the order of the page, however many of its slices were put
 * in anew since.
 *
 * @param known rules of the classes of pages and slices so far; gets what is new
 * @throws Error naming a class without rules, or an element with two; for styles that cost too much
 */
function stylesInHead(html: string, known: EmotionRules): string {
  const globalRules = new Set<string>();
  const bare = html.replace(
    emotionStyle,
    (_element, global: string | undefined, name: string, rules: string) => {
      if (global) globalRules.add(rules);
      else known.set(name, rules);
      return '';
    },
  );
  if (globalRules.size === 0) return html;
  const unstyled = bare.replace(pageStyles, '');
  const names = new Set<string>();
  for (const [, value = ''] of unstyled.matchAll(/ class="([^"]*)"/g)) {
    const [name, second] = [...value.matchAll(emotionClass)].map(([, own = '']) => own);
    // `compactStyles` takes it for granted.
    if (second !== undefined) throw new Error(`An element has two classes of Emotion: ${value}`);
    if (name !== undefined) names.add(name);
  }
  const rules = Array.from(names, (name) => {
    const ofClass = known.get(name);
    if (ofClass === undefined)
      throw new Error(`The class ${emotionKey}-${name} has no rules: remove .cache and public`);
    return ofClass;
  });
  const css = compactStyles([...globalRules, ...rules].join(''));
  if (dearSelector.test(css))
    throw new Error(
      'html:has(…) styles the whole page anew with every change: ask for an attribute of html first',
    );
  return unstyled.replace('</head>', () => `<style ${pageStylesAttribute}="">${css}</style></head>`);
}

/** Starts Gatsby in the browser: the path of the page, and the slice with its scripts, whose marks Gatsby needs again. */
const gatsbyScripts =
  /<script id="gatsby-script-loader">[\s\S]*?<\/script>(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** The same when an earlier build has edited the page: Gatsby writes the slice anew. */
const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** Milliseconds after the first frame, by when every browser has painted; some do not report it. */
const shownAfter = 250;

/**
 * Runs at the end of the body: loads the scripts once the page is painted. Background tabs do not paint, and load them
 * at once.
 */
const afterPaint = `(function(s){function a(){s.splice(0).forEach(function(u){document.head.appendChild(document.createElement('script')).src=u})}if(document.hidden)return a();try{new PerformanceObserver(a).observe({type:'paint',buffered:true})}catch(e){}requestAnimationFrame(function(){setTimeout(a,${shownAfter})})})`;

/**
 * Loads the start script after the first paint. As elements its files would compete with fonts and paint for a phone's network
 * and processor.
 */
function loaderOf(scripts: readonly string[]): string {
  return `<script>${afterPaint}(${JSON.stringify(scripts)})</script>`;
}

function replaceGatsbyScripts(html: string, loader: string): string {
  const target = gatsbyScripts.test(html) ? gatsbyScripts : slice;
  return html.replace(target, (_scripts, start: string, end: string) => start + loader + end);
}

/** True if an earlier build has edited the page. Quicker than editing it again. */
function isEdited(html: string, loader: string): boolean {
  return (
    html.includes(loader) &&
    !['\0', '<style data-emotion=', '<script id="gatsby'].some((left) => html.includes(left))
  );
}

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
 * @param scripts of the start script, in the order in which they run
 * @param known rules of pages and slices so far; gets those of this page
 * @throws Error naming the page and the part that Gatsby, React or Emotion has written differently than expected
 */
export function editHtml(
  html: string,
  page: string,
  scripts: readonly string[],
  known: EmotionRules,
): string {
  const loader = loaderOf(scripts);
  if (isEdited(html, loader)) return html;
  const bare = withoutNulls(html);
  const parts = [
    ['head with styles of Emotion behind it', /<\/head>[\s\S]*<style data-emotion=/, pageStyles],
    ['scripts of Gatsby', slice, slice],
  ] as const;
  for (const [part, target, result] of parts) {
    if (bare.search(target) < 0 && bare.search(result) < 0) {
      throw new Error(`The page ${page} has no ${part} where the build edits it (gatsby/html/editHtml.ts)`);
    }
  }
  return replaceGatsbyScripts(stylesInHead(bare, known), loader);
}
