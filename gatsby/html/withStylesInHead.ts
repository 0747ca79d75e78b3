import { pageStylesAttribute } from '../../src/theme/createStyleCache';

/**
 * What Emotion writes in front of the element that needs it first, in the page and in its slices: the names of its styles,
 * of which an animation has its own, and their rules.
 */
const emotionStyle = /<style data-emotion="css(?:-global)? ([^"]*)">([\s\S]*?)<\/style>/g;

const pageStyles = new RegExp(`<style ${pageStylesAttribute}="([^"]*)">([\\s\\S]*?)</style>`);

/**
 * The page with all styles of its elements in one element of its head, each once. A page that holds such an element already,
 * because only a slice was put in anew, keeps the styles in it. What has no head, a slice by itself, stays as it is.
 */
export function withStylesInHead(html: string): string {
  const [, names = '', css = ''] = pageStyles.exec(html) ?? [];
  const styles = new Map<string, string>();
  const bare = html.replace(emotionStyle, (_element, ofElement: string, rules: string) => {
    styles.set(ofElement, rules);
    return '';
  });
  if (styles.size === 0 || !html.includes('</head>')) return html;
  const known = new Set(names.split(' ').filter(Boolean));
  const added = [...styles].filter(([ofElement]) => ofElement.split(' ').some((name) => !known.has(name)));
  const element = `<style ${pageStylesAttribute}="${[...known, ...added.map(([ofElement]) => ofElement)].join(' ')}">${css}${added.map(([, rules]) => rules).join('')}</style>`;
  return bare.replace(pageStyles, '').replace('</head>', () => `${element}</head>`);
}
